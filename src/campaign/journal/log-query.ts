import type { Bindings, Read } from '../file/handles'
import type { Drawn } from '../../shared/dice/drawn'
import { ofOne } from '../milestone/read'
import { entryOf, type JournalEntry } from './api'

/** What a log can be narrowed to. */
export const families = ['notes', 'fights', 'moves', 'story', 'people'] as const
export type Family = (typeof families)[number]

/** What happened inside a fight is told by where it happened, the rest by the noun of its kind. */
const nouns: Record<Exclude<Family, 'fights'>, readonly string[]> = {
  notes: ['note'],
  moves: ['move', 'gmMove', 'reminder', 'hold', 'milestone', 'act', 'tool'],
  story: [
    'mission',
    'objective',
    'portent',
    'danger',
    'front',
    'stake',
    'track',
    'scene',
    'session',
    'calendar',
    'appointment',
    'agenda',
  ],
  people: ['sheet', 'character', 'npc', 'condition', 'attendance'],
}

/** Which facts: null means those of none, left out means of any. */
export interface LogScope {
  sessionId?: string | null | undefined
  sceneId?: string | null | undefined
  missionId?: string | null | undefined
  family?: Family | undefined
  /** Id of somebody or something that they are about. */
  about?: string | undefined
  /** Only facts with a lower number. */
  before?: number | undefined
  /** Only facts with a number from here on. */
  from?: number | undefined
}

/** A row of the log as it lies in the file. */
export interface LogRow {
  id: number
  at: string
  fact: string
  kind: string
  day: number | null
  minute: number | null
  encounter_id: string | null
  mission_id: string | null
  session_id: string | null
  /** Seed, first draw and count of the app's own dice, as a list; null where there were none. */
  drawn: string | null
  of_one: number
}

/** A fact of the log: what the journal holds of it, and when and where it belongs. */
export interface LogEntry extends JournalEntry {
  /** Day of the campaign's calendar, and the minute of that day. */
  day: number | null
  minute: number | null
  encounterId: string | null
  missionId: string | null
  sessionId: string | null
  /** Whether it is of a milestone that nobody but its own player is told of (IF-062). */
  isOfOne: boolean
  /** Where its dice came from, if they are the app's own. */
  drawn: Drawn | null
}

/** The condition and its bindings for the facts of a scope. */
export function conditionOf(scope: LogScope): { sql: string; bindings: Bindings } {
  const { family, before, from } = scope
  const bindings: Bindings = {}
  const parts: string[] = []
  for (const [name, column] of [
    ['sessionId', 'session_id'],
    ['sceneId', 'scene_id'],
    ['missionId', 'mission_id'],
  ] as const) {
    const wanted = scope[name]
    if (wanted === undefined) continue
    // A value that is not null must be said so, or the indexes that leave null out stay unused.
    parts.push(wanted === null ? `${column} IS NULL` : `${column} = @${name}`)
    if (wanted !== null) bindings[name] = wanted
  }
  if (family === 'fights') parts.push('encounter_id IS NOT NULL')
  else if (family !== undefined) {
    parts.push(
      `encounter_id IS NULL
       AND substr(kind, 1, instr(kind, '.') - 1) IN (SELECT value FROM json_each(@nouns))`,
    )
    bindings.nouns = JSON.stringify(nouns[family])
  }
  if (scope.about !== undefined) {
    // The text is looked at first: it is taken apart for few.
    parts.push(
      `instr(fact, @about) > 0 AND EXISTS (SELECT 1 FROM json_each(fact, '$.about') AS about
         WHERE json_extract(about.value, '$.id') = @about)`,
    )
    bindings.about = scope.about
  }
  if (before !== undefined) {
    parts.push('id < @before')
    bindings.before = before
  }
  if (from !== undefined) {
    parts.push('id >= @from')
    bindings.from = from
  }
  return { sql: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', bindings }
}

/** The newest facts of a scope, newest first; undone ones are left out. `limit` rows at most. */
export function logSql(condition: string): string {
  return `SELECT id, at, fact, kind, day, minute, encounter_id, mission_id, session_id,
      (SELECT json_array(dice_seed, dice_first, dice_count) FROM batch
       WHERE batch.id = live_fact.batch AND dice_seed IS NOT NULL) AS drawn,
      kind LIKE 'milestone.%' AND EXISTS (
        SELECT 1 FROM json_each(fact, '$.about') AS about
          JOIN milestone ON milestone.id = json_extract(about.value, '$.id')
        WHERE ${ofOne}) AS of_one
    FROM live_fact
    ${condition} ORDER BY id DESC LIMIT @limit`
}

/** Reads the newest facts of a scope, newest first. */
export function readRows(read: Read, scope: LogScope, limit: number): LogRow[] {
  const { sql, bindings } = conditionOf(scope)
  return read.all<LogRow>(logSql(sql), { ...bindings, limit })
}

/** Parses a row of the log. */
export function logEntryOf(row: LogRow): LogEntry {
  const { day, minute } = row
  const { encounter_id: encounterId, mission_id: missionId, session_id: sessionId } = row
  const entry = entryOf(row)
  const [seed = 0, first = 0, count = 0] = JSON.parse(row.drawn ?? '[]') as number[]
  const isOwn = row.drawn !== null && entry.fact.dice?.typed === false
  const drawn = isOwn ? { seed, first, count } : null
  return {
    ...entry,
    day,
    minute,
    encounterId,
    missionId,
    sessionId,
    isOfOne: row.of_one === 1,
    drawn,
  }
}

/** Whether a scope goes over the whole journal, and no index narrows it. */
export function isOfAll({ sessionId, sceneId, missionId }: LogScope): boolean {
  return sessionId === undefined && sceneId === undefined && missionId === undefined
}

/** The number that the next fact will have. */
export function nextFact(read: Read): number {
  return (read.get<{ last: number | null }>('SELECT max(id) AS last FROM journal')?.last ?? 0) + 1
}
