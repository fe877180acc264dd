import type { WrittenMove } from '../../rules/moves/data/written-move'
import type { Read } from '../file/handles'

/** A move in the game master's own words, as it lies in the file. */
export interface CustomMoveRow {
  id: string
  front_id: string | null
  name: string
  made_by: 'player' | 'gm'
  trigger_text: string
  stat: string
  strong: string
  weak: string
  miss: string
  /** The system it is a move of; '': of every one. */
  system: string
}

const columns = 'id, front_id, name, made_by, trigger_text, stat, strong, weak, miss, system'

/** The moves of these fronts (a JSON list of ids), in their order. */
export function readMovesOfFronts(read: Read, ids: string) {
  return read.all<CustomMoveRow & { front_id: string }>(
    `SELECT ${columns} FROM custom_move
     WHERE front_id IN (SELECT value FROM json_each(@ids)) ORDER BY position`,
    { ids },
  )
}

/** The moves that are of no front, in their order. */
export function readOwnMoves(read: Read): CustomMoveRow[] {
  return read.all(`SELECT ${columns} FROM custom_move WHERE front_id IS NULL ORDER BY position`)
}

/**
 * A move that the players make in a system, as it was written for the campaign or for a front in play;
 * undefined where there is none.
 */
export function writtenMove(read: Read, system: string, moveId: string): WrittenMove | undefined {
  return read.get<WrittenMove & Record<string, string>>(
    `SELECT custom_move.id, custom_move.name, trigger_text AS "trigger", stat, strong, weak, miss
     FROM custom_move LEFT JOIN front ON front.id = custom_move.front_id
     WHERE custom_move.id = @moveId AND made_by = 'player' AND system IN ('', @system)
       AND (front_id IS NULL OR front.status = 'active')`,
    { moveId, system },
  )
}
