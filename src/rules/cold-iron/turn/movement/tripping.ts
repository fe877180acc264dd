import { checkTackle, tackleDefence } from '../../hand-to-hand/joining/tackle'
import { tripOutcome } from '../../special/move-through'
import type { FightContext } from '../../fight-model/context'
import { redeclare } from '../declaring/declaring'
import { combatantOf, withFought } from '../core/fight'
import { rolled, told, withHandToHand } from '../hand-to-hand/changing'
import { keptBy, postureOf } from '../hand-to-hand/people'
import { beginGrapple, tacklersValue } from '../hand-to-hand/tackling'
import { rollTag, tryOf, withTry } from '../hand-to-hand/trying'
import { andThen, type FightChange } from '../core/change'
import type { TripTry } from '../../fight-model/moves'
import type { MoveEventOf } from './events'
import { withMoves } from './reading'

/**
 * One who is run past reaches for the runner (CI-187). It is their turn at hand-to-hand: what they
 * declared before is dropped.
 */
export function rollTrip(fight: FightContext, event: MoveEventOf<'move.trip'>): FightChange {
  const { combatantId, runnerId, roll, typed } = event
  const movement = redeclare(fight, combatantId, { kind: 'handToHand', targetId: runnerId })
  const tag = rollTag(movement, { type: 'grapple.tag', combatantId, roll, typed })
  const net = tag.facts[0]?.with?.['net']
  const tagNet = typeof net === 'number' ? net : -1
  const got = tryOf(tag.fight, combatantId)?.stage === 'tagged'
  const trip = { tripperId: combatantId, runnerId, tagNet, stage: got ? 'tagged' : 'over' } as const
  return andThen(tag, (now) => ({ fight: withTrip(now, trip), facts: [] }))
}

/** Having hold of the runner, they bring them down; or else the runner may go for them (CI-187). */
export function rollTripDown(
  fight: FightContext,
  event: MoveEventOf<'move.tripDown'>,
): FightChange {
  const trip = tripBy(fight, event.combatantId)
  const runner = combatantOf(fight, trip?.runnerId ?? '')
  if (!trip || !runner) return { fight, facts: [] }
  const { tripperId } = trip
  const against = tackleDefence(runner, keptBy(fight, runner.id), postureOf(fight, runner.id))
  const checked = checkTackle(tacklersValue(fight, [tripperId]), against, event.roll)
  const falls = tripOutcome(trip.tagNet, checked.net.total) === 'runnerFalls'
  const done = tryOf(fight, tripperId)
  const spent = done ? withTry(fight, { ...done, stage: 'over' }) : fight
  const next = withTrip(spent, { ...trip, stage: falls ? 'over' : 'freeTackle' })
  const laid = falls ? withHandToHand(next, { down: [...next.handToHand.down, runner.id] }) : next
  const details = rolled(checked, event, { whom: runner.label })
  return told(laid, falls ? 'tripped' : 'tripMissed', [tripperId, runner.id], details)
}

/** The runner goes for the one who had hold of them: both on the ground if it works (CI-187, CI-159). */
export function rollFreeTackle(
  fight: FightContext,
  event: MoveEventOf<'move.freeTackle'>,
): FightChange {
  const trip = tripAt(fight, event.combatantId)
  const tripper = combatantOf(fight, trip?.tripperId ?? '')
  if (!trip || !tripper) return { fight, facts: [] }
  const { runnerId } = trip
  const against = tackleDefence(tripper, keptBy(fight, tripper.id), postureOf(fight, tripper.id))
  const checked = checkTackle(tacklersValue(fight, [runnerId]), against, event.roll)
  const over = withTrip(withFought(fight, [runnerId]), { ...trip, stage: 'over' })
  const about = [runnerId, tripper.id]
  const details = rolled(checked, event, { whom: tripper.label })
  if (!checked.success) return told(over, 'tackleMissed', about, details)
  return told(beginGrapple(over, [runnerId], tripper, 'ground'), 'tackled', about, details)
}

/** The trip somebody has begun this turn; undefined for none. */
export function tripBy({ moves }: FightContext, tripperId: string): TripTry | undefined {
  return moves.trips.find((each) => each.tripperId === tripperId)
}

/** The trip that leaves a runner a free tackle; undefined for none. */
export function tripAt({ moves }: FightContext, runnerId: string): TripTry | undefined {
  return moves.trips.find((each) => each.runnerId === runnerId && each.stage === 'freeTackle')
}

function withTrip(fight: FightContext, trip: TripTry): FightContext {
  const others = fight.moves.trips.filter(({ tripperId }) => tripperId !== trip.tripperId)
  return withMoves(fight, { trips: [...others, trip] })
}
