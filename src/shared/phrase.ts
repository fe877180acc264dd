import { z } from 'zod'
import { filledText, textUpTo } from './bounded'

/**
 * Words on their way to a reader: a key of the message catalogues and what fills its gaps.
 * Rules, commands and facts speak in phrases; only a screen or a report turns them into a sentence.
 */
export const phraseSchema = z.object({
  key: filledText(120),
  with: z.record(z.string(), z.union([textUpTo(4000), z.number()])).optional(),
})
export type Phrase = z.infer<typeof phraseSchema>

/** Builds a phrase; `gaps` are the named gaps of the catalogue entry. */
export function phrase(key: string, gaps?: Record<string, string | number>): Phrase {
  return gaps ? { key, with: gaps } : { key }
}
