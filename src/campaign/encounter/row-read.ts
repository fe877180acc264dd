import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

/** What is in a fight beside its combatants. */
export interface EncounterRow {
  id: string
  encounterId: string
  kind: 'hazard' | 'timer' | 'event' | 'reinforcement'
  name: string
  note: string
  turn: number | null
  step: number | null
  npcId: string | null
  quantity: number | null
  side: 'party' | 'foe' | null
  group: string
  doneTurn: number | null
}

const columns = `SELECT id, encounter_id AS encounterId, kind, name, note, turn, step,
  npc_id AS npcId, quantity, side, group_name AS "group", done_turn AS doneTurn
  FROM encounter_row`

/** A row by id; a refusal in words when it is gone. */
export function rowById(read: Read, rowId: string): EncounterRow {
  return read.get<EncounterRow>(`${columns} WHERE id = @rowId`, { rowId }) ?? refuse('refusal.gone')
}

/** The rows of a fight: by the time they fall due, those that stand all along first. */
export function rowsOf(read: Read, encounterId: string): EncounterRow[] {
  return read.all<EncounterRow>(
    `${columns} WHERE encounter_id = @encounterId
     ORDER BY ifnull(turn, 0), ifnull(step, 0), position`,
    { encounterId },
  )
}
