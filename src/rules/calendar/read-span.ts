import { spanUnits, type Span, type SpanUnit } from './clock'

/** What may pass the time. */
export const doings = ['travel', 'rest', 'wait', 'work'] as const
export type Doing = (typeof doings)[number]

/** The words that are typed for units of time and for what is done meanwhile. */
export interface SpanWords {
  units: Record<SpanUnit, readonly string[]>
  doings: Record<Doing, readonly string[]>
}

/** A length of time as it was typed, and what is done meanwhile where that was said. */
export interface TypedSpan extends Span {
  doing: Doing | null
}

/** The name that a word stands for; null for none. */
export function called<Name extends string>(
  word: string,
  names: readonly Name[],
  words: Record<Name, readonly string[]>,
): Name | null {
  return names.find((name) => words[name].includes(word)) ?? null
}

/**
 * Reads a length of time: `1 watch`, `90 min`, `2 days travel`, `3h`. Null when it is none; nothing
 * shorter than a minute is one, and nothing longer than 9999 of its unit.
 */
export function readSpan(text: string, words: SpanWords): TypedSpan | null {
  const typed = /^(\d{1,4})\s*([^\d\s]+)(?:\s+(?:of\s+)?([^\d\s]+))?$/.exec(
    text.trim().toLowerCase(),
  )
  const amount = Number(typed?.[1] ?? 0)
  const unit = called(typed?.[2] ?? '', spanUnits, words.units)
  const said = typed?.[3]
  const doing = said === undefined ? null : called(said, doings, words.doings)
  if (amount === 0 || unit === null || (said !== undefined && doing === null)) return null
  return { amount, unit, doing }
}
