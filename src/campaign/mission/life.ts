import { transition } from 'xstate'
import { z } from 'zod'
import type { EndOfMissionRules } from '../../rules/system/mission-rules'
import { missionLife, type MissionEvent } from '../../rules/missions/life'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { isOutOfPlay } from '../cast/present'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay } from '../sheet/sheets'
import { missionHead, missionRef } from './head'
import { readMission, type Mission } from './read'
import { idSchema as id, maybeLine } from '../../shared/bounded'

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

/** Refuses in words while somebody who takes part is out of play. */
function refuseAway(read: Read, { participants }: Mission): void {
  const away = participants.find(({ id }) => isOutOfPlay(read, 'character', id))
  if (away) refuse('refusal.plannedAway', { name: away.name })
}

const missionOnly = z.strictObject({ missionId: id })

const step = (read: Read, key: string, missionId: string) =>
  phrase(key, { mission: missionHead(read, missionId).name })

export const missionLifeApi = {
  /** The company has been told what it is asked to do. */
  'mission.brief': command({
    input: missionOnly,
    label: (read, { missionId }) => step(read, 'history.missionBrief', missionId),
    run: (write, { missionId }) => {
      const mission = readMission(write, missionId)
      moveOn(write, mission, { type: 'mission.brief' })
      write.record(
        { kind: 'mission.briefed', secret: false, about: [missionRef(mission)] },
        { missionId },
      )
    },
  }),

  'mission.begin': command({
    input: missionOnly,
    label: (read, { missionId }) => step(read, 'history.missionBegin', missionId),
    run: (write, { missionId }) => {
      const mission = readMission(write, missionId)
      refuseAway(write, mission)
      moveOn(write, mission, { type: 'mission.begin' })
      write.record(
        { kind: 'mission.begun', secret: false, about: [missionRef(mission)] },
        { missionId },
      )
    },
  }),

  /** The mission is over and will be reported: how did it end? */
  'mission.report': command({
    input: z.strictObject({
      missionId: id,
      outcome: z.enum(['success', 'failure', 'uncertain']),
    }),
    label: (read, { missionId, outcome }) =>
      step(read, `history.missionReport.${outcome}`, missionId),
    run: (write, { missionId, outcome }) => {
      const mission = readMission(write, missionId)
      moveOn(write, mission, { type: 'mission.report', outcome })
      write.record(
        {
          kind: 'mission.reported',
          secret: false,
          about: [missionRef(mission)],
          to: outcome,
          with: { outcome: `@mission.outcome.${outcome}` },
        },
        { missionId },
      )
    },
  }),

  'mission.close': command({
    input: missionOnly,
    label: (read, { missionId }) => step(read, 'history.missionClose', missionId),
    run: (write, { missionId }) => {
      const mission = readMission(write, missionId)
      const everyone = mission.participants.map((each) => each.id)
      const rolled = mission.participants.filter((each) => each.roll).map((each) => each.id)
      const done = endingSystem(write) ? rolled : everyone
      moveOn(write, mission, { type: 'mission.close', participants: everyone, rolled: done })
      write.record(
        { kind: 'mission.closed', secret: false, about: [missionRef(mission)] },
        { missionId },
      )
    },
  }),

  /** Nobody goes on with it: it is closed as it stands, with no reports and no closing rolls. */
  'mission.abandon': command({
    input: missionOnly.extend({ why: maybeLine(300).default('') }),
    label: (read, { missionId }) => step(read, 'history.missionAbandon', missionId),
    run: (write, { missionId, why }) => {
      const mission = readMission(write, missionId)
      moveOn(write, mission, { type: 'mission.abandon' })
      const cause = why === '' ? phrase('cause.noReason') : phrase('cause.said', { why })
      write.record(
        { kind: 'mission.abandoned', secret: false, about: [missionRef(mission)], cause },
        { missionId },
      )
    },
  }),

  /** One that was given up is taken up again: as it was, briefed or under way. */
  'mission.reopen': command({
    input: missionOnly,
    label: (read, { missionId }) => step(read, 'history.missionReopen', missionId),
    run: (write, { missionId }) => {
      const mission = readMission(write, missionId)
      refuseAway(write, mission)
      const begun = write.get(
        `SELECT id FROM live_fact WHERE kind = 'mission.begun' AND mission_id = @missionId`,
        { missionId },
      )
      moveOn(write, mission, { type: 'mission.reopen', hadBegun: begun !== undefined })
      write.record(
        { kind: 'mission.reopened', secret: false, about: [missionRef(mission)] },
        { missionId },
      )
    },
  }),
}
