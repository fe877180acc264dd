import type { Read } from '../file/handles'

/**
 * Ids of the sessions at which players had a screen: somebody against them was shown to them there, in a
 * fight or on the table.
 */
export function sessionsWithScreen(read: Read): ReadonlySet<string> {
  const rows = read.all<{ id: string }>(
    `SELECT DISTINCT session_id AS id FROM live_fact
     WHERE kind IN ('combatant.shown', 'sceneBoard.shown') AND session_id IS NOT NULL`,
  )
  return new Set(rows.map(({ id }) => id))
}
