import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import type { Kept, Manner } from '../../fight-model/hand-to-hand'
import { approachTerms, type Approach } from './tag'
import { together, type Adding } from '../together'
import { grappleValue, type Posture } from '../value'

/** One who has hold of the target and brings them down. */
export interface Tackler {
  combatant: Combatant
  approach: Approach
  kept: readonly Kept[]
  posture: Posture
}

/** HtH of one who tackles: better from behind, worse when they have just stood up (CI-159). */
function tacklerValue({ combatant, approach, kept, posture }: Tackler): Sum {
  const own = grappleValue(combatant, kept, posture, 'hth')
  const figures = { behind: 4, fullMove: 0, standingUp: -4 }
  return sum([...own.terms, ...approachTerms(approach, figures, 'CI-159')])
}

/** HtH of all who tackle one target together (CI-159, CI-170). Refuses an empty list. */
export function tackleValue(tacklers: readonly Tackler[], adding: Adding): Sum {
  return together(
    tacklers.map((each) => ({ who: each.combatant.label, value: tacklerValue(each) })),
    adding,
  )
}

/** What a tackle has to reach: full defence helps, several swings do not (CI-159, CI-137). */
export function tackleDefence(target: Combatant, kept: readonly Kept[], posture: Posture): Sum {
  return grappleValue(target, kept, posture, 'hthVsTackle')
}

/** HtH of initiators against HtH of the target, and the other way round to pull one down. */
export function checkTackle(value: Sum, against: Sum, roll: string): Checked {
  return checkAgainst(value, against, roll)
}

/** What a tackled defender still may do at once. */
export interface Answers {
  /** An HtH attack for damage (CI-160). */
  attacks: boolean
  /** A roll to bring down whoever stayed up (CI-161). */
  pullsDown: boolean
}

/**
 * What a defender has left after a tackle. Full defence leaves neither; one who has attacked this
 * turn has had their attack, and may pull down only one who means to keep the grapple on its feet.
 */
export function answersOf(
  manner: Manner,
  { hasAttacked, fullDefence }: { hasAttacked: boolean; fullDefence: boolean },
): Answers {
  const attacks = !hasAttacked && !fullDefence
  if (manner === 'ground') return { attacks, pullsDown: false }
  return { attacks, pullsDown: manner === 'standing' ? !fullDefence : attacks }
}
