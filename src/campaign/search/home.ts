import type { SearchType } from '../../shared/search-types'
import type { Read } from '../file/handles'
import { spokenName } from './session-name'

/** What something belongs to, where it is no thing of its own. */
export interface Home {
  type: SearchType
  id: string
  name: string
}

const ofFront = (table: string) =>
  `SELECT 'front' AS type, front.id, front.name FROM ${table} JOIN front ON front.id = ${table}.front_id
   WHERE ${table}.id = @id`
const ofMission = (table: string) =>
  `SELECT 'mission' AS type, mission.id, mission.name
   FROM ${table} JOIN mission ON mission.id = ${table}.mission_id WHERE ${table}.id = @id`
const ofSession = (table: string) =>
  `SELECT 'session' AS type, search_entry.entity_id AS id, search_entry.name
   FROM ${table} JOIN search_entry
     ON search_entry.type = 'session' AND search_entry.entity_id = ${table}.session_id
   WHERE ${table}.id = @id`

const homes: Partial<Record<SearchType, string>> = {
  danger: ofFront('danger'),
  portent: `SELECT 'front' AS type, front.id, front.name
    FROM portent JOIN danger ON danger.id = portent.danger_id JOIN front ON front.id = danger.front_id
    WHERE portent.id = @id`,
  stake: ofFront('stake'),
  customMove: ofFront('custom_move'),
  objective: ofMission('objective'),
  milestone: ofMission('milestone'),
  combatant: `SELECT 'encounter' AS type, encounter.id, encounter.name
    FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id WHERE combatant.id = @id`,
  scene: ofSession('scene'),
  jot: ofSession('journal'),
}

/** Reads what a find belongs to; null where it stands for itself. */
export function homeOf(read: Read, type: SearchType, id: string): Home | null {
  const sql = homes[type]
  const home = sql === undefined ? undefined : read.get<Home>(sql, { id })
  return home ? { ...home, name: spokenName(home.type, home.name) } : null
}
