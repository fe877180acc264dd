import { z } from 'zod'
import type { Decision } from '../../rules/system/settings'
import type { Fact } from '../../shared/fact'
import { textUpTo } from '../../shared/bounded'

/** What a decision can be set to; which of these fit, its own system says. */
export const settingValue = z.union([z.boolean(), z.number(), textUpTo(200), z.null()])

/** A value in words, or as the number it is: it fills a gap of a message. */
function wordsOf({ kind }: Decision, value: unknown): string | number {
  if (typeof value === 'boolean') return `@setting.${value ? 'on' : 'off'}`
  if (typeof value === 'number') return value
  const values = kind.type === 'choice' ? kind.values : []
  const label = values.find((each) => each.value === value)?.label
  return `@${label?.key ?? 'setting.none'}`
}

/** The fact of a decision that is another one now. It is the game master's alone. */
export function settingChanged(decision: Decision, before: unknown, after: unknown): Fact {
  const [was, is] = [before, after].map((value) => wordsOf(decision, value))
  return {
    kind: 'setting.changed',
    secret: true,
    about: [],
    with: { title: `@${decision.title.key}`, was: was ?? '', is: is ?? '' },
  }
}
