import { combatantOf } from '../core/fight'
import type { FightContext } from '../../fight-model/context'
import { beginMoves, type Moves } from '../../fight-model/moves'
import { movementOf } from './reading'

/**
 * What movement leaves behind when a turn begins: who engages whom, how far each ran in a straight
 * line, for a charge (CI-135), and whom a bad grab slows (CI-130).
 */
export function beginMovesTurn(fight: FightContext): Moves {
  const { engagements, slowing } = fight.moves
  const ran = Object.keys(fight.declarations).flatMap((id) => {
    const movement = movementOf(fight, id)
    const straight = movement?.straight ?? movement?.way === 'charge'
    const stays = combatantOf(fight, id)?.state.onGround !== false
    return movement && straight && !stays ? [[id, movement.hexes] as const] : []
  })
  return { ...beginMoves(), engagements, ran: Object.fromEntries(ran), slowed: slowing }
}
