import type { Write } from '../file/handles'
import { combatOf, sheetOf, type MemberType } from '../sheet/sheets'

/** The column of a combatant that points at its template. */
const templateColumn = { character: 'character_id', npc: 'npc_id' }

interface Prepared {
  id: string
  label: string
  encounterId: string
  system: string
}

/** The combatants made from a template, of every fight that has not begun. */
function preparedFrom(write: Write, type: MemberType, id: string): Prepared[] {
  return write.all<Prepared>(
    `SELECT combatant.id, combatant.label, combatant.encounter_id AS encounterId, encounter.system
     FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
     WHERE encounter.status = 'prepared' AND combatant.${templateColumn[type]} = @id`,
    { id },
  )
}

/**
 * Calls the combatants of every fight that has not begun by the name their template has now, with the
 * numbers they have. Who was given a label of their own keeps it.
 */
export function followName(
  write: Write,
  type: MemberType,
  id: string,
  { before, now }: { before: string; now: string },
): void {
  for (const { id: combatantId, label, encounterId } of preparedFrom(write, type, id)) {
    const number = label.startsWith(before) ? label.slice(before.length) : undefined
    if (number === undefined || !/^(?: \d+)?$/.test(number)) continue
    write.run(
      `UPDATE combatant SET label = @label WHERE id = @combatantId AND NOT EXISTS
         (SELECT 1 FROM combatant AS other
          WHERE other.encounter_id = @encounterId AND other.label = @label)`,
      { combatantId, encounterId, label: `${now}${number}` },
    )
    write.run(
      `UPDATE OR IGNORE encounter_label SET name = @now
       WHERE encounter_id = @encounterId AND name = @before`,
      { encounterId, before, now },
    )
  }
}

/**
 * Gives the combatants of every fight that has not begun the sheet their template has now; what was
 * set for one of them alone stays. A fight that runs keeps the sheets it began with.
 */
export function followTemplate(write: Write, type: MemberType, id: string, system: string): void {
  const rows = preparedFrom(write, type, id).filter((row) => row.system === system)
  if (rows.length === 0) return
  const sheet = JSON.stringify(combatOf(system).sheetFrom(sheetOf(write, type, id, system)))
  for (const row of rows) {
    write.run('UPDATE combatant SET sheet = @sheet WHERE id = @id', { id: row.id, sheet })
  }
}
