import { assertNever } from '../../../../shared/assert-never'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { settleNear } from '../hand-to-hand/straying'
import { factOf, type FightChange } from '../core/change'
import { coverFor } from './covering'
import { engageByHand } from './engaging'
import type { MoveEvent, MoveEventOf } from './events'
import { answer, rollCollision } from './passing'
import { pursue } from './pursuing'
import { rollFreeTackle, rollTrip, rollTripDown } from './tripping'

/** What an event of movement does (CI-111..118, CI-150, CI-182..187). It has been judged before. */
export function move(fight: FightContext, event: MoveEvent): FightChange {
  switch (event.type) {
    case 'move.engage':
      return engageByHand(fight, event)
    case 'move.adjust':
      return adjust(fight, event)
    case 'move.pursue':
      return pursue(fight, event)
    case 'move.answer':
      return answer(fight, event)
    case 'move.collide':
      return rollCollision(fight, event)
    case 'move.trip':
      return rollTrip(fight, event)
    case 'move.tripDown':
      return rollTripDown(fight, event)
    case 'move.freeTackle':
      return rollFreeTackle(fight, event)
    case 'stray.near':
      return settleNear(fight, event)
    case 'parry.cover':
      return coverFor(fight, event)
    default:
      return assertNever(event)
  }
}

/** Somebody moves otherwise than he declared (CI-028); the rest of his turn stays as it is. */
function adjust(
  fight: FightContext,
  { combatantId, movement }: MoveEventOf<'move.adjust'>,
): FightChange {
  const declared = fight.declarations[combatantId]
  const mover = combatantOf(fight, combatantId)
  if (!declared || declared.kind === 'wait' || !mover) return { fight, facts: [] }
  const declarations = { ...fight.declarations, [combatantId]: { ...declared, movement } }
  const way = `coldIron.moves.way.${movement.way}`
  const facts = [factOf('move.adjusted', [mover], { with: { way, hexes: movement.hexes } })]
  return { fight: { ...fight, declarations }, facts }
}
