import { inPlay } from '../cast/in-play'
import type { Read } from '../file/handles'
import type { BearerType } from './read'

/** Something that an effect may be laid on. */
export interface BearerOffer {
  type: BearerType
  id: string
  name: string
  /** The running fight that counts it. */
  encounterId: string | null
  /** Who it is among the characters. */
  characterId: string | null
  /** The rule systems that a character has a sheet of. */
  systems: string[]
}

interface Row {
  type: BearerType
  id: string
  name: string
  encounter_id: string | null
  character_id: string | null
  systems: string | null
}

const select = (from: string, columns: string) => `SELECT ${columns} ${from}`

const systemsOf = `(SELECT group_concat(system) FROM character_sheet
  WHERE character_sheet.character_id = character.id) AS systems`

const fighters = select(
  `FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
     LEFT JOIN character ON character.id = combatant.character_id
   WHERE encounter.status = 'running' ORDER BY encounter.position, combatant.position`,
  `'combatant' AS type, combatant.id, combatant.label AS name, encounter.id AS encounter_id,
   combatant.character_id, ${systemsOf}`,
)
const fights = select(
  `FROM encounter WHERE status = 'running' ORDER BY position`,
  `'encounter' AS type, id, name, id AS encounter_id, NULL AS character_id, NULL AS systems`,
)
const characters = select(
  `FROM ${inPlay.character} ORDER BY position`,
  `'character' AS type, character.id, character.name, NULL AS encounter_id,
   character.id AS character_id, ${systemsOf}`,
)
const npcAskedFor = select(
  'FROM npc WHERE id = @npcId',
  `'npc' AS type, id, name, NULL AS encounter_id, NULL AS character_id, NULL AS systems`,
)
const places = select(
  'FROM place ORDER BY name',
  `'place' AS type, id, name, NULL AS encounter_id, NULL AS character_id, NULL AS systems`,
)

/**
 * What an effect may be laid on, in the order in which it is likely meant. A character who fights is
 * there once, as the fighter: what lies on one lies on the other. `npcId`: the NPC asked for.
 */
export function readBearers(read: Read, npcId: string | null): BearerOffer[] {
  const found = [
    ...read.all<Row>(fighters),
    ...read.all<Row>(fights),
    ...read.all<Row>(characters),
    ...read.all<Row>(npcAskedFor, { npcId }),
    ...read.all<Row>(places),
  ]
  const fighting = new Set(
    found.flatMap((row) => (row.type === 'combatant' ? [row.character_id] : [])),
  )
  const isFighting = ({ type, character_id: id }: Row) => type === 'character' && fighting.has(id)
  return found
    .filter((row) => !isFighting(row))
    .map(({ type, id, name, encounter_id, character_id, systems }) => ({
      type,
      id,
      name,
      encounterId: encounter_id,
      characterId: character_id,
      systems: systems?.split(',') ?? [],
    }))
}
