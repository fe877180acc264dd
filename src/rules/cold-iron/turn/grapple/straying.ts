import { friendsInPile, hitsFriend } from '../../hand-to-hand/friend-hit'
import { membersOf, pileWith, sideIn } from '../../hand-to-hand/pile'
import type { AttackResult, FightContext } from '../context'
import type { Duel } from '../fight'
import { addHit } from './hitting'

/**
 * A blow from outside into a pile that comes to 0 or less hits somebody else in it (CI-181): whoever
 * strikes means his target, so that all the others count as friends. Missiles have their own rule.
 */
export function strayIntoPile(
  fight: FightContext,
  { attacker, defender, weapon }: Duel,
  { total, chance, net }: AttackResult,
): FightContext {
  const pile = pileWith(fight.scrum.piles, defender.id)
  if (!pile || weapon.missile || !hitsFriend(total) || sideIn(pile, attacker.id)) return fight
  const everyone = membersOf(pile).map(({ id }) => id)
  const candidates = friendsInPile({ at: 'one', id: defender.id }, [], everyone)
  const hit = { attackerId: attacker.id, weapon, candidates, astray: true, chance, net }
  return addHit(fight, hit)
}
