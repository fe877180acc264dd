import type { FightContext } from '../../fight-model/context'
import type { Duel } from '../core/fight'
import { combatantOf } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { MoveEventOf } from './events'
import { saidToEngage, withMoves } from './reading'

/** Sets or clears an engagement by the game master's hand (CI-118). */
export function engageByHand(
  fight: FightContext,
  { from, to, engaged }: MoveEventOf<'move.engage'>,
): FightChange {
  const about = [from, to].flatMap((id) => combatantOf(fight, id) ?? [])
  const kind = engaged ? 'move.engaged' : 'move.disengaged'
  return { fight: withPair(fight, from, to, engaged), facts: [factOf(kind, about)] }
}

/** Whoever strikes somebody in melee engages them, unless the game master has said otherwise. */
export function seeEngagement(fight: FightContext, { attacker, defender, weapon, attack }: Duel) {
  if (weapon.missile || attack.free) return fight
  if (saidToEngage(fight, attacker.id, defender.id) !== null) return fight
  return withPair(fight, attacker.id, defender.id, true)
}

function withPair(fight: FightContext, from: string, to: string, engaged: boolean): FightContext {
  const others = fight.moves.engagements.filter((each) => each.from !== from || each.to !== to)
  return withMoves(fight, { engagements: [...others, { from, to, engaged }] })
}

/** Somebody is out of reach of everyone but those who came along with them. */
export function breakAway(fight: FightContext, id: string, along: readonly string[]): FightContext {
  const engagements = fight.moves.engagements.filter(
    ({ from, to }) => (from !== id && to !== id) || along.includes(from === id ? to : from),
  )
  return withMoves(fight, { engagements })
}

/** Two friends take each other's places, with whoever stands against them. */
export function swapPlaces(fight: FightContext, one: string, other: string): FightContext {
  const moved = (id: string) => (id === one ? other : id === other ? one : id)
  const engagements = fight.moves.engagements.map(({ from, to, engaged }) => ({
    from: moved(from),
    to: moved(to),
    engaged,
  }))
  return withMoves(fight, { engagements })
}
