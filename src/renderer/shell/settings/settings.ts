import type { OutputOf } from '../../../campaign/api'
import type { Phrase } from '../../../shared/phrase'

/** The choices one rule system leaves, and what the campaign has made of them. */
export type SystemChoices = OutputOf<'setting.read'>[number]
export type ChoiceNow = SystemChoices['decisions'][number]
export type ChartNow = SystemChoices['charts'][number]
export type SettingValue = ChoiceNow['value']

/** Decisions under one heading. */
export interface ChoiceGroup {
  title: string
  decisions: ChoiceNow[]
}

type Say = (phrase: Phrase) => string

/** The value of a decision in words: how its default is told. */
export function describeValue({ kind }: ChoiceNow, value: SettingValue, say: Say): string {
  if (typeof value === 'boolean') return say({ key: value ? 'setting.on' : 'setting.off' })
  if (typeof value === 'number') return String(value)
  const label = kind.type === 'choice' && kind.values.find((each) => each.value === value)?.label
  return label ? say(label) : say({ key: 'setting.none' })
}

/** Whether a text holds every word of the query. */
function holds(text: string, query: string): boolean {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return wanted.every((word) => text.toLowerCase().includes(word))
}

/** Charts whose name or rule holds every word of the query, in order. */
export function findCharts(charts: readonly ChartNow[], query: string, say: Say): ChartNow[] {
  return charts.filter(({ title, rule }) => holds(`${say(title)} ${rule}`, query))
}

/** Decisions whose words or rule hold every word of the query, by their headings in order. */
export function findChoices(
  decisions: readonly ChoiceNow[],
  query: string,
  say: Say,
): ChoiceGroup[] {
  const groups = new Map<string, ChoiceNow[]>()
  for (const decision of decisions) {
    const { group, title, reason, rule } = decision
    const text = [...[group, title, reason].map(say), rule ?? ''].join(' ')
    if (!holds(text, query)) continue
    groups.set(say(group), [...(groups.get(say(group)) ?? []), decision])
  }
  return [...groups].map(([title, found]) => ({ title, decisions: found }))
}
