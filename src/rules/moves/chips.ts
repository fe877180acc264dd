import { z } from 'zod'
import { phraseSchema } from '../../shared/phrase'
import type { Effect } from './move'

/**
 * Which rolls a chip is for: any that takes what is added, those of some moves by their ids, or
 * those the GM finds fitting by its words.
 */
const chipScopeSchema = z.union([
  z.enum(['anyRoll', 'judged']),
  z.array(z.string().min(1).max(40)).min(1).max(40),
])

/** A modifier that waits on a character until a roll takes it. */
export const chipSchema = z.strictObject({
  /** Added to the roll; below 0 it is taken off. */
  value: z.number().int().min(-20).max(20),
  /** Gone with the first roll that takes it, or there for every roll. */
  kind: z.enum(['forward', 'ongoing']),
  scope: chipScopeSchema,
  /** What it is for, in words; in its gap `target` stands whom the move was made on. */
  text: phraseSchema,
  /** The rule that gives it; empty for one of the GM's own. */
  rule: z.string().max(20),
  /** When it lapses unused: with the next roll it fits, the next move at all, the scene, or by hand. */
  until: z.enum(['nextMatching', 'nextMove', 'scene', 'hand']),
})
export type Chip = z.infer<typeof chipSchema>

/** A chip on somebody. */
export interface HeldChip extends Chip {
  id: string
}

/** A chip that a move gives, and to whom. */
export interface ChipGrant extends Chip {
  on: Exclude<Effect['on'], 'party'> | 'everyone'
}

/** A move as chips see it. */
interface Taker {
  id: string
  takesChips?: boolean
}

/** Whether a chip may be taken for a move; one that is to be judged always may. */
export function fitsMove({ scope }: Pick<Chip, 'scope'>, { id, takesChips }: Taker): boolean {
  if (!takesChips) return false
  return typeof scope === 'string' || scope.includes(id)
}

/** Whether a chip is taken unless somebody objects: its rule leaves nothing to judge. */
export function isTakenByItself({ scope }: Pick<Chip, 'scope'>): boolean {
  return scope !== 'judged'
}

/**
 * Whether a chip is gone after a move of its owner: taken once, or meant for this move and no
 * other. One that lasts stays.
 */
export function isGoneAfter({ kind, until }: Pick<Chip, 'kind' | 'until'>, isTaken: boolean) {
  if (until === 'nextMove') return true
  return isTaken && (kind === 'forward' || until === 'nextMatching')
}
