import type { FightContext } from './turn/context'
import type { Position } from './turn/declaration'
import { combatantOf, duelsOf } from './turn/fight'

const places: readonly Position[] = [1, 2, 3, 4]

/**
 * The place each melee attacker takes before a defender, by attack id (CI-105): a place set by
 * hand first, then primary for whoever the defender attacks, then the others by order of
 * declaration in the lowest free places. A defender who attacks someone else keeps the primary
 * defence for that one. Whoever comes after the fourth stands in the fourth place (CI-109).
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
  const faced = targetInMelee(fight, defenderId)
  const foe = attacks.find(({ attackerId }) => attackerId === faced)
  if (foe && !placed.has(foe.id) && !taken.has(1)) place(foe.id, 1)
  if (faced !== null) taken.add(1)
  for (const { id } of attacks) {
    if (!placed.has(id)) place(id, places.find((position) => !taken.has(position)) ?? 4)
  }
  return placed
}

function targetInMelee(fight: FightContext, id: string): string | null {
  const declaration = fight.declarations[id]
  if (declaration?.kind !== 'attack') return null
  const weapon = combatantOf(fight, id)?.sheet.weapons[declaration.weapon]
  return weapon && !weapon.missile ? declaration.targetId : null
}
