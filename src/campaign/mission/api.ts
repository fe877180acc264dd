import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { endingSystem, missionRef, moveOn } from './life'
import { readMission, readMissions } from './read'

const id = z.string().min(1).max(64)
const missionOnly = z.strictObject({ missionId: id })

export const missionApi = {
  /** Every mission with objectives, participants and what its end weighs; and who rules the end. */
  'mission.list': query({
    input: z.strictObject({}),
    run: (read) => ({ endingSystem: endingSystem(read)?.id ?? null, missions: readMissions(read) }),
  }),

  'mission.begin': command({
    input: missionOnly,
    label: (read, { missionId }) =>
      phrase('history.missionBegin', { mission: readMission(read, missionId).name }),
    run: (write, { missionId }) => {
      const mission = readMission(write, missionId)
      moveOn(write, mission, { type: 'mission.begin' })
      write.record(
        { kind: 'mission.begun', secret: false, about: [missionRef(mission)] },
        { missionId },
      )
    },
  }),

  'mission.setObjective': command({
    input: z.strictObject({ objectiveId: id, state: z.enum(['open', 'reached', 'missed']) }),
    label: (_read, { state }) => phrase(`history.objective.${state}`),
    run: (write, { objectiveId, state }) => {
      const row =
        write.get<{ text: string; state: string; mission_id: string }>(
          'SELECT text, state, mission_id FROM objective WHERE id = @objectiveId',
          { objectiveId },
        ) ?? refuse('refusal.gone')
      write.run('UPDATE objective SET state = @state WHERE id = @objectiveId', {
        state,
        objectiveId,
      })
      write.record(
        {
          kind: `objective.${state}`,
          secret: false,
          about: [{ type: 'objective', id: objectiveId, name: row.text }],
          from: row.state,
          to: state,
        },
        { missionId: row.mission_id },
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
      phrase(`history.missionReport.${outcome}`, { mission: readMission(read, missionId).name }),
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
    label: (read, { missionId }) =>
      phrase('history.missionClose', { mission: readMission(read, missionId).name }),
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
}
