import { phrase, type Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { conditionOf, isSenseless, stunLasts } from '../condition'
import type { FightContext } from './context'
import type { Duel } from './fight'
import { placeOf } from './place'
import type { StepId } from './steps'

/**
 * Why a combatant cannot act in a step of this turn: unconscious, dead, or stunned through it
 * (CI-060, CI-069); null when nothing does.
 */
export function unableIn(fight: FightContext, combatant: Combatant, step: StepId): Phrase | null {
  const condition = conditionOf(combatant)
  if (isSenseless(combatant)) {
    const words = { who: combatant.label, condition: `coldIron.condition.${condition}` }
    return phrase('coldIron.refused.senseless', words)
  }
  const moment = { turn: fight.turn, step: placeOf(fight, step) }
  return stunLasts(combatant.state.stunnedUntil, moment)
    ? phrase('coldIron.refused.stunned', { who: combatant.label })
    : null
}

/** Whether an attack keeps its step open: its roll or its damage is still to come. */
export function isOpen(fight: FightContext, { attack, attacker, step }: Duel): boolean {
  if (attack.status === 'needsDamage') return true
  return attack.status === 'waiting' && unableIn(fight, attacker, step) === null
}
