import { refuse } from '../../shared/reply'
import { ruleSystem, ruleSystems } from '../../rules'
import type { CombatRules } from '../../rules/system/combat'
import type { RuleSystem } from '../../rules/system/system'
import { inPlay } from '../cast/in-play'
import type { Read, Write } from '../file/handles'

/** Who can have sheets. */
export type Holder = 'character' | 'npc'

interface SheetRow {
  system: string
  sheet: string
}

const tables: Record<Holder, string> = { character: 'character_sheet', npc: 'npc_sheet' }

/** The system with this id, or a refusal in words. */
export function knownSystem(id: string): RuleSystem {
  return ruleSystem(id) ?? refuse('refusal.unknownSystem', { system: id })
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

function parseSheet(holder: Holder, row: SheetRow): object {
  return knownSystem(row.system).sheets[holder].parse(JSON.parse(row.sheet))
}

/** All sheets of a holder by system id, each parsed by its system. */
export function sheetsOf(read: Read, holder: Holder, id: string): Record<string, object> {
  const rows = read.all<SheetRow>(
    holder === 'character'
      ? 'SELECT system, sheet FROM character_sheet WHERE character_id = @id ORDER BY system'
      : 'SELECT system, sheet FROM npc_sheet WHERE npc_id = @id ORDER BY system',
    { id },
  )
  return Object.fromEntries(rows.map((row) => [row.system, parseSheet(holder, row)]))
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
function sheetOfText(holder: Holder, row: SheetRow): object {
  const key = `${holder} ${row.system} ${row.sheet}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const sheet = parseSheet(holder, row)
  remembered.set(key, sheet)
  return sheet
}

/**
 * The sheets of everyone, by their id and then by system id: one question for a whole cast. For
 * answers that are only looked at: who has the same sheet as another shares it.
 */
export function allSheets(read: Read, holder: Holder): Map<string, Record<string, object>> {
  const rows = read.all<SheetRow & { id: string }>(
    holder === 'character'
      ? 'SELECT character_id AS id, system, sheet FROM character_sheet ORDER BY system'
      : 'SELECT npc_id AS id, system, sheet FROM npc_sheet ORDER BY system',
  )
  const sheets = new Map<string, Record<string, object>>()
  for (const row of rows) {
    const own = sheets.get(row.id) ?? {}
    own[row.system] = sheetOfText(holder, row)
    sheets.set(row.id, own)
  }
  return sheets
}

/** One sheet of a holder; a refusal in words when there is none for this system. */
export function sheetOf(read: Read, holder: Holder, id: string, system: string): object {
  return (
    sheetsOf(read, holder, id)[system] ?? refuse('refusal.noSheet', { system: systemTitle(system) })
  )
}

/** Writes a sheet back, parsed once more so that nothing outside its bounds is kept. */
export function writeSheet(
  write: Write,
  holder: Holder,
  id: string,
  systemId: string,
  sheet: object,
): void {
  const system = knownSystem(systemId)
  write.run(
    `INSERT INTO ${tables[holder]} (${holder}_id, system, version, sheet)
     VALUES (@id, @system, @version, @sheet)
     ON CONFLICT DO UPDATE SET version = excluded.version, sheet = excluded.sheet`,
    {
      id,
      system: systemId,
      version: system.version,
      sheet: JSON.stringify(system.sheets[holder].parse(sheet)),
    },
  )
}
