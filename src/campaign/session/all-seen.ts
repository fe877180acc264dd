import type { Ref } from '../../shared/fact'
import type { Read, Write } from '../file/handles'

/** Where something stands in the campaign, as far as it matters to who was seen there. */
export interface Whereabouts {
  sessionId: string | null
  encounterId?: string | null
  missionId?: string | null
}

/**
 * Ids of the sessions and fights, and of the missions for what was played of them outside sessions, of which
 * the game master said that players saw everybody there. Until that is said, whoever was not shown is secret.
 */
export function readAllSeen(read: Read): ReadonlySet<string> {
  const rows = read.all<{ id: string; kind: string }>(
    `SELECT json_extract(fact, '$.about[0].id') AS id, kind FROM live_fact
     WHERE kind IN ('players.sawAll', 'players.sawShown') ORDER BY live_fact.id`,
  )
  const last = new Map(rows.map(({ id, kind }) => [id, kind]))
  return new Set([...last].filter(([, kind]) => kind === 'players.sawAll').map(([id]) => id))
}

/** Whether players saw everybody who was there. */
export const isAllSeen = (
  allSeen: ReadonlySet<string>,
  { sessionId, encounterId, missionId }: Whereabouts,
): boolean =>
  [encounterId, sessionId ?? missionId].some((id) => typeof id === 'string' && allSeen.has(id))

/** Says of sessions, fights and missions that players saw everybody there, or only whom they were shown. */
export function sayAllSeen(write: Write, where: readonly Ref[], seen: boolean): void {
  const before = readAllSeen(write)
  for (const ref of where.filter(({ id }) => before.has(id) !== seen)) {
    const place = ref.type === 'encounter' ? { encounterId: ref.id } : {}
    const kind = seen ? 'players.sawAll' : 'players.sawShown'
    write.record({ kind, secret: true, about: [ref] }, place)
  }
}
