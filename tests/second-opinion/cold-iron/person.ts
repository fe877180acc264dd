import { armourNow } from '../../../src/rules/cold-iron/body/armour'
import { bodyStrip } from '../../../src/rules/cold-iron/view/board'
import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import { isSenseless } from '../../../src/rules/cold-iron/body/condition'
import { fatigueLevel, fatigueState } from '../../../src/rules/cold-iron/body/fatigue'
import { memberIn, grappleWith } from '../../../src/rules/cold-iron/hand-to-hand/grapple'
import { protectionNow } from '../../../src/rules/cold-iron/body/protection'
import type { FightContext } from '../../../src/rules/cold-iron/fight-model/context'
import { itemOf } from '../../../src/rules/cold-iron/turn/wear/items'
import type { Figures } from './case'

/** Fatigue of turns that the case leaves uncounted: points, and daily fatigue in eighths. */
export interface Uncounted {
  temp: number
  daily: number
}

/** Everything a case may ask of somebody as the fight has him now. */
export function personNow(
  fight: FightContext,
  person: Combatant,
  { temp, daily }: Uncounted = { temp: 0, daily: 0 },
): Figures {
  const { sheet, state } = person
  const strip = bodyStrip(person)
  const counted = {
    ...state,
    tempFatigue: state.tempFatigue - temp,
    dailyFatigueEighths: state.dailyFatigueEighths - daily,
  }
  const armour = armourNow(sheet.armor, state.armorDamage)
  const grapple = grappleWith(fight.handToHand.grapples, person.id)
  return {
    damage: state.damage,
    pt: sheet.pt,
    magicHealedToday: state.magicHealedToday,
    current: strip.current,
    state: stateOf(person),
    stunned: state.stunnedUntil !== null,
    tempFatigue: counted.tempFatigue,
    dailyFatigue: counted.dailyFatigueEighths / 8,
    fatigueLevel: fatigueLevel(counted) / 8,
    fatigueState: fatigueState(sheet.pt, fatigueLevel(counted)),
    armourDamage: state.armorDamage,
    T: armour.T,
    C: protectionNow(person, fight.settings),
    CAfter: protectionNow(person, fight.settings),
    immuneFlesh: state.immuneFlesh,
    mayRollOut: !state.asleep && !state.inCovers,
    inHtH: grapple !== null,
    mayAttack: grapple === null || memberIn(grapple, person.id)?.pinned !== true,
    pinned: grapple !== null && memberIn(grapple, person.id)?.pinned === true,
    onGround: state.onGround,
    unconscious: isSenseless(person),
    dead: state.dead,
    deathClock: strip.state === 'magicReserve' ? null : strip.clock,
    turn: fight.turn,
    wokenTurn: state.wokenTurn,
    wakesInTurns: state.wakeTurns,
    awakeNow: !state.asleep,
    unrecoverable: strip.unrecoverable,
    penalty: strip.penalty.total,
    penaltyNow: strip.penalty.total,
    desperationUsed: state.desperationUsed,
    mpUsed: state.mpUsed,
    shieldDamage: state.shieldDamage,
    shieldDestroyed: sheet.shield.hp > 0 && state.shieldDamage >= sheet.shield.hp,
    ...weaponNow(person),
  }
}

function stateOf({ state, ...person }: Combatant): string {
  const strip = bodyStrip({ state, ...person })
  if (state.dead) return 'dead'
  return state.berserk && strip.current > 0 ? 'fighting' : strip.state
}

function weaponNow(person: Combatant): Figures {
  const { hp, damageTaken: damage } = itemOf(person, 0) ?? { hp: 0, damageTaken: 0 }
  return {
    weaponDamage: damage,
    weaponHpMax: hp,
    weaponHpLeft: Math.max(0, hp - damage),
    weaponDestroyed: hp > 0 && damage >= hp,
  }
}
