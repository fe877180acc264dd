import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { isOverridden } from '../../../system/dial'
import type { StepId } from '../../fight-model/steps'
import { isHalfRolled, isOpen, isPresent, unableIn } from '../body/ability'
import { openCasts } from '../casting/casts'
import { landings } from '../casting/landing'
import { openHits } from '../hand-to-hand/refuse-rest'
import { openTries } from '../hand-to-hand/refuse-try'
import { isUnanswered } from '../movement/passing'
import type { CourseEventOf } from './events'
import { duelsOf, everyone } from './fight'

/** Why a fight cannot begin: nobody is there. */
export function refuseBeginning(fight: FightContext): Phrase | null {
  return everyone(fight).some(isPresent) ? null : phrase('coldIron.refused.nobody')
}

/** Attacks and grabs that are still open hold a step; the game master may let them all go. */
export function refuseClosing(
  fight: FightContext,
  { override }: CourseEventOf<'step.close'>,
  step: StepId,
): Phrase | null {
  const count = duelsOf(fight).filter((duel) => duel.step === step && isOpen(fight, duel)).length
  if (count > 0 && !isOverridden(fight, override)) {
    return phrase('coldIron.refused.attacksOpen', { count })
  }
  const tries = step === 'handToHandFighting' ? openTries(fight).length : 0
  if (tries > 0 && !isOverridden(fight, override)) {
    return phrase('coldIron.handToHand.refused.triesOpen', { count: tries })
  }
  const spells = openCasts(fight, step).length
  if (spells > 0) return phrase('coldIron.spells.refused.spellsOpen', { count: spells })
  const passing = step === 'moving' ? everyone(fight).filter((each) => isWaiting(fight, each)) : []
  if (passing.length > 0) {
    return phrase('coldIron.moves.refused.answersOpen', { count: passing.length })
  }
  const hits = openHits(fight).length
  return hits > 0 ? phrase('coldIron.handToHand.refused.hitsOpen', { count: hits }) : null
}

/** Somebody who charges past, and could, waits for whether the way is blocked (CI-183). */
function isWaiting(fight: FightContext, combatant: Combatant): boolean {
  return isUnanswered(fight, combatant.id) && unableIn(fight, combatant, 'moving') === null
}

/** Blows and effects that have not landed yet, and hits whose dice are still to be rolled, hold a fight. */
export function refuseEnd(fight: FightContext): Phrase | null {
  const halfRolled = duelsOf(fight).filter(isHalfRolled).length
  if (halfRolled > 0) return phrase('coldIron.refused.damageOpen', { count: halfRolled })
  const count = fight.pending.length + fight.wear.length
  if (count > 0) return phrase('coldIron.refused.blowsPending', { count })
  const effects = landings(fight).length
  if (effects > 0) return phrase('coldIron.spells.refused.effectsPending', { count: effects })
  const hits = openHits(fight).length
  return hits > 0 ? phrase('coldIron.handToHand.refused.hitsOpen', { count: hits }) : null
}
