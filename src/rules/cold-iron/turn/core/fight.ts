import { changeState, type Combatant, type State } from '../../combatant/combatant'
import { weaponNow } from '../../combatant/shooting'
import type { Weapon } from '../../combatant/weapon'
import type { FightContext } from '../../fight-model/context'
import type { Attack } from '../../fight-model/attack'
import { isInDesperation, type Option } from '../../fight-model/declaration'
import { stepOfWeapon, type ResolveStepId } from '../../fight-model/steps'

/** An attack with those it concerns. */
export interface Duel {
  attack: Attack
  attacker: Combatant
  defender: Combatant
  weapon: Weapon
  step: ResolveStepId
}

/** Everyone in the fight, in the order the host lists them. */
export function everyone(fight: FightContext): Combatant[] {
  return Object.values(fight.combatants)
}

/** A combatant of the fight; undefined for one who is not in it. */
export function combatantOf(fight: FightContext, id: string): Combatant | undefined {
  return Object.hasOwn(fight.combatants, id) ? fight.combatants[id] : undefined
}

/** Whether this is the id of somebody in the fight who is of another side. */
export function isFoeOf(fight: FightContext, { side }: Combatant, id: string): boolean {
  const other = combatantOf(fight, id)
  return other !== undefined && other.side !== side
}

/** An attack with those it concerns; null when one of them has left the fight. */
export function duelOf(fight: FightContext, attack: Attack): Duel | null {
  const attacker = combatantOf(fight, attack.attackerId)
  const defender = combatantOf(fight, attack.targetId)
  const weapon = attacker && weaponNow(attacker, attack.weapon)
  if (!attacker || !defender || !weapon) return null
  return {
    attack,
    attacker,
    defender,
    weapon,
    step: attack.inMove ? 'moving' : stepOfWeapon(weapon),
  }
}

/** Attacks of this turn whose parties are all in the fight, in order of declaration. */
export function duelsOf(fight: FightContext): Duel[] {
  return fight.attacks.flatMap((attack) => duelOf(fight, attack) ?? [])
}

/** The attack of this id with those it concerns; null when there is none. */
export function findDuel(fight: FightContext, attackId: string): Duel | null {
  const attack = fight.attacks.find(({ id }) => id === attackId)
  return attack ? duelOf(fight, attack) : null
}

/** The fight with one combatant's state changed. */
export function withState(fight: FightContext, id: string, change: Partial<State>): FightContext {
  const combatant = combatantOf(fight, id)
  if (!combatant) return fight
  return {
    ...fight,
    combatants: { ...fight.combatants, [id]: changeState(combatant, change) },
  }
}

/** The fight with those who have taken part in it: this is a turn of combat for them (CI-078). */
export function withFought(fight: FightContext, ids: readonly string[]): FightContext {
  return ids.reduce((now, id) => withState(now, id, { fought: true }), fight)
}

/** The fight with one attack changed. */
export function withAttack(fight: FightContext, id: string, change: Partial<Attack>): FightContext {
  const attacks = fight.attacks.map((attack) =>
    attack.id === id ? { ...attack, ...change } : attack,
  )
  return { ...fight, attacks }
}

/** Whether a combatant's declaration of this turn is one of desperation (CI-065). */
export function isDesperate(fight: FightContext, id: string): boolean {
  return isInDesperation(fight.declarations[id])
}

/** The choice of group 3 somebody made with their attack (CI-029); null for none. */
export function optionOf(fight: FightContext, id: string): Option | null {
  const declaration = fight.declarations[id]
  return declaration?.kind === 'attack' ? (declaration.option ?? null) : null
}

/** The weapon somebody uses this turn: of their attack, or else their first for melee; null for none. */
export function weaponInHand(fight: FightContext, { id, sheet }: Combatant): Weapon | null {
  const declaration = fight.declarations[id]
  const chosen = declaration?.kind === 'attack' ? sheet.weapons[declaration.weapon] : undefined
  return chosen ?? sheet.weapons.find(({ missile }) => !missile) ?? null
}

/** Whether a combatant has declared that they go for another's body this turn (CI-154). */
export function goesFor(fight: FightContext, id: string, targetId: string): boolean {
  const declaration = fight.declarations[id]
  return declaration?.kind === 'handToHand' && declaration.targetId === targetId
}
