import { z } from 'zod'
import { asPublished } from '../../system/published'
import { ranks, ticksOf, type Rank } from '../../tracks/progress'
import { dealtBy } from '../figures/harm'
import own from './own.json'
import sample from './sample.json'
import { filledText } from '../../../shared/bounded'

const line = filledText(120)

const foeSchema = z.strictObject({
  name: line,
  rank: z.enum(ranks),
  features: z.array(line).min(2).max(6),
  drives: z.array(line).min(2).max(4),
  tactics: z.array(line).min(3).max(6),
})
/** A foe to take into a campaign: its rank, and words to play it by (IS-147). */
export type Foe = z.infer<typeof foeSchema>

/** The document's one sample (IS-154), and six of our own for each rank. */
export const foes: readonly Foe[] = asPublished(z.array(foeSchema), [...sample, ...own])

/** What a rank comes to at the table: what it deals, and ticks for each point of harm (IS-037, IS-052). */
export function rankFigures(rank: Rank): { deals: number; ticks: number } {
  return { deals: dealtBy(rank), ticks: ticksOf(rank, 1) }
}
