import { assertNever } from '../../../../shared/assert-never'
import type { Phrase } from '../../../../shared/phrase'
import { sayIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { refuseNear } from '../hand-to-hand/refuse-rest'
import type { StepId } from '../../fight-model/steps'
import type { MoveEvent, MoveEventOf } from './events'
import { refuseAdjusting, refuseAnswer, refuseCollision, refusePursuing } from './refuse-moving'
import { refuseCover, refuseFreeTackle, refuseTrip, refuseTripDown } from './refuse-beside'

const { words } = sayIn('moves')

/** Why something cannot happen about movement (CI-111..118, CI-150, CI-182..187); most of it is step 6's. */
export function refuseMove(fight: FightContext, step: StepId, event: MoveEvent): Phrase | null {
  switch (event.type) {
    case 'move.engage':
      return refuseEngaging(fight, event)
    case 'stray.near':
      return refuseNear(fight, event)
    case 'parry.cover':
      return refuseCover(fight, step, event)
    default:
      return step === 'moving' ? refuseInItsStep(fight, event) : words('refused.notNow')
  }
}

type StepEvent = Exclude<
  MoveEvent,
  { type: 'move.engage' } | { type: 'stray.near' } | { type: 'parry.cover' }
>

function refuseInItsStep(fight: FightContext, event: StepEvent): Phrase | null {
  switch (event.type) {
    case 'move.adjust':
      return refuseAdjusting(fight, event)
    case 'move.pursue':
      return refusePursuing(fight, event)
    case 'move.answer':
      return refuseAnswer(fight, event)
    case 'move.collide':
      return refuseCollision(fight, event)
    case 'move.trip':
      return refuseTrip(fight, event)
    case 'move.tripDown':
      return refuseTripDown(fight, event)
    case 'move.freeTackle':
      return refuseFreeTackle(fight, event)
    default:
      return assertNever(event)
  }
}

/** The game master settles every question of manoeuvre (CI-118). */
function refuseEngaging(
  fight: FightContext,
  { from, to }: MoveEventOf<'move.engage'>,
): Phrase | null {
  const known = combatantOf(fight, from) && combatantOf(fight, to)
  return known && from !== to ? null : words('refused.pair')
}
