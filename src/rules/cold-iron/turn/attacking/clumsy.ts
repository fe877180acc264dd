import type { StepId } from '../../fight-model/steps'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, duelsOf, withState, type Duel } from '../core/fight'
import { withDropped } from '../wear/held'

/** Rows of the chart after which the weapon is out of hand, and after which one only dodges. */
const letsFall = ['weaponDropped', 'weaponFlung']
const onlyDodges = ['dodgeOnlyNextTurn', 'helpless']

/**
 * What the fumbles of a step make of whoever fumbled, as the rows of the chart say (CI-130): no action
 * next turn, nothing but Dodge, a weapon on the ground, or they themselves. It waits for the step to
 * close, so that nobody is the worse for striking first (CI-017). What a fight cannot see, an ankle or
 * a weapon that breaks, is told and stays with the game master.
 */
export function bearFumbles(fight: FightContext, step: StepId): FightContext {
  return duelsOf(fight)
    .filter((duel) => duel.step === step && (duel.attack.result?.fumbles ?? []).length > 0)
    .reduce(bearFumble, fight)
}

/** Claws stay on, and what was thrown is gone anyway. */
function bearFumble(fight: FightContext, { attacker, attack, weapon }: Duel): FightContext {
  const rows = attack.result?.fumbles ?? []
  const has = (...any: readonly string[]) => any.some((row) => rows.includes(row))
  const now = combatantOf(fight, attacker.id)
  if (!now) return fight
  const next = fight.turn + 1
  const isLoose = weapon.class !== 'natural' && !(weapon.class === 'thrown' && weapon.missile)
  return withState(fight, attacker.id, {
    ...(has('noActionNextTurn') && { idleTurn: next }),
    ...(has(...onlyDodges) && { dodgeTurn: next }),
    ...(has(...letsFall) && isLoose && withDropped(now, attack.weapon)),
    ...(has('falls') && { onGround: true }),
  })
}
