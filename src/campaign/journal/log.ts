import { z } from 'zod'
import { query } from '../define'
import type { Read } from '../file/handles'
import { words } from '../words'
import {
  families,
  logEntryOf,
  isOfAll,
  nextFact,
  readRows,
  type LogEntry,
  type LogRow,
  type LogScope,
} from './log-query'
import { idSchema as id, maybeLine, whole } from '../../shared/bounded'

/**
 * Kinds of facts that a log folds between those that tell more: single steps of a fight or of a
 * sheet. What a report leaves out is another question, and its own (`report/visibility.ts`).
 */
const folded: ReadonlySet<string> = new Set([
  'attack.missed',
  'attack.strayed',
  'attack.passed',
  'attendance.came',
  'attendance.missed',
  'combatant.arranged',
  'combatant.hidden',
  'combatant.regrouped',
  'combatant.shown',
  'condition.carried',
  'condition.changed',
  'condition.left',
  'declaration.made',
  'declaration.withdrawn',
  'fatigue.taken',
  'figure.set',
  'mission.modifierSummed',
  'note.rewritten',
  'phase.switched',
  'scene.ended',
  'sceneBoard.hidden',
  'sceneBoard.shown',
  'session.summed',
  'sheet.changed',
  'sheet.edited',
  'sheet.rewritten',
  'step.closed',
  'turn.begun',
])

/** Whether a log may fold a fact of this kind away. */
export function mayFold(kind: string): boolean {
  return folded.has(kind)
}

/** Rows fetched at a time. */
const chunk = 250
/** Rows looked at for one page at most; so no fold stands for more. */
const mostRows = 2_000
/** Facts passed over for one page at most, where the whole journal is asked and hardly any fits. */
const mostPassed = 20_000

/** What stands in a log: a fact, or a fold of small steps between two facts. */
export type LogItem =
  | { type: 'fact'; entry: LogEntry }
  | { type: 'fold'; from: number; to: number; count: number; sessionId: string | null }

interface LogPage {
  items: LogItem[]
  next: number | null
}

/** Adds a small step to the fold at the end, or begins one. */
function fold(items: LogItem[], { id, session_id: sessionId }: LogRow): void {
  const last = items.at(-1)
  if (last?.type === 'fold' && last.sessionId === sessionId) {
    last.from = id
    last.count += 1
  } else items.push({ type: 'fold', from: id, to: id, count: 1, sessionId })
}

function holds(entry: LogEntry, text: string): boolean {
  return words.tell(entry.fact).toLocaleLowerCase().includes(text)
}

/** Puts a row at the end: as a small step, or as a fact, if it is told with the words wanted. */
function add(items: LogItem[], row: LogRow, wanted: string): void {
  // Someone who looks for words wants to see every place where they stand.
  if (wanted === '' && mayFold(row.kind)) return fold(items, row)
  const entry = logEntryOf(row)
  if (wanted === '' || holds(entry, wanted)) items.push({ type: 'fact', entry })
}

/** Whether a row needs no place of its own, because it joins the fold at the end. */
function joins(items: readonly LogItem[], row: LogRow, wanted: string): boolean {
  if (wanted !== '' || !mayFold(row.kind)) return false
  const last = items.at(-1)
  return last?.type === 'fold' && last.sessionId === row.session_id
}

/**
 * Reads one page of a scope, newest first. A page never looks at more than a couple of thousand rows: where
 * hardly anything fits the words, it comes back short, with the place to go on from.
 */
function readPage(
  read: Read,
  { text, limit, ...scope }: LogScope & { text: string; limit: number },
): LogPage {
  const wanted = text.toLocaleLowerCase()
  const items: LogItem[] = []
  let before = scope.before ?? nextFact(read)
  // Where an index narrows the scope, a lower bound would only tempt the planner away from it.
  const from = isOfAll(scope) ? Math.max(1, before - mostPassed) : undefined
  for (let looked = 0; looked < mostRows; looked += chunk) {
    const rows = readRows(read, { ...scope, before, from }, chunk)
    for (const row of rows) {
      if (items.length === limit && !joins(items, row, wanted)) {
        return { items, next: before }
      }
      add(items, row, wanted)
      before = row.id
    }
    if (rows.length < chunk) return { items, next: from !== undefined && from > 1 ? from : null }
  }
  return { items, next: before }
}

/** A part of a log. `id` is null for what belongs to none of them. */
export interface LogGroup {
  id: string | null
  /** What it is called; empty when it has no name, or is gone. */
  name: string
  /** Of a session. */
  number: number | null
  /** Of a scene: where it was played, and whether it still is. */
  place: string | null
  isRunning: boolean
  count: number
  /** When its first fact was written, ISO. */
  at: string
}

interface GroupRow extends Omit<LogGroup, 'isRunning'> {
  running: number
}

type Asked =
  { by: 'scene' | 'mission'; sessionId: string | null } | { by: 'session'; missionId: string }

const inSession = (sessionId: string | null) =>
  sessionId === null ? 'session_id IS NULL' : 'session_id = @sessionId'

/** The facts of one log, counted by one of their columns. */
const counted = (column: string, condition: string) =>
  `(SELECT ${column} AS id, count(*) AS count, min(at) AS at, max(id) AS last
    FROM live_fact WHERE ${condition} GROUP BY ${column}) AS part`

function sqlOf(asked: Asked): string {
  switch (asked.by) {
    case 'scene':
      return `SELECT part.id, ifnull(scene.name, '') AS name, NULL AS number, place.name AS place,
          scene.id IS NOT NULL AND scene.ended_at IS NULL AS running, part.count, part.at
        FROM ${counted('scene_id', inSession(asked.sessionId))}
          LEFT JOIN scene ON scene.id = part.id LEFT JOIN place ON place.id = scene.place_id
        ORDER BY part.last DESC`
    case 'mission':
      return `SELECT part.id, ifnull(mission.name, '') AS name, NULL AS number, NULL AS place,
          0 AS running, part.count, part.at
        FROM ${counted('mission_id', inSession(asked.sessionId))}
          LEFT JOIN mission ON mission.id = part.id
        ORDER BY part.id IS NULL, part.last DESC`
    case 'session':
      return `SELECT part.id, ifnull(session.name, '') AS name, session.number, NULL AS place,
          session.id IS NOT NULL AND session.ended_at IS NULL AS running, part.count, part.at
        FROM ${counted('session_id', 'mission_id = @missionId')}
          LEFT JOIN session ON session.id = part.id
        ORDER BY part.last DESC`
  }
}

/** What a log falls into, the newest first; what belongs to no mission comes last. */
function readGroups(read: Read, asked: Asked): LogGroup[] {
  const bindings =
    asked.by === 'session'
      ? { missionId: asked.missionId }
      : asked.sessionId === null
        ? {}
        : { sessionId: asked.sessionId }
  return read
    .all<GroupRow>(sqlOf(asked), bindings)
    .map(({ running, ...row }) => ({ ...row, isRunning: running === 1 }))
}

const factNumber = whole(1)
const scope = {
  sessionId: id.nullable().optional(),
  sceneId: id.nullable().optional(),
  missionId: id.nullable().optional(),
  family: z.enum(families).optional(),
  about: id.optional(),
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
   * null means of none, left out means of any: with all of them left out it is the log of all sessions.
   * With `about`, only what is about them; with `text`, only what is told with these words. A page may
   * come short, with a `next` to look on from.
   */
  'log.page': query({
    input: z.strictObject({
      ...scope,
      text: maybeLine(100).default(''),
      before: factNumber.optional(),
      limit: whole(1, 200),
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
