import { sum, type Sum } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import { weaponNow } from '../../combatant/shooting'
import type { Weapon } from '../../combatant/weapon'
import type { Means } from '../../attack/defence'
import { canWear, fumbleWear, shieldWear, weaponWear } from '../../gear/item-wear'
import { grappleWith } from '../../hand-to-hand/grapple'
import { weaponDice } from '../../attack/weapon-dice'
import type { FightContext } from '../../fight-model/context'
import type { Attack, AttackResult } from '../../fight-model/attack'
import type { AttackEventOf } from '../attacking/events'
import type { GmEventOf } from '../gm/events'
import { combatantOf, findDuel, withAttack, withState, type Duel } from '../core/fight'
import { forEach, factOf, type FactDetails, type FightChange } from '../core/change'
import { asArmed } from '../attacking/guard'
import { rollsOfWear, timesOfFumble } from './fumble-wear'
import { isWearing, itemOf, parryItem, withDamage } from './items'
import { byHand } from '../core/update-clocks'
import { spentIn } from '../attacking/shot'
import type { ItemId, Wear, WearRoll } from '../../fight-model/wear'

/** Whether someone carries a shield before them whose wear is followed. */
export function usesShield(fight: FightContext, combatant: Combatant): boolean {
  const { parryMode } = asArmed(fight, combatant).sheet
  return parryMode === 'shield' && isWearing(fight, combatant, 'shield')
}

/**
 * Damage rolls for what an attack wears: a shield that it missed beside or went for (CI-213,
 * CI-214), or both weapons where one parried the other (CI-215). Nobody shields themself who does
 * not move, or who lies in a grapple.
 */
export function wearsOf(
  fight: FightContext,
  { attack, attacker, defender, weapon }: Duel,
  verdict: AttackResult['verdict'],
  means: Means,
): WearRoll[] {
  const isBare =
    means === 'stillness' || grappleWith(fight.handToHand.grapples, defender.id) !== null
  if (verdict !== 'miss' || isBare) return []
  const blow = { strikerId: attacker.id, weapon: attack.weapon }
  const column = attack.atShield ? 'deliberateVsShield' : 'vsShield'
  if (usesShield(fight, defender) && canWear(weapon.class, column)) {
    return [{ ownerId: defender.id, item: 'shield', ...blow }]
  }
  const parry = parryItem(asArmed(fight, defender))
  if (typeof parry !== 'number' || means !== 'parry') return []
  return [
    { ownerId: defender.id, item: parry, ...blow },
    { ownerId: attacker.id, item: attack.weapon, strikerId: defender.id, weapon: parry },
  ].filter((roll) => {
    const owner = combatantOf(fight, roll.ownerId)
    const striking = strikingWeapon(fight, roll)
    const strikes = striking !== undefined && canWear(striking.class, 'vsWeapon')
    return strikes && owner !== undefined && isWearing(fight, owner, roll.item)
  })
}

/** Whose dice an attack waits for: the attacker's, or of its wear theirs whose weapon strikes (CI-215). */
export function rollerOf({ attackerId, wears: [wear] = [] }: Attack): string {
  return wear?.strikerId ?? attackerId
}

/** The weapon whose damage a roll is. */
export function strikingWeapon(fight: FightContext, roll?: WearRoll): Weapon | undefined {
  const striker = roll && combatantOf(fight, roll.strikerId)
  return striker && weaponNow(striker, roll.weapon)
}

/** What an item takes from a damage roll (CI-213..215); a shot has spent some of it on the way. */
export function wearOf(fight: FightContext, duel: Duel, roll: WearRoll, faces: number[]): Sum {
  const weapon = strikingWeapon(fight, roll)
  if (!weapon || !duel.attack.result) return sum([])
  const { fumble } = roll
  if (fumble) return wearByFumble(fight, weapon, { ...roll, fumble }, faces)
  const shot = roll.strikerId === duel.attacker.id ? spentIn(fight, duel) : null
  const { vsT, rest } = shot ?? { vsT: weapon.vsT, rest: 0 }
  const { plus } = weaponDice(weapon, fight.settings.diceTableMode)
  const rolled = faces.reduce((all, face) => all + face, plus)
  const striking = { weaponClass: weapon.class, damage: Math.max(0, rolled - rest), vsT }
  const { verdict } = duel.attack.result
  const deliberate = duel.attack.atShield === true
  return roll.item === 'shield'
    ? shieldWear(striking, { verdict, deliberate }, fight.settings)
    : weaponWear(striking, verdict, fight.settings)
}

/** What a fumble does to the weapon: each of its multiples is rolled, and some count many times (CI-130). */
function wearByFumble(
  fight: FightContext,
  weapon: Weapon,
  roll: WearRoll & { fumble: NonNullable<WearRoll['fumble']> },
  faces: number[],
): Sum {
  const { plus } = weaponDice(weapon, fight.settings.diceTableMode)
  const rolled = faces.reduce((all, face) => all + face, plus * rollsOfWear(roll))
  const striking = { weaponClass: weapon.class, damage: Math.max(0, rolled), vsT: weapon.vsT }
  return fumbleWear(striking, timesOfFumble(roll.fumble), fight.settings)
}

/** Takes the dice of the wear that comes next in an attack; it lands when the step closes (CI-017). */
export function rollWear(
  fight: FightContext,
  { attackId, dice: faces, typed }: AttackEventOf<'attack.wear'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  const [roll, ...later] = duel?.attack.wears ?? []
  if (!duel || !roll) return { fight, facts: [] }
  const { total: points, terms } = wearOf(fight, duel, roll, faces)
  const { ownerId, item, strikerId } = roll
  const status = later.length > 0 ? 'needsWear' : 'resolved'
  const rolled = withAttack(fight, attackId, { wears: later, status })
  const worn = { ownerId, item, strikerId, points, terms, dice: { faces, typed } }
  return { fight: { ...rolled, wear: [...fight.wear, worn] }, facts: [] }
}

/** Lets the wear of an attack go that is not rolled yet. */
export function leaveWear(fight: FightContext, { attack, attacker, defender }: Duel): FightChange {
  const isFumble = attack.result?.verdict === 'fumble'
  return {
    fight: withAttack(fight, attack.id, { wears: [], status: 'resolved' }),
    facts: [
      isFumble
        ? factOf('wear.fumbleLeftOut', [attacker])
        : factOf('wear.leftOut', [attacker, defender]),
    ],
  }
}

/** All wear of a step happens at once (CI-017). */
export function landWear(fight: FightContext): FightChange {
  return forEach({ ...fight, wear: [] }, fight.wear, land)
}

function land(fight: FightContext, { ownerId, item, strikerId, ...worn }: Wear): FightChange {
  const { points, terms, dice } = worn
  const owner = combatantOf(fight, ownerId)
  const taken = owner && itemOf(owner, item)?.damageTaken
  if (!owner || taken === undefined) return { fight, facts: [] }
  const striker = combatantOf(fight, strikerId)
  const about = striker ? [owner, striker] : [owner]
  const details = { terms, with: { points }, ...(dice && { dice }) }
  return setDamage(fight, owner, item, taken + points, { kind: 'item.worn', about, details })
}

/** An item mended, or its damage put right, by the game master's hand. */
export function setGear(
  fight: FightContext,
  { combatantId, item, damage }: GmEventOf<'gear.set'>,
): FightChange {
  const owner = combatantOf(fight, combatantId)
  if (!owner) return { fight, facts: [] }
  const details = { cause: byHand() }
  return setDamage(fight, owner, item, damage, { kind: 'item.set', about: [owner], details })
}

/** Gives an item its damage and tells so, and of its end if this is it (CI-216). */
function setDamage(
  fight: FightContext,
  owner: Combatant,
  id: ItemId,
  damage: number,
  { kind, about, details }: { kind: string; about: Combatant[]; details: FactDetails },
): FightChange {
  const before = itemOf(owner, id)
  if (!before) return { fight, facts: [] }
  const { name: item, hp, damageTaken } = before
  const left = { from: Math.max(0, hp - damageTaken), to: Math.max(0, hp - damage) }
  const worn = withState(fight, owner.id, withDamage(owner.state, id, damage))
  const told = factOf(kind, about, { ...details, ...left, with: { ...details.with, item } })
  const ends = left.from > 0 && left.to === 0
  const end = ends ? [factOf('item.destroyed', [owner], { with: { item } })] : []
  return { fight: worn, facts: [told, ...end] }
}
