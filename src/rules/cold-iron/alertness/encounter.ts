import { z } from 'zod'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

/** How easily creatures are noticed, from the hardest (CI-037). */
export const categories = ['stealthy', 'normal', 'obvious'] as const
export type Category = (typeof categories)[number]

/** Magic that hides a creature (CI-043). */
export const effectSchema = z.enum(['obscurity', 'silence', 'invisibility', 'chameleon'])
export type Effect = z.infer<typeof effectSchema>

/** Creatures on their way to the party, and what they come through. */
export const encounterSchema = z.strictObject({
  /** As the creature is, or as the terrain makes it: the game master's word (CI-042). */
  category: z.enum(categories).default('normal'),
  /** What the creatures want to come to. */
  intent: z.enum(['melee', 'missile']).default('melee'),
  night: z.boolean().default(false),
  /** A large horde of them (CI-041). */
  horde: z.boolean().default(false),
  /** They come from upwind of those who might notice. */
  upwind: z.boolean().default(false),
  effects: z.array(effectSchema).max(4).default([]),
  /** Their movement on broken ground, in hexes a turn. */
  maBroken: whole(0, 999).default(0),
  /** Added to the difficulty by those who tracked the observers down (CI-054). */
  tracked: whole(0, 999).default(0),
})
export type Encounter = z.infer<typeof encounterSchema>

/** Nothing in particular to notice, by day: a check the game master asks for. */
export const nothingInParticular: Encounter = readOnce(encounterSchema, {})

/** How a large horde counts: one category easier to notice; the obvious stay obvious (CI-041). */
export function categoryOf({ category, horde }: Pick<Encounter, 'category' | 'horde'>): Category {
  if (!horde || category === 'obvious') return category
  return category === 'stealthy' ? 'normal' : 'obvious'
}
