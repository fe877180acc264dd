import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { systemTitle } from '../sheet/sheets'
import { chartApi } from './charts'
import { decisionOf, ruledSystem, ruledSystems } from './known'
import { fileApi } from './file-api'
import { rulingsOf, settingIn } from './read'
import { settingValue } from './value'
import { forgetSetting, setSetting, tellChanges } from './write'
import { idSchema as id } from '../../shared/bounded'

export const settingApi = {
  ...chartApi,
  ...fileApi,

  /** The choices that the systems of this campaign leave, with what is set and what is not. */
  'setting.read': query({
    input: z.strictObject({}),
    run: (read) =>
      ruledSystems(read).map((system) => {
        const { settings, charts } = rulingsOf(read, system)
        const standard = system.settings.schema.parse({})
        return {
          system: system.id,
          title: system.title,
          decisions: system.settings.decisions.map((decision) => {
            const value = settingValue.parse(settingIn(settings, decision.id))
            const usual = settingValue.parse(settingIn(standard, decision.id))
            return { ...decision, value, usual, changed: value !== usual }
          }),
          charts: (system.settings.charts ?? []).map(({ id: chart, title, rule, published }) => {
            const changed = chart in charts
            return { id: chart, title, rule, published, changed, value: charts[chart] ?? published }
          }),
        }
      }),
  }),

  /** How this campaign reads the rules of a system, edited charts with them. */
  'setting.rulings': query({
    input: z.strictObject({ system: id }),
    run: (read, { system }) => ({ system, ...rulingsOf(read, ruledSystem(read, system)) }),
  }),

  /** Reads a rule otherwise from now on. Fights that have begun keep the reading they began with. */
  'setting.set': command({
    input: z.strictObject({ system: id, key: id, value: settingValue }),
    label: (read, { system, key }) => {
      const { title } = decisionOf(ruledSystem(read, system), key)
      return phrase('history.setting', { title: `@${title.key}` })
    },
    run: (write, { system: systemId, key, value }) => {
      const system = ruledSystem(write, systemId)
      setSetting(write, system, decisionOf(system, key), value)
    },
  }),

  /** Puts one setting back to its default, or all of a system. */
  'setting.reset': command({
    input: z.strictObject({ system: id, key: id.optional() }),
    label: (read, { system, key }) => {
      const known = ruledSystem(read, system)
      return key === undefined
        ? phrase('history.settingsReset', { system: systemTitle(known.id) })
        : phrase('history.settingReset', { title: `@${decisionOf(known, key).title.key}` })
    },
    run: (write, { system: systemId, key }) => {
      const system = ruledSystem(write, systemId)
      const { settings } = rulingsOf(write, system)
      if (forgetSetting(write, systemId, key) === 0) refuse('refusal.settingsUsual')
      tellChanges(write, system, settings)
    },
  }),
}
