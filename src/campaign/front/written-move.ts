import type { WrittenMove } from '../../rules/moves/data/written-move'
import type { Read } from '../file/handles'

/** A move that the players make, as it was written for a front in play; undefined where there is none. */
export function writtenMove(read: Read, moveId: string): WrittenMove | undefined {
  return read.get<WrittenMove & Record<string, string>>(
    `SELECT custom_move.id, custom_move.name, trigger_text AS "trigger", stat, strong, weak, miss
     FROM custom_move JOIN front ON front.id = custom_move.front_id
     WHERE custom_move.id = @moveId AND made_by = 'player' AND front.status = 'active'`,
    { moveId },
  )
}
