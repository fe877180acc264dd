import type { Read } from '../file/handles'
import { allSheets } from '../sheet/sheets'
import { inPlay, outOfPlay } from './in-play'

interface NpcRow {
  id: string
  name: string
  description: string
  secret: string
}

interface CharacterRow extends NpcRow {
  player: string
}

const from = { inPlay, outOfPlay }

/** The players' characters in their order, with their sheets by system id. */
export function readCharacters(read: Read, which: keyof typeof from) {
  const sheets = allSheets(read, 'character')
  return read
    .all<CharacterRow>(
      `SELECT id, name, player, description, secret FROM ${from[which].character} ORDER BY position`,
    )
    .map((row) => ({ ...row, isAway: which === 'outOfPlay', sheets: sheets.get(row.id) ?? {} }))
}

/** Everyone the game master plays in their order, with their sheets by system id. */
export function readNpcs(read: Read, which: keyof typeof from) {
  const sheets = allSheets(read, 'npc')
  return read
    .all<NpcRow>(`SELECT id, name, description, secret FROM ${from[which].npc} ORDER BY position`)
    .map((row) => ({ ...row, isAway: which === 'outOfPlay', sheets: sheets.get(row.id) ?? {} }))
}
