import { refuse } from '../../shared/reply'
import type { Binding, Read } from '../file/handles'
import type { About } from './input'

interface AboutRow extends About {
  track_id: string
  name: string
}

/** What each is called; an evening without a name goes by its number. */
const names: Record<About['type'], string> = {
  character: 'SELECT id, name FROM character',
  npc: 'SELECT id, name FROM npc',
  place: 'SELECT id, name FROM place',
  front: 'SELECT id, name FROM front',
  danger: 'SELECT id, name FROM danger',
  mission: 'SELECT id, name FROM mission',
  encounter: 'SELECT id, name FROM encounter',
  session: `SELECT id, ifnull(nullif(name, ''), '#' || number) AS name FROM session`,
}
const types = Object.keys(names) as About['type'][]

/** What may be offered at once. */
const offered = 40

/** Links as they stand, of one track or of all; what is gone from the campaign is left out. */
export function readAbout(read: Read, trackId: string | null = null): AboutRow[] {
  const name = types
    .map((type) => `WHEN '${type}' THEN (SELECT name FROM (${names[type]}) WHERE id = entity_id)`)
    .join(' ')
  return read
    .all<AboutRow & { name: string | null }>(
      `SELECT track_id, type, entity_id AS id, CASE type ${name} END AS name
       FROM track_about WHERE @trackId IS NULL OR track_id = @trackId ORDER BY rowid`,
      { trackId },
    )
    .filter((row) => row.name !== null)
}

/** What a track can be about, found by a part of its name. */
export function findLinkable(read: Read, text: string): (About & { name: string })[] {
  const all = types.map((type) => `SELECT '${type}' AS type, id, name FROM (${names[type]})`)
  return read.all(
    `SELECT type, id, name FROM (${all.join(' UNION ALL ')})
     WHERE instr(lower(name), lower(@text)) > 0 LIMIT ${offered}`,
    { text } satisfies Record<string, Binding>,
  )
}

/** What it is called; a refusal in words when there is no such thing. */
export function linkableName(read: Read, { type, id }: About): string {
  const row = read.get<{ name: string }>(`SELECT name FROM (${names[type]}) WHERE id = @id`, { id })
  return (row ?? refuse('refusal.gone')).name
}
