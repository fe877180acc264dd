import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { isOutOfPlay } from '../cast/present'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { readCasualties } from './casualties'
import { missionHead, missionRef } from './head'
import { missionInPlay } from './in-play'
import { endingSystem, moveOn } from './life'
import { readPreparation } from './preparation'
import { readMission, readMissions } from './read'

const id = z.string().min(1).max(64)
const missionOnly = z.strictObject({ missionId: id })

const step = (read: Read, key: string, missionId: string) =>
  phrase(key, { mission: missionHead(read, missionId).name })

export const missionApi = {
  /** Every mission with objectives, participants and what its end weighs; and who rules the end. */
  'mission.list': query({
    input: z.strictObject({}),
    run: (read) => ({ endingSystem: endingSystem(read)?.id ?? null, missions: readMissions(read) }),
  }),

  /** The mission that play belongs to now; null when that is not known. */
  'mission.inPlay': query({ input: z.strictObject({}), run: missionInPlay }),

  /** Cast, places, rewards with their sums, and fights of a mission. */
  'mission.preparation': query({
    input: missionOnly,
    run: (read, { missionId }) => readPreparation(read, missionId),
  }),

  /** Who did not walk away from the mission's fights. */
  'mission.casualties': query({
    input: missionOnly,
    run: (read, { missionId }) => readCasualties(read, missionId, 'gm'),
  }),

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
      const away = mission.participants.find(({ id: who }) => isOutOfPlay(write, 'character', who))
      if (away) refuse('refusal.plannedAway', { name: away.name })
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
    input: missionOnly.extend({ why: z.string().trim().max(300).default('') }),
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
}
