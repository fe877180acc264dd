import type { Write } from '../file/handles'
import { combatOf, sheetOf, type MemberType } from '../sheet/sheets'

/**
 * Gives the combatants of every fight that has not begun the sheet their template has now; what was
 * set for one of them alone stays. A fight that runs keeps the sheets it began with.
 */
export function followTemplate(write: Write, type: MemberType, id: string, system: string): void {
  const rows = write.all<{ id: string }>(
    `SELECT combatant.id FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
     WHERE encounter.status = 'prepared' AND encounter.system = @system
     AND (CASE @type WHEN 'npc' THEN npc_id ELSE character_id END) = @id`,
    { system, type, id },
  )
  if (rows.length === 0) return
  const sheet = JSON.stringify(combatOf(system).sheetFrom(sheetOf(write, type, id, system)))
  for (const row of rows) {
    write.run('UPDATE combatant SET sheet = @sheet WHERE id = @id', { id: row.id, sheet })
  }
}
