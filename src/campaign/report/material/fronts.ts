import type { Read } from '../../file/handles'
import { entriesBetween, type Entry } from './entries'

interface FrontIds {
  id: string
  front: string
}

/** Which front an id belongs to, for a front itself, its dangers, their portents, and its stakes. */
export function frontOf(read: Read): Map<string, string> {
  const rows = read.all<FrontIds>(
    `SELECT id, name AS front FROM front
     UNION ALL SELECT danger.id, front.name FROM danger JOIN front ON front.id = danger.front_id
     UNION ALL SELECT portent.id, front.name FROM portent
       JOIN danger ON danger.id = portent.danger_id JOIN front ON front.id = danger.front_id
     UNION ALL SELECT stake.id, front.name FROM stake JOIN front ON front.id = stake.front_id`,
  )
  return new Map(rows.map(({ id, front }) => [id, front]))
}

/**
 * What moved on the front of a mission while it ran, and the tracks of the mission, of its front and
 * of those who take part: not what moved elsewhere in the campaign.
 */
export function entriesAround(
  read: Read,
  mission: { id: string; front_id: string | null },
  own: readonly Entry[],
): Entry[] {
  const first = own[0]
  if (!first) return []
  const isEnd = ({ fact }: Entry) =>
    fact.kind === 'mission.closed' || fact.kind === 'mission.abandoned'
  const last = own.findLast(isEnd)
  const families = ['front', 'danger', 'portent', 'stake', 'track']
  const ids = new Set(
    read
      .all<{ id: string }>(
        `SELECT @mission AS id UNION SELECT @front
         UNION SELECT id FROM danger WHERE front_id = @front
         UNION SELECT portent.id FROM portent JOIN danger ON danger.id = portent.danger_id
           WHERE danger.front_id = @front
         UNION SELECT id FROM stake WHERE front_id = @front
         UNION SELECT character_id FROM participant WHERE mission_id = @mission`,
        { mission: mission.id, front: mission.front_id },
      )
      .map(({ id }) => id),
  )
  const tracks = new Set(
    read
      .all<{ track_id: string; entity_id: string }>('SELECT track_id, entity_id FROM track_about')
      .filter(({ entity_id }) => ids.has(entity_id))
      .map(({ track_id }) => track_id),
  )
  return entriesBetween(read, families, first.id, last?.id ?? null).filter(({ fact }) =>
    fact.about.some(({ id }) => ids.has(id) || tracks.has(id)),
  )
}
