import { z } from 'zod'
import { asPublished } from './published'
import { filledText } from '../../shared/bounded'

/**
 * One rule of a book, in our own words. `automated`: the engine computes it; `assisted`: the
 * engine offers and the GM decides; `reference`: shown as text or table.
 */
export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[A-Z]{2}-\d{3}$/),
  title: filledText(80),
  text: filledText(700),
  kind: z.enum(['automated', 'assisted', 'reference']),
})
export type Rule = z.infer<typeof ruleSchema>

/** The rules of a rulebook's files, in the order of their ids. */
export function rulesIn(files: Readonly<Record<string, unknown>>): readonly Rule[] {
  const rules = asPublished(z.array(ruleSchema), Object.values(files).flat())
  return rules.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
