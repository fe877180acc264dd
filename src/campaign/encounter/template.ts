import type { CombatRules } from '../../rules/system/fight/combat'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { combatOf, sheetOf, sheetsOf, type MemberType } from '../sheet/sheets'

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
 * numbers they have, and those who are still to come into one that is not over. Who was given a label of
 * their own keeps it.
 */
export function followName(
  write: Write,
  type: MemberType,
  id: string,
  { before, now }: { before: string; now: string },
): void {
  if (type === 'npc') {
    write.run(
      `UPDATE encounter_row SET name = @now WHERE npc_id = @id AND name = @before
         AND encounter_id IN (SELECT id FROM encounter WHERE status <> 'over')`,
      { id, before, now },
    )
  }
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

/** Whose sheet a combatant fights with: an id, null for somebody who is not here, undefined for nobody. */
export interface Template {
  character: string | null | undefined
  npc: string | null | undefined
  /** A sheet of its own; empty where it has none. */
  own: object
}

/**
 * The sheet that a combatant who is brought in fights with: that of whom it was made from, else its
 * own. Null where neither is here; refused in words where its own is none of the system.
 */
export function enteringSheet(
  read: Read,
  rules: CombatRules,
  system: string,
  { character, npc, own }: Template,
): object | null {
  const [type, id] =
    typeof character === 'string' ? (['character', character] as const) : (['npc', npc] as const)
  const sheet = typeof id === 'string' ? sheetsOf(read, type, id)[system] : undefined
  if (sheet) return rules.sheetFrom(sheet)
  if (Object.keys(own).length === 0) return null
  const parsed = rules.sheet.safeParse(own)
  return parsed.success ? parsed.data : refuse('refusal.sheetUnreadable')
}
