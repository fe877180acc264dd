import { z } from 'zod'
import { phraseSchema, type Phrase } from './phrase'
import { textUpTo } from './bounded'

/** One summand of a figure: what it is called, its signed value, and the rule that puts it there. */
export const termSchema = z.object({
  label: phraseSchema,
  value: z.number(),
  rule: textUpTo(20),
})
export type Term = z.infer<typeof termSchema>

/** A figure that can say why: its total and the terms that make it. */
export interface Sum {
  total: number
  terms: Term[]
}

/** Builds a term. `rule` is an inventory id such as `CI-133`. */
export function term(label: Phrase, value: number, rule: string): Term {
  return { label, value, rule }
}

/** Adds terms up into a figure that keeps them. */
export function sum(terms: Term[]): Sum {
  return { total: terms.reduce((total, each) => total + each.value, 0), terms }
}
