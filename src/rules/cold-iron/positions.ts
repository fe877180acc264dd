import { swingPlaces } from './melee/swings'
import type { FightContext } from './turn/context'
import { targetsOf, type Position } from './turn/declaration'
import { combatantOf, duelsOf } from './turn/fight'

const places: readonly Position[] = [1, 2, 3, 4]

/**
 * The place each melee attacker takes before a defender, by attack id (CI-105): a place set by
 * hand first, then primary for whoever the defender attacks, then the others by order of
 * declaration in the lowest free places. A defender who attacks someone else keeps the primary
 * defence for that one; those he swings at several times over all face it (CI-139). Whoever comes after the fourth stands in the fourth place (CI-109).
 */
export function positionsAgainst(fight: FightContext, defenderId: string): Map<string, Position> {
  const placed = new Map<string, Position>()
  const attacks = duelsOf(fight)
    .filter(({ defender, weapon }) => defender.id === defenderId && !weapon.missile)
    .map(({ attack }) => attack)
  const taken = new Set<Position>()
  const place = (attackId: string, position: Position) => {
    placed.set(attackId, position)
    taken.add(position)
  }

  for (const attack of attacks) if (attack.position) place(attack.id, attack.position)
  const faced = targetsInMelee(fight, defenderId)
  const swings = faced.length > 1 ? swingPlaces(faced.map((id) => ({ id }))) : new Map()
  for (const { id, attackerId } of attacks.filter((each) => faced.includes(each.attackerId))) {
    const primary = swings.has(attackerId) || !taken.has(1)
    if (!placed.has(id) && primary) place(id, 1)
  }
  if (faced.length > 0) taken.add(1)
  for (const { id } of attacks) {
    if (!placed.has(id)) place(id, places.find((position) => !taken.has(position)) ?? 4)
  }
  return placed
}

function targetsInMelee(fight: FightContext, id: string): string[] {
  const declaration = fight.declarations[id]
  if (declaration?.kind !== 'attack') return []
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon && !weapon.missile ? targetsOf(declaration) : []
}
