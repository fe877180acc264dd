import { z } from 'zod'
import { linkTypes, withoutLinks, type LinkType } from '../../shared/note/note-text'
import type { SearchType } from '../../shared/search-types'
import { query } from '../define'
import type { Read } from '../file/handles'
import { mentionsOf, openName } from '../note/links'
import { idSchema } from '../../shared/bounded'

/** Where an entity stands beside its own card. */
interface Mention {
  type: SearchType
  id: string
  name: string
}

const front = `SELECT 'front' AS type, front.id, front.name FROM`
const mission = `SELECT 'mission' AS type, mission.id, mission.name FROM`
const encounter = `SELECT 'encounter' AS type, encounter.id, encounter.name FROM`

const place = `SELECT 'place' AS type, place.id, place.name FROM`

/** An evening, by its number where it has no name. */
const evening = `'session' AS type, session.id,
  CASE session.name WHEN '' THEN '#' || number ELSE session.name END AS name FROM`

/** The evenings on which something was played, each once. */
const session = `SELECT DISTINCT ${evening}
  scene JOIN session ON session.id = scene.session_id WHERE`

/** The missions that somebody of this name is the client of, or pays for. */
const paid = (table: 'npc' | 'character') => `SELECT mission.id, 'mission' AS type, mission.name
  FROM ${table} JOIN mission ON mission.client = ${table}.name COLLATE NOCASE OR mission.id IN (
    SELECT mission_id FROM mission_reward WHERE source = ${table}.name COLLATE NOCASE)
  WHERE ${table}.id = @id`

/** The nouns that name an entity of each type, beside notes and tracks. */
const relations: Partial<Record<LinkType, string[]>> = {
  npc: [
    `${front} front_cast JOIN front ON front.id = front_cast.front_id WHERE npc_id = @id`,
    `${front} danger_cast JOIN danger ON danger.id = danger_cast.danger_id
     JOIN front ON front.id = danger.front_id WHERE npc_id = @id`,
    `${mission} mission_cast JOIN mission ON mission.id = mission_cast.mission_id WHERE npc_id = @id`,
    `${encounter} combatant JOIN encounter ON encounter.id = combatant.encounter_id WHERE npc_id = @id`,
  ],
  character: [
    `${mission} participant JOIN mission ON mission.id = participant.mission_id
     WHERE character_id = @id`,
    `${encounter} combatant JOIN encounter ON encounter.id = combatant.encounter_id
     WHERE character_id = @id`,
  ],
  place: [
    `${mission} mission_place JOIN mission ON mission.id = mission_place.mission_id
     WHERE place_id = @id`,
    `${encounter} encounter WHERE place_id = @id`,
    `${session} place_id = @id`,
  ],
  front: [`${mission} mission WHERE front_id = @id`],
  encounter: [
    `${mission} encounter JOIN mission ON mission.id = encounter.mission_id WHERE encounter.id = @id`,
    `${front} encounter JOIN mission ON mission.id = encounter.mission_id
     JOIN front ON front.id = mission.front_id WHERE encounter.id = @id`,
    `${place} encounter JOIN place ON place.id = encounter.place_id WHERE encounter.id = @id`,
    `SELECT DISTINCT ${evening} live_fact JOIN session ON session.id = live_fact.session_id
     WHERE live_fact.encounter_id = @id AND live_fact.secret = 0`,
  ],
  session: [
    `${mission} scene JOIN mission ON mission.id = scene.mission_id WHERE scene.session_id = @id`,
    `${front} scene JOIN mission ON mission.id = scene.mission_id
     JOIN front ON front.id = mission.front_id WHERE scene.session_id = @id`,
    `${place} scene JOIN place ON place.id = scene.place_id WHERE scene.session_id = @id`,
    `${encounter} live_fact JOIN encounter ON encounter.id = live_fact.encounter_id
     WHERE live_fact.session_id = @id AND live_fact.secret = 0`,
  ],
  mission: [`${encounter} encounter WHERE mission_id = @id`, `${session} mission_id = @id`],
}

function notesAbout(read: Read, type: LinkType, id: string): Mention[] {
  const entity = read.get<{ name: string }>(
    'SELECT name FROM search_entry WHERE type = @type AND entity_id = @id',
    { type, id },
  )
  return read.all<Mention>(
    `SELECT DISTINCT 'note' AS type, note.id, note.title AS name
     FROM note_link JOIN note ON note.id = note_link.note_id
     WHERE (note_link.type = @type AND note_link.entity_id = @id)
       OR (note_link.type = 'open' AND note_link.entity_id = @name)
     ORDER BY note.position`,
    { type, id, name: openName(entity?.name ?? '') },
  )
}

/** Each of them once, by its name without links; a day that comes again and again by that name alone. */
function eachOnce(all: readonly Mention[]): Mention[] {
  const named = all.map((each) => ({ ...each, name: withoutLinks(each.name) }))
  const keyOf = ({ type, id, name }: Mention) => `${type} ${type === 'appointment' ? name : id}`
  return [...new Map(named.toReversed().map((each) => [keyOf(each), each])).values()].toReversed()
}

export const mentionApi = {
  /**
   * Where somebody or something is mentioned: the notes that link to it, by id or by a name that is
   * not settled yet, the tracks about it, the fronts, missions, places, fights and evenings it has to do with, and
   * whatever has a link to it in its texts; each once.
   */
  'mention.list': query({
    input: z.strictObject({ type: z.enum(linkTypes), id: idSchema }),
    run: (read, { type, id }) => {
      const related = relations[type] ?? []
      const others = related.length === 0 ? [] : read.all<Mention>(related.join(' UNION '), { id })
      const tracks = read.all<Mention>(
        `SELECT 'track' AS type, track.id, track.name FROM track_about
         JOIN track ON track.id = track_about.track_id
         WHERE track_about.type = @type AND track_about.entity_id = @id ORDER BY track.position`,
        { type, id },
      )
      const all = [
        ...notesAbout(read, type, id),
        ...tracks,
        ...others,
        ...(type === 'npc' || type === 'character' ? read.all<Mention>(paid(type), { id }) : []),
        ...mentionsOf(read, type, id),
      ]
      return eachOnce(all)
    },
  }),
}
