import { refuse } from '../../shared/reply'
import { ruleSystem, ruleSystems } from '../../rules'
import type { RuleSystem } from '../../rules/system'
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

/** The rule systems switched on in this campaign, in the order of the registry. */
export function systemsInPlay(read: Read): RuleSystem[] {
  const used = read.all<{ system: string }>('SELECT system FROM campaign_system')
  return ruleSystems.filter((system) => used.some((row) => row.system === system.id))
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

/** The ids of the characters with a sheet of this system, in their order. */
export function charactersWith(read: Read, system: string): string[] {
  return read
    .all<{ id: string }>(
      `SELECT character.id FROM character
       JOIN character_sheet ON character_sheet.character_id = character.id
       WHERE character_sheet.system = @system ORDER BY character.position`,
      { system },
    )
    .map(({ id }) => id)
}

/** One sheet of a holder; a refusal in words when there is none for this system. */
export function sheetOf(read: Read, holder: Holder, id: string, system: string): object {
  return sheetsOf(read, holder, id)[system] ?? refuse('refusal.noSheet', { system })
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
