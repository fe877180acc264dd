import { z } from 'zod'
import { query } from '../define'
import { readGroups } from './log-groups'
import { mostRows, readPage } from './log-page'
import { families, logEntryOf, readRows } from './log-rows'

const id = z.string().min(1).max(64)
const factNumber = z.number().int().positive()
const scope = {
  sessionId: id.nullable().optional(),
  sceneId: id.nullable().optional(),
  missionId: id.nullable().optional(),
  family: z.enum(families).optional(),
}

export const logApi = {
  /**
   * What the log of a session or of a mission falls into: its scenes, its missions, or the sessions
   * it goes over; each with how many facts it holds, the newest first.
   */
  'log.groups': query({
    input: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('scene'), sessionId: id.nullable() }),
      z.strictObject({ by: z.literal('mission'), sessionId: id.nullable() }),
      z.strictObject({ by: z.literal('session'), missionId: id }),
    ]),
    run: readGroups,
  }),

  /**
   * One page of the log, newest first: facts, and folds that stand for the small steps between
   * them. `next` is the `before` of the page that follows; null when this is the last. In `scope`,
   * null means of none, left out means of any. With `text`, only what is told with these words.
   */
  'log.page': query({
    input: z.strictObject({
      ...scope,
      text: z.string().trim().max(100).default(''),
      before: factNumber.optional(),
      limit: z.number().int().min(1).max(200),
    }),
    run: readPage,
  }),

  /** The small steps that a fold stands for, newest first. */
  'log.steps': query({
    input: z.strictObject({ ...scope, from: factNumber, to: factNumber }),
    run: (read, { to, ...asked }) =>
      readRows(read, { ...asked, before: to + 1 }, mostRows).map(logEntryOf),
  }),
}
