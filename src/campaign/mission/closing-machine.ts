import {
  endingRefusal,
  missionEnding,
  stageOf,
  type EndingContext,
  type EndingEvent,
} from '../../rules/missions/closing'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { endingSystem } from './life'
import { readMission, type Mission } from './read'

/** One who took part in a mission, or a refusal in words. */
export function participant(mission: Mission, characterId: string) {
  const found = mission.participants.find((each) => each.id === characterId)
  return found ?? refuse('refusal.tookNoPart')
}

/**
 * Asks the machine of a mission's closing, restored from its rows, whether it takes an event now;
 * refuses in words when it does not. The rows are its context: the caller writes them.
 */
export function settleEnding(read: Read, missionId: string, event: EndingEvent) {
  const mission = readMission(read, missionId)
  const needsReport = event.type === 'report.give' || event.type === 'roll.make'
  if (needsReport && mission.status !== 'reporting') refuse('refusal.notReporting')
  const system = endingSystem(read) ?? refuse('refusal.noEnding')
  const rolled = mission.participants.filter(({ roll }) => roll).map(({ id }) => id)
  const context: EndingContext = { end: mission.end, rolled }
  const no = endingRefusal(system.rules, context, event)
  if (no) refuse(no.key, no.with)
  const machine = missionEnding(system.rules)
  const snapshot = machine.resolveState({ value: stageOf(context), context })
  if (!snapshot.can(event)) refuse('refusal.missionNotThere', { status: mission.status })
  return { mission, system }
}
