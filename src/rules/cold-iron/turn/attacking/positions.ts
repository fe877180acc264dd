import { swingPlaces } from '../../melee/swings'
import type { FightContext } from '../../fight-model/context'
import { targetsOf, type Position } from '../../fight-model/declaration'
import { combatantOf, duelsOf, type Duel } from '../core/fight'
import { asArmed, holdsPlace, mayOnlyDodge } from './guard'

const places: readonly Position[] = [1, 2, 3, 4]
/** Those in which somebody can be parried (CI-104). */
const parries: readonly Position[] = [1, 2]

/** Who stands where before a defender. */
export interface Places {
  /** By attack id; missiles have none. */
  of: ReadonlyMap<string, Position>
  /** They have something to parry with, and nobody to parry: those who come at them can only be dodged. */
  parriesNobody: boolean
}

/**
 * The place each melee attacker takes before a defender (CI-105): where they have struck or a hand has
 * set them first, then primary for whoever the defender attacks, then the two parries for those they
 * can parry, and after that the others in the lowest free places, each by order of declaration; last
 * those who will not strike any more, so that they keep nobody from a place. A defender who attacks someone else
 * keeps the primary defence for that one; those they swing at several times over all face it
 * (CI-139), and no more than two are parried. Whoever comes after the fourth stands in the fourth place (CI-109).
 */
export function placesBefore(fight: FightContext, defenderId: string): Places {
  const duels = duelsOf(fight).filter(
    ({ defender, weapon }) => defender.id === defenderId && !weapon.missile,
  )
  const faced = targetsInMelee(fight, defenderId)
  const holding = duels.filter((duel) => holdsPlace(fight, duel))
  const parried = holding.filter((duel) => isParried(fight, duel))
  const placed = new Map<string, Position>()
  for (const { attack } of holding) {
    const firm = attack.result?.position ?? attack.position
    if (firm) placed.set(attack.id, firm)
  }
  placeFaced(placed, duels, faced)
  const kept = placesKept(placed, holding, faced)
  placeInOrder(placed, parried, parries, kept)
  placeInOrder(placed, holding, places, kept)
  placeInOrder(placed, duels, places, kept)
  const first = ({ attack }: Duel) => parries.includes(placed.get(attack.id) ?? 4)
  return { of: placed, parriesNobody: faced.length === 0 && !parried.some(first) }
}

/** Primary for the one they attack, unless a hand has put somebody there; all of several swings. */
function placeFaced(
  placed: Map<string, Position>,
  duels: readonly Duel[],
  faced: readonly string[],
): void {
  const swings = faced.length > 1 ? swingPlaces(faced.map((id) => ({ id }))) : new Map()
  for (const { attack } of duels.filter(({ attacker }) => faced.includes(attacker.id))) {
    const primary = swings.has(attack.attackerId) || ![...placed.values()].includes(1)
    if (primary && !placed.has(attack.id)) placed.set(attack.id, 1)
  }
}

/**
 * The places that those a defender attacks take from the others: one each of those who come at them and face the
 * primary defence, for only two are parried (CI-105, CI-139); the first in any case.
 */
function placesKept(
  placed: ReadonlyMap<string, Position>,
  holding: readonly Duel[],
  faced: readonly string[],
): Position[] {
  if (faced.length === 0) return []
  const primary = holding.filter(
    ({ attack }) => faced.includes(attack.attackerId) && placed.get(attack.id) === 1,
  )
  return places.slice(0, Math.max(1, primary.length))
}

/** The lowest free of some places for each without one; where the last place is among them, all find one. */
function placeInOrder(
  placed: Map<string, Position>,
  duels: readonly Duel[],
  among: readonly Position[],
  kept: readonly Position[],
): void {
  const last = among.includes(4) ? 4 : undefined
  for (const { attack } of duels) {
    const taken = [...placed.values(), ...kept]
    const free = among.find((position) => !taken.includes(position)) ?? last
    if (free && !placed.has(attack.id)) placed.set(attack.id, free)
  }
}

/** One who parries with nothing parries nobody: their attackers stand by order of declaration. */
function isParried(fight: FightContext, duel: Duel): boolean {
  const bare = asArmed(fight, duel.defender).sheet.parryMode === 'none'
  return bare || !mayOnlyDodge(fight, duel)
}

function targetsInMelee(fight: FightContext, id: string): string[] {
  const declaration = fight.declarations[id]
  if (declaration?.kind !== 'attack') return []
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon && !weapon.missile ? targetsOf(declaration) : []
}
