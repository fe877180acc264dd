import { z } from 'zod'
import { dateWords } from '../../rules/calendar/calendar'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { readCalendar } from '../calendar/read'
import { command } from '../define'
import type { Binding, Read, Write } from '../file/handles'
import { missionHead, missionRef, tellPreparation, type MissionHead } from './head'
import { renaming } from '../note/write'
import { idSchema as id, line, maybeLine, whole } from '../../shared/bounded'

const text = maybeLine(4000)
const fields = {
  name: line(120),
  client: maybeLine(120),
  brief: text,
  reward: maybeLine(500),
  secret: text,
  frontId: id.nullable(),
  /** A day of the campaign calendar; null for no hurry. */
  deadlineDay: whole(-10_000_000, 10_000_000).nullable(),
}

const columns: Record<keyof typeof fields, string> = {
  name: 'name',
  client: 'client',
  brief: 'brief',
  reward: 'reward',
  secret: 'secret',
  frontId: 'front_id',
  deadlineDay: 'deadline_day',
}

function refuseGoneFront(read: Read, frontId: string | null | undefined): void {
  if (!frontId) return
  if (!read.get('SELECT 1 FROM front WHERE id = @frontId', { frontId })) refuse('refusal.gone')
}

/** A deadline is the players' business as soon as they have been briefed. */
function tellDeadline(write: Write, head: MissionHead, day: number | null): void {
  const secret = head.status === 'drafted'
  const about = [missionRef(head)]
  write.record(
    day === null
      ? { kind: 'deadline.lifted', secret, about }
      : { kind: 'deadline.set', secret, about, to: dateWords(readCalendar(write), day) },
    secret ? {} : { missionId: head.id },
  )
}

export const missionCommands = {
  /** A new mission as a draft. Answers its id. */
  'mission.create': command({
    input: z.strictObject({
      name: fields.name,
      client: fields.client.default(''),
      brief: fields.brief.default(''),
      reward: fields.reward.default(''),
      secret: fields.secret.default(''),
      frontId: fields.frontId.default(null),
      deadlineDay: fields.deadlineDay.default(null),
    }),
    label: (_read, { name }) => phrase('history.mission.create', { name }),
    run: (write, input) => {
      refuseGoneFront(write, input.frontId)
      const missionId = write.newId()
      write.run(
        `INSERT INTO mission (id, position, name, client, brief, reward, secret, front_id,
                              deadline_day, status)
         SELECT @missionId, coalesce(max(position) + 1, 0), @name, @client, @brief, @reward,
                @secret, @frontId, @deadlineDay, 'drafted' FROM mission`,
        { ...input, missionId },
      )
      const head = missionHead(write, missionId)
      tellPreparation(write, head, 'mission.created')
      if (input.deadlineDay !== null) tellDeadline(write, head, input.deadlineDay)
      return { missionId }
    },
  }),

  /** Changes what is given and leaves the rest. */
  'mission.edit': command({
    input: z.strictObject({
      missionId: id,
      name: fields.name.optional(),
      client: fields.client.optional(),
      brief: fields.brief.optional(),
      reward: fields.reward.optional(),
      secret: fields.secret.optional(),
      frontId: fields.frontId.optional(),
      deadlineDay: fields.deadlineDay.optional(),
    }),
    label: (read, { missionId }) =>
      phrase('history.mission.edit', { name: missionHead(read, missionId).name }),
    run: (write, { missionId, ...given }) => {
      const before = missionHead(write, missionId)
      refuseGoneFront(write, given.frontId)
      const said = Object.entries(given).flatMap(([field, value]): [string, Binding][] =>
        value === undefined ? [] : [[field, value]],
      )
      if (said.length === 0) return
      // The names of the fields are those of the command's own schema.
      const set = said.map(([field]) => `${columns[field as keyof typeof fields]} = @${field}`)
      renaming(write, 'mission', missionId, () =>
        write.run(`UPDATE mission SET ${set.join(', ')} WHERE id = @missionId`, {
          ...Object.fromEntries(said),
          missionId,
        }),
      )
      const after = missionHead(write, missionId)
      if (said.some(([field]) => field !== 'deadlineDay')) {
        const isRenamed = after.name !== before.name
        const kind = isRenamed ? 'mission.renamed' : 'mission.edited'
        tellPreparation(write, after, kind, isRenamed ? [missionRef(before)] : [])
      }
      if (after.deadline_day !== before.deadline_day) tellDeadline(write, after, after.deadline_day)
    },
  }),

  /** Takes a mission away before it has begun; its fights stay, with no mission. */
  'mission.remove': command({
    input: z.strictObject({ missionId: id }),
    label: (read, { missionId }) =>
      phrase('history.mission.remove', { name: missionHead(read, missionId).name }),
    run: (write, { missionId }) => {
      const head = missionHead(write, missionId)
      if (head.status !== 'drafted' && head.status !== 'briefed') refuse('refusal.missionBegun')
      tellPreparation(write, head, 'mission.removed')
      write.run('DELETE FROM mission WHERE id = @missionId', { missionId })
    },
  }),
}
