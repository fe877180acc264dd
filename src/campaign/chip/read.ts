import { chipSchema, type HeldChip } from '../../rules/moves/chips'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

/** A chip as it lies in the file, and whose it is. */
export interface ChipRow extends HeldChip {
  system: string
  characterId: string
  owner: string
}

interface StoredRow {
  id: string
  system: string
  character_id: string
  owner: string
  value: number
  kind: string
  scope: string
  trigger_text: string
  rule: string
  until: string
}

const columns = `SELECT chip.id, chip.system, chip.character_id, character.name AS owner, chip.value,
  chip.kind, chip.scope, chip.trigger_text, chip.rule, chip.until
  FROM chip JOIN character ON character.id = chip.character_id`

function chipOf({
  id,
  system,
  character_id,
  owner,
  scope,
  trigger_text,
  ...row
}: StoredRow): ChipRow {
  const scoped = { scope: JSON.parse(scope) as unknown, text: JSON.parse(trigger_text) as unknown }
  return {
    id,
    system,
    characterId: character_id,
    owner,
    ...chipSchema.parse({ ...row, ...scoped }),
  }
}

/** Every chip there is, the oldest first. */
export function readChips(read: Read): ChipRow[] {
  return read.all<StoredRow>(`${columns} ORDER BY chip.at, chip.rowid`).map(chipOf)
}

/** What waits on a character in a system, the oldest first. */
export function chipsOf(read: Read, characterId: string, system: string): ChipRow[] {
  return read
    .all<StoredRow>(
      `${columns} WHERE chip.character_id = @characterId AND chip.system = @system
       ORDER BY chip.at, chip.rowid`,
      { characterId, system },
    )
    .map(chipOf)
}

/** One chip; a refusal in words when it is gone. */
export function chipById(read: Read, chipId: string): ChipRow {
  const row = read.get<StoredRow>(`${columns} WHERE chip.id = @chipId`, { chipId })
  return row ? chipOf(row) : refuse('refusal.gone')
}
