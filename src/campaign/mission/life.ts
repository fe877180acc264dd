import { transition } from 'xstate'
import type { EndOfMissionRules } from '../../rules/system/mission-rules'
import { missionLife, type MissionEvent } from '../../rules/missions/life'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay } from '../sheet/sheets'
import type { Mission } from './read'

/** The system of this campaign that says how a mission ends. */
export function endingSystem(read: Read): { id: string; rules: EndOfMissionRules } | undefined {
  for (const { id } of systemsInPlay(read)) {
    const { endOfMission } = playRulesOf(read, id)
    if (endOfMission) return { id, rules: endOfMission }
  }
  return undefined
}

/** Moves a mission on in its life, or refuses in words. */
export function moveOn(write: Write, mission: Mission, event: MissionEvent): void {
  const snapshot = missionLife.resolveState({
    value: mission.status,
    context: { outcome: mission.outcome },
  })
  if (!snapshot.can(event)) refuse('refusal.missionNotThere', { status: mission.status })
  const [next] = transition(missionLife, snapshot, event)
  write.run('UPDATE mission SET status = @status, outcome = @outcome WHERE id = @id', {
    id: mission.id,
    status: String(next.value),
    outcome: next.context.outcome,
  })
}
