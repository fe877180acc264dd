import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { conditionOf, isSenseless, stunLasts } from '../../body/condition'
import type { FightContext } from '../../fight-model/context'
import type { Duel } from '../core/fight'
import { refuseDropped } from '../wear/held'
import { refuseBroken } from '../wear/items'
import { placeOf } from '../core/place'
import type { StepId } from '../../fight-model/steps'

/** Whether a combatant is still in the fight: one who left it neither acts nor is met. */
export function isPresent({ state }: Combatant): boolean {
  return !state.gone
}

/**
 * Why a combatant cannot act in a step of this turn: gone, asleep, unconscious, dead, or stunned
 * through it (CI-060, CI-069), or left without an action by a fumble (CI-130); null when nothing does.
 */
export function unableIn(fight: FightContext, combatant: Combatant, step: StepId): Phrase | null {
  const { label: who, state } = combatant
  if (!isPresent(combatant)) return phrase('coldIron.refused.gone', { who })
  if (state.asleep && !state.dead) return phrase('coldIron.refused.asleep', { who })
  if (isSenseless(combatant)) {
    const condition = conditionOf(combatant)
    const words = { who, condition: `coldIron.condition.${condition}` }
    return phrase('coldIron.refused.senseless', words)
  }
  if (isIdle(fight, combatant)) return phrase('coldIron.refused.fumbled', { who })
  const moment = { turn: fight.turn, step: placeOf(fight, step) }
  return stunLasts(state.stunnedUntil, moment) ? phrase('coldIron.refused.stunned', { who }) : null
}

/** Whether a fumble of the turn before leaves somebody no action in this one (CI-130). */
export function isIdle({ turn }: Pick<FightContext, 'turn'>, { state }: Combatant): boolean {
  return state.idleTurn === turn
}

/**
 * The same for an attack: a weapon that is destroyed (CI-216) or lies on the ground (CI-130) strikes
 * nobody, and nobody strikes one who is gone.
 */
export function unableToStrike(
  fight: FightContext,
  { attack, attacker, defender, step }: Pick<Duel, 'attack' | 'attacker' | 'defender' | 'step'>,
): Phrase | null {
  const unable =
    unableIn(fight, attacker, step) ??
    refuseDropped(attacker, attack.weapon) ??
    refuseBroken(fight, attacker, attack.weapon)
  if (unable || isPresent(defender)) return unable
  return phrase('coldIron.refused.gone', { who: defender.label })
}

/** Whether an attack has been rolled, and its damage or its wear is still to come. */
export function isHalfRolled({ attack: { status }, attacker, defender }: Duel): boolean {
  if (!isPresent(attacker) || !isPresent(defender)) return false
  return status === 'needsDamage' || status === 'needsWear'
}

/** Whether an attack keeps its step open: its roll, its damage or its wear is still to come. */
export function isOpen(fight: FightContext, duel: Duel): boolean {
  if (isHalfRolled(duel)) return true
  return duel.attack.status === 'waiting' && unableToStrike(fight, duel) === null
}
