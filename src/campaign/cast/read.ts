import type { Read } from '../file/handles'
import { allSheets, type Sheets } from '../sheet/sheets'
import { inPlay } from './in-play'

interface NpcRow {
  id: string
  name: string
  description: string
  secret: string
  away: number
}

interface CharacterRow extends NpcRow {
  player: string
}

const none: Sheets = { sheets: {}, unreadable: [] }

const from = { inPlay, everybody: { character: 'character', npc: 'npc' } }

/** The players' characters in their order, those out of play last, with their sheets by system id, and those that cannot be read. */
export function readCharacters(read: Read, which: keyof typeof from) {
  const sheets = allSheets(read, 'character')
  return read
    .all<CharacterRow>(
      `SELECT id, name, player, description, secret, away FROM ${from[which].character}
       ORDER BY away, position`,
    )
    .map(({ away, ...row }) => ({ ...row, isAway: away === 1, ...(sheets.get(row.id) ?? none) }))
}

/** Everyone the game master plays in their order, those out of play last, with their sheets by system id, and those that cannot be read. */
export function readNpcs(read: Read, which: keyof typeof from) {
  const sheets = allSheets(read, 'npc')
  return read
    .all<NpcRow>(
      `SELECT id, name, description, secret, away FROM ${from[which].npc} ORDER BY away, position`,
    )
    .map(({ away, ...row }) => ({ ...row, isAway: away === 1, ...(sheets.get(row.id) ?? none) }))
}
