import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { missionHead, tellPreparation } from './head'
import { idSchema as id, line } from '../../shared/bounded'

const text = line(200)

interface ObjectiveRow {
  id: string
  mission_id: string
  position: number
  text: string
  state: 'open' | 'reached' | 'missed'
  secret: number
}

function objectiveById(read: Read, objectiveId: string): ObjectiveRow {
  return (
    read.get<ObjectiveRow>(
      'SELECT id, mission_id, position, text, state, secret FROM objective WHERE id = @objectiveId',
      { objectiveId },
    ) ?? refuse('refusal.gone')
  )
}

const refTo = (row: ObjectiveRow): Ref => ({ type: 'objective', id: row.id, name: row.text })

export const objectiveApi = {
  /** One more objective, after the others. Answers its id. */
  'mission.addObjective': command({
    input: z.strictObject({ missionId: id, text }),
    label: (_read, input) => phrase('history.objective.add', { objective: input.text }),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      const objectiveId = write.newId()
      write.run(
        `INSERT INTO objective (id, mission_id, position, text)
         SELECT @objectiveId, @missionId, coalesce(max(position) + 1, 0), @text
         FROM objective WHERE mission_id = @missionId`,
        { ...input, objectiveId },
      )
      const about = [refTo(objectiveById(write, objectiveId))]
      tellPreparation(write, head, 'objective.added', about)
      return { objectiveId }
    },
  }),

  'mission.editObjective': command({
    input: z.strictObject({ objectiveId: id, text }),
    label: (_read, input) => phrase('history.objective.edit', { objective: input.text }),
    run: (write, input) => {
      const before = objectiveById(write, input.objectiveId)
      if (before.text === input.text) return
      write.run('UPDATE objective SET text = @text WHERE id = @objectiveId', input)
      const about = [refTo(objectiveById(write, input.objectiveId))]
      tellPreparation(write, missionHead(write, before.mission_id), 'objective.edited', about)
    },
  }),

  /** Keeps an objective from the players, or lets them know of it. */
  'mission.setObjectiveSecret': command({
    input: z.strictObject({ objectiveId: id, secret: z.boolean() }),
    label: (read, { objectiveId, secret }) =>
      phrase(`history.objective.${secret ? 'hide' : 'tell'}`, {
        objective: objectiveById(read, objectiveId).text,
      }),
    run: (write, { objectiveId, secret }) => {
      const row = objectiveById(write, objectiveId)
      if ((row.secret === 1) === secret) return
      write.run('UPDATE objective SET secret = @secret WHERE id = @objectiveId', {
        objectiveId,
        secret: secret ? 1 : 0,
      })
      const kind = `objective.${secret ? 'hidden' : 'told'}`
      tellPreparation(write, missionHead(write, row.mission_id), kind, [refTo(row)])
    },
  }),

  /** Puts an objective one place up or down; at the end of the list nothing moves. */
  'mission.moveObjective': command({
    input: z.strictObject({ objectiveId: id, by: z.union([z.literal(-1), z.literal(1)]) }),
    label: (read, { objectiveId }) =>
      phrase('history.objective.move', { objective: objectiveById(read, objectiveId).text }),
    run: (write, { objectiveId, by }) => {
      const { mission_id: missionId } = objectiveById(write, objectiveId)
      const order = write
        .all<{ id: string }>(
          'SELECT id FROM objective WHERE mission_id = @missionId ORDER BY position',
          { missionId },
        )
        .map((row) => row.id)
      const at = order.indexOf(objectiveId)
      const other = order[at + by]
      if (other === undefined) return
      order[at] = other
      order[at + by] = objectiveId
      for (const [position, each] of order.entries()) {
        write.run('UPDATE objective SET position = @position WHERE id = @each', { position, each })
      }
    },
  }),

  'mission.removeObjective': command({
    input: z.strictObject({ objectiveId: id }),
    label: (read, { objectiveId }) =>
      phrase('history.objective.remove', { objective: objectiveById(read, objectiveId).text }),
    run: (write, { objectiveId }) => {
      const row = objectiveById(write, objectiveId)
      const head = missionHead(write, row.mission_id)
      tellPreparation(write, head, 'objective.removed', [refTo(row)])
      write.run('DELETE FROM objective WHERE id = @objectiveId', { objectiveId })
    },
  }),

  /** How it stands with an objective: what the company has done of its mission. */
  'mission.setObjective': command({
    input: z.strictObject({ objectiveId: id, state: z.enum(['open', 'reached', 'missed']) }),
    label: (_read, { state }) => phrase(`history.objective.${state}`),
    run: (write, { objectiveId, state }) => {
      const row = objectiveById(write, objectiveId)
      write.run('UPDATE objective SET state = @state WHERE id = @objectiveId', {
        state,
        objectiveId,
      })
      write.record(
        {
          kind: `objective.${state}`,
          secret: row.secret === 1,
          about: [refTo(row)],
          from: row.state,
          to: state,
        },
        { missionId: row.mission_id },
      )
    },
  }),
}
