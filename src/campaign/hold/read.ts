import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { moveOf } from '../move/run'
import { words } from '../words'
import { sheetOf, sheetsOf } from '../sheet/sheets'
import type { HoldSides, HoldSubject, MoveHolds } from '../../rules/moves/holds'

/** Holds as they lie in the file. */
export interface HoldRow {
  id: string
  system: string
  move: string
  character_id: string
  owner: string
  target_character_id: string | null
  target_npc_id: string | null
  target: string | null
  note: string
  left_count: number
  paid: number
}

const columns = `SELECT hold.id, hold.system, hold.move, hold.character_id, character.name AS owner,
  hold.target_character_id, hold.target_npc_id, ifnull(other.name, npc.name) AS target,
  hold.note, hold.left_count, hold.paid
  FROM hold JOIN character ON character.id = hold.character_id
  LEFT JOIN character AS other ON other.id = hold.target_character_id
  LEFT JOIN npc ON npc.id = hold.target_npc_id`

/** Every hold that is left, the oldest first. */
export function readHolds(read: Read): HoldRow[] {
  return read.all<HoldRow>(`${columns} WHERE hold.left_count > 0 ORDER BY hold.at, hold.rowid`)
}

/** One hold; a refusal in words when it is gone. */
export function holdById(read: Read, holdId: string): HoldRow {
  const row = read.get<HoldRow>(`${columns} WHERE hold.id = @holdId`, { holdId })
  return row ?? refuse('refusal.gone')
}

/** What these holds buy, as their move says. */
export function rulesOf(read: Read, row: Pick<HoldRow, 'system' | 'move'>): MoveHolds {
  return moveOf(read, row).holds ?? refuse('refusal.unknownMove', { move: row.move })
}

/** Whom a hold is over, as someone with a sheet; undefined for a situation. */
export function overWhom(row: HoldRow) {
  if (row.target_character_id !== null) {
    return { type: 'character' as const, id: row.target_character_id }
  }
  return row.target_npc_id === null ? undefined : { type: 'npc' as const, id: row.target_npc_id }
}

/** What a hold is over; undefined where words say it, which may name a person or a situation. */
export function subjectOf(row: HoldRow): HoldSubject | undefined {
  if (overWhom(row)) return 'person'
  return row.note === '' ? 'situation' : undefined
}

/** Who holds, over whom or what, and how many are left: what a label of history says of it. */
export function heldWords(row: HoldRow) {
  // A hold over nobody is over a situation, in the words of the table where they were given.
  const whom = row.target ?? (row.note || words.t('moves.hold.situation'))
  return { name: row.owner, whom, count: row.left_count }
}

/** Whether everybody whom a hold concerns still has the sheet that it works on. */
export function hasSheets(read: Read, row: HoldRow): boolean {
  const owner = { type: 'character' as const, id: row.character_id }
  return [owner, overWhom(row)].every(
    (each) => !each || sheetsOf(read, each.type, each.id)[row.system] !== undefined,
  )
}

/** The sheets of who holds, and over whom. */
export function sidesOf(read: Read, row: HoldRow): HoldSides {
  const actor = sheetOf(read, 'character', row.character_id, row.system)
  const over = overWhom(row)
  if (!over) return { actor }
  return { actor, target: sheetOf(read, over.type, over.id, row.system), targetKind: over.type }
}
