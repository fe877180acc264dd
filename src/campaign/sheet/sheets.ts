import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import { ruleSystem, ruleSystems } from '../../rules'
import type { MemberType } from '../../rules/system/conversion'
import type { CombatRules } from '../../rules/system/fight/combat'
import type { RuleSystem } from '../../rules/system/system'
import { inPlay } from '../cast/in-play'
import type { Read, Write } from '../file/handles'
import { ifReadable, readStored } from '../file/stored'

export type { MemberType }

interface SheetRow {
  system: string
  sheet: string
}

const tables: Record<MemberType, string> = { character: 'character_sheet', npc: 'npc_sheet' }

/** The system with this id, or a refusal in words. */
export function knownSystem(id: string): RuleSystem {
  return ruleSystem(id) ?? refuse('refusal.unknownSystem', { system: asText(id) })
}

/** How a system fights; a refusal in words when it has no fights, or is unknown. */
export function combatOf(systemId: string): CombatRules {
  return knownSystem(systemId).combat ?? refuse('refusal.noCombat')
}

/** What a system is called, as a gap of a phrase: its key in the catalogue. */
export function systemTitle(id: string): string {
  return `@${knownSystem(id).title.key}`
}

/** The rule systems switched on in this campaign, in the order of the registry. */
export function systemsInPlay(read: Read): RuleSystem[] {
  const used = read.all<{ system: string }>('SELECT system FROM campaign_system')
  return ruleSystems.filter((system) => used.some((row) => row.system === system.id))
}

/** Whether this campaign plays by a system. */
export function isInPlay(read: Read, id: string): boolean {
  return systemsInPlay(read).some((system) => system.id === id)
}

/** A system that this campaign plays by; a refusal in words where it is unknown or switched off. */
export function playedSystem(read: Read, id: string): RuleSystem {
  const system = knownSystem(id)
  return isInPlay(read, id) ? system : refuse('refusal.systemOff', { system: systemTitle(id) })
}

function parseSheet(type: MemberType, row: SheetRow): object {
  return readStored(knownSystem(row.system).sheets[type], row.sheet)
}

/** A sheet that lies in the file and cannot be read: of which system, and what it says. */
export interface UnreadableSheet {
  system: string
  text: string
}

/** The sheets of somebody by system id, and those that cannot be read. */
export interface Sheets {
  sheets: Record<string, object>
  unreadable: UnreadableSheet[]
}

/** Puts a row with the sheets of its owner: among them, or among those that cannot be read. */
function addSheet(own: Sheets, row: SheetRow, parse: () => object): void {
  const sheet = ifReadable(parse, () => undefined)
  if (sheet) own.sheets[row.system] = sheet
  else own.unreadable.push({ system: row.system, text: row.sheet })
}

function rowsOf(read: Read, type: MemberType, id: string): SheetRow[] {
  return read.all<SheetRow>(
    type === 'character'
      ? 'SELECT system, sheet FROM character_sheet WHERE character_id = @id ORDER BY system'
      : 'SELECT system, sheet FROM npc_sheet WHERE npc_id = @id ORDER BY system',
    { id },
  )
}

/** All sheets of a cast member that can be read, by system id, each parsed by its system. */
export function sheetsOf(read: Read, type: MemberType, id: string): Record<string, object> {
  const own: Sheets = { sheets: {}, unreadable: [] }
  for (const row of rowsOf(read, type, id)) addSheet(own, row, () => parseSheet(type, row))
  return own.sheets
}

/** Whether somebody has a sheet of a system, be it one that cannot be read. */
export function hasSheet(read: Read, type: MemberType, id: string, system: string): boolean {
  return rowsOf(read, type, id).some((row) => row.system === system)
}

/** The ids of the characters in play with a sheet of this system, in their order. */
export function charactersWith(read: Read, system: string): string[] {
  return read
    .all<{ id: string }>(
      `SELECT character.id FROM ${inPlay.character}
       JOIN character_sheet ON character_sheet.character_id = character.id
       WHERE character_sheet.system = @system ORDER BY character.position`,
      { system },
    )
    .map(({ id }) => id)
}

/** As many sheets as are remembered by their text: more than a large cast has. */
const mostRemembered = 20_000
const remembered = new Map<string, object>()

/** Parses a sheet, or gives the one parsed from the same text before; it must not be changed. */
function sheetOfText(type: MemberType, row: SheetRow): object {
  const key = `${type} ${row.system} ${row.sheet}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const sheet = parseSheet(type, row)
  remembered.set(key, sheet)
  return sheet
}

/** Sheets that were read together, by their owner's id and then by system id. */
function byOwner(
  type: MemberType,
  rows: readonly (SheetRow & { id: string })[],
): Map<string, Sheets> {
  const sheets = new Map<string, Sheets>()
  for (const row of rows) {
    const own = sheets.get(row.id) ?? { sheets: {}, unreadable: [] }
    addSheet(own, row, () => sheetOfText(type, row))
    sheets.set(row.id, own)
  }
  return sheets
}

/**
 * The sheets of all characters, by their id and then by system id: one question for the company.
 * For answers that are only looked at: who has the same sheet as another shares it.
 */
export function characterSheets(read: Read): Map<string, Sheets> {
  return byOwner(
    'character',
    read.all('SELECT character_id AS id, system, sheet FROM character_sheet ORDER BY system'),
  )
}

/** The same of NPCs, of these alone: a cast grows with every evening. */
export function npcSheets(read: Read, ids: readonly string[]): Map<string, Sheets> {
  return byOwner(
    'npc',
    read.all(
      `SELECT npc_id AS id, system, sheet FROM npc_sheet
       WHERE npc_id IN (SELECT value FROM json_each(@ids)) ORDER BY system`,
      { ids: JSON.stringify(ids) },
    ),
  )
}

/** One sheet of a cast member; a refusal in words when there is none for this system, or none to be read. */
export function sheetOf(read: Read, type: MemberType, id: string, system: string): object {
  const sheet = sheetsOf(read, type, id)[system]
  if (sheet) return sheet
  const key = hasSheet(read, type, id, system) ? 'refusal.sheetUnread' : 'refusal.noSheet'
  return refuse(key, { system: systemTitle(system) })
}

/**
 * Writes a sheet back, parsed once more so that nothing outside its bounds is kept. Refuses to write
 * over one that cannot be read: it may be all that is left of somebody.
 */
export function writeSheet(
  write: Write,
  type: MemberType,
  id: string,
  systemId: string,
  sheet: object,
): void {
  const system = knownSystem(systemId)
  if (hasSheet(write, type, id, systemId)) sheetOf(write, type, id, systemId)
  write.run(
    `INSERT INTO ${tables[type]} (${type}_id, system, version, sheet)
     VALUES (@id, @system, @version, @sheet)
     ON CONFLICT DO UPDATE SET version = excluded.version, sheet = excluded.sheet`,
    {
      id,
      system: systemId,
      version: system.version,
      sheet: JSON.stringify(system.sheets[type].parse(sheet)),
    },
  )
}
