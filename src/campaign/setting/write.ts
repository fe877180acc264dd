import type { Decision, EditableChart } from '../../rules/system/settings'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import type { Ruled } from './known'
import { rulingsOf, settingIn, withSetting } from './read'
import { settingChanged } from './value'

/** Reads a rule of a system otherwise from now on; refuses in words a value that it cannot have. */
export function setSetting(write: Write, system: Ruled, decision: Decision, value: unknown): void {
  const { settings } = rulingsOf(write, system)
  const { id: key } = decision
  if (!withSetting(system.settings, settings, key, value)) {
    refuse('refusal.settingValue', { title: `@${decision.title.key}` })
  }
  const standard = settingIn(system.settings.schema.parse({}), key)
  if (value === standard) forgetSetting(write, system.id, key)
  else {
    write.run(
      `INSERT INTO setting (system, key, value) VALUES (@system, @key, @value)
       ON CONFLICT DO UPDATE SET value = excluded.value`,
      { system: system.id, key, value: JSON.stringify(value) },
    )
  }
  tellChanges(write, system, settings)
}

/** Puts one setting of a system back to its default, or all of them; answers how many were set. */
export function forgetSetting(write: Write, system: string, key?: string): number {
  return key === undefined
    ? write.run('DELETE FROM setting WHERE system = @system', { system })
    : write.run('DELETE FROM setting WHERE system = @system AND key = @key', { system, key })
}

/** Tells every decision that is another one than it was `before`. */
export function tellChanges(write: Write, system: Ruled, before: object): void {
  const after = rulingsOf(write, system).settings
  for (const decision of system.settings.decisions) {
    const [was, is] = [before, after].map((settings) => settingIn(settings, decision.id))
    if (was !== is) write.record(settingChanged(decision, was, is))
  }
}

/** Plays a system by a chart of the campaign's own, which its schema has read. */
export function editChart(
  write: Write,
  { id: system }: Ruled,
  { id: chart, title }: EditableChart,
  value: unknown,
): void {
  write.run(
    `INSERT INTO edited_chart (system, chart, value) VALUES (@system, @chart, @value)
     ON CONFLICT DO UPDATE SET value = excluded.value`,
    { system, chart, value: JSON.stringify(value) },
  )
  tellChart(write, 'edited', title.key)
}

/** Tells what became of a chart, by the key of its title. */
export function tellChart(write: Write, what: 'edited' | 'reset', title: string): void {
  write.record({ kind: `chart.${what}`, secret: true, about: [], with: { title: `@${title}` } })
}
