import { armourNow, stopBlow } from '../../../../src/rules/cold-iron/body/armour'
import type { Blow } from '../../../../src/rules/cold-iron/fight-model/attack'
import type { Duel } from '../../../../src/rules/cold-iron/turn/core/fight'
import type { Figures } from '../case'

/** The harm of a blow, in a grapple or outside one. */
export function harmOf(
  { defender, weapon }: Pick<Duel, 'defender' | 'weapon'>,
  blow: Blow,
  vsT: number,
): Figures {
  const armour = armourNow(defender.sheet.armor, defender.state.armorDamage)
  const most = stopBlow(9999, armour, vsT, defender.state.fleshT)
  const through = weapon.fatigue ? blow.fatigue : blow.wounds + blow.fatigue
  const stopped = stopBlow(blow.rolled, armour, vsT, defender.state.fleshT)
  return {
    rawDamage: blow.rolled,
    effectiveT: most.byArmour + most.byFlesh,
    blocked: stopped.byArmour + stopped.byFlesh,
    armourBooked: blow.absorbed,
    through,
    fatigue: blow.fatigue,
    absorbed: blow.fleshStopped,
    real: blow.wounds,
    realFromFatigue: weapon.fatigue ? blow.wounds : 0,
    stunned: blow.stunned,
    knockedOut: blow.knockedOut,
    beheaded: blow.beheaded,
  }
}
