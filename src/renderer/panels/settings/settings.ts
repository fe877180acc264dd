import type { OutputOf } from '../../../campaign/api'
import type { Phrase } from '../../../shared/phrase'

/** The choices one rule system leaves, and what the campaign has made of them. */
export type SystemChoices = OutputOf<'setting.read'>[number]
export type ChoiceNow = SystemChoices['decisions'][number]
export type SettingValue = ChoiceNow['value']

/** Decisions under one heading. */
export interface ChoiceGroup {
  title: string
  decisions: ChoiceNow[]
}

type Say = (phrase: Phrase) => string

/** The value of a decision in words: how its default is told. */
export function sayValue({ kind }: ChoiceNow, value: SettingValue, say: Say): string {
  if (typeof value === 'boolean') return say({ key: value ? 'setting.on' : 'setting.off' })
  if (typeof value === 'number') return String(value)
  const label = kind.type === 'choice' && kind.values.find((each) => each.value === value)?.label
  return label ? say(label) : say({ key: 'setting.none' })
}

/** Decisions whose words or rule hold every word of the query, by their headings in order. */
export function findChoices(
  decisions: readonly ChoiceNow[],
  query: string,
  say: Say,
): ChoiceGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, ChoiceNow[]>()
  for (const decision of decisions) {
    const { group, title, reason, rule } = decision
    const text = [...[group, title, reason].map(say), rule].join(' ').toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    groups.set(say(group), [...(groups.get(say(group)) ?? []), decision])
  }
  return [...groups].map(([title, found]) => ({ title, decisions: found }))
}
