import { z } from 'zod'
import { phraseSchema } from '../../shared/phrase'
import type { Until } from '../effects/effect'
import type { Effect } from './effect'
import { filledText, textUpTo, whole } from '../../shared/bounded'

/**
 * Which rolls a modifier is for: any that takes what is added, those of some moves by their ids,
 * those against somebody, or those the GM finds fitting by its words. Where a move gives one against
 * its target, `target` stands for that one until it lands; else it is as the stage of the rules calls them.
 */
const modifierScopeSchema = z.union([
  z.enum(['anyRoll', 'judged']),
  z.array(filledText(40)).min(1).max(40),
  z.strictObject({ against: filledText(80) }),
])

/** A modifier that waits on a character until a roll takes it. */
export const modifierSchema = z.strictObject({
  /** Added to the roll; below 0 it is taken off. */
  value: whole(-20, 20),
  /** Gone with the first roll that takes it, or there for every roll. */
  kind: z.enum(['forward', 'ongoing']),
  scope: modifierScopeSchema,
  /** What it is for, in words; in its gap `target` stands whom the move was made on. */
  text: phraseSchema,
  /** The rule that gives it; empty for one of the GM's own. */
  rule: textUpTo(20),
  /** When it lapses unused: with the next roll it fits, the next move at all, the scene, or by hand. */
  until: z.enum(['nextMatching', 'nextMove', 'scene', 'hand']),
})
export type Modifier = z.infer<typeof modifierSchema>

/** A modifier on somebody: an effect that adds to rolls, with whatever ends it. */
export interface HeldModifier extends Omit<Modifier, 'until'> {
  id: string
  until: Until
}

/** A modifier that a move gives, and to whom. */
export interface ModifierGrant extends Modifier {
  on: Exclude<Effect['on'], 'party'> | 'everyone'
}

/** A move as modifiers see it. */
interface Taker {
  id: string
  takesModifiers?: boolean
  /** The rules whose modifiers are over with it, whoever has them. */
  ends?: readonly string[]
}

/** Whom a modifier is against; undefined where it is against nobody in particular. */
export function againstWhom({ scope }: Pick<Modifier, 'scope'>): string | undefined {
  return typeof scope === 'object' && 'against' in scope ? scope.against : undefined
}

/** Whether a modifier may be taken for a move; one that is to be judged always may. */
export function fitsMove(
  { scope }: Pick<Modifier, 'scope'>,
  { id, takesModifiers }: Taker,
): boolean {
  if (!takesModifiers) return false
  return !Array.isArray(scope) || scope.includes(id)
}

/**
 * Whether a modifier is taken for a roll on this target unless somebody objects: its rule leaves nothing
 * to judge (DW-004, DW-021).
 */
export function isTakenByItself(
  { scope }: Pick<Modifier, 'scope'>,
  target: string | null,
): boolean {
  const whom = againstWhom({ scope })
  return whom === undefined ? scope !== 'judged' : whom === target
}

/**
 * Whether a modifier is gone after a move of its owner: taken once, or meant for this move and no
 * other. One that lasts stays.
 */
export function isGoneAfter(
  { kind, until }: Pick<HeldModifier, 'kind' | 'until'>,
  isTaken: boolean,
): boolean {
  if (until === 'nextMove') return true
  return isTaken && (kind === 'forward' || until === 'nextMatching')
}

/** Whether a modifier is over with this move, whoever has it: as what was prepared in a camp is once they break it. */
export function isEndedBy({ rule }: Pick<Modifier, 'rule'>, { ends = [] }: Taker): boolean {
  return ends.includes(rule)
}
