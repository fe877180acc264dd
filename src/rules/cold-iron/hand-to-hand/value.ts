import { sum, type Sum } from '../../../shared/term'
import { tacticalTerms } from '../actions/stacking'
import type { TacticId } from '../actions/tactical'
import type { Combatant } from '../combatant/combatant'
import { parted } from '../combatant/lent'
import { isSenseless } from '../body/condition'
import { bodyPenalties } from '../body/penalties'
import { wordsIn } from '../describe'
import { keptTerms } from './holding/kept'
import { type Kept } from '../fight-model/hand-to-hand'

const { termOf } = wordsIn('handToHand')

/** How a combatant holds themself this turn. */
export interface Posture {
  desperate: boolean
  /** Tactical entries in force: guarding, berserk, several swings (CI-235). */
  tactics: readonly TacticId[]
}

/** What HtH is used for: to attack, to defend in a grapple, to keep one's feet against a tackle. */
export type Use = 'hth' | 'hthDefence' | 'hthVsTackle'

/**
 * HtH of one combatant (CI-096, CI-167): their own, less what they hold on to, with what is in force,
 * blinking and the like. Whoever is senseless has that of their size alone; a stun takes nothing.
 */
export function grappleValue(
  combatant: Combatant,
  kept: readonly Kept[],
  { desperate, tactics }: Posture,
  use: Use,
): Sum {
  const { sheet } = combatant
  if (isSenseless(combatant)) return sum([termOf('size', sheet.sizHtH, 'CI-167')])
  return sum([
    ...parted(sheet, 'htH', termOf('htH', sheet.htH, 'CI-096')),
    ...keptTerms(kept),
    ...tacticalTerms(use, tactics),
    ...bodyPenalties(combatant, desperate),
  ])
}
