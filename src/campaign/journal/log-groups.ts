import type { Read } from '../file/handles'

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
export function readGroups(read: Read, asked: Asked): LogGroup[] {
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
