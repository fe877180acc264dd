import type { Read } from '../file/handles'
import { characterSheets, type Sheets } from '../sheet/sheets'
import { inPlay } from './in-play'

interface CharacterRow {
  id: string
  name: string
  player: string
  description: string
  secret: string
  pictureId: string | null
  away: number
}

const none: Sheets = { sheets: {}, unreadable: [] }

const from = { inPlay, everybody: { character: 'character' } }

/** The players' characters in their order, those out of play last, with their sheets by system id, and those that cannot be read. */
export function readCharacters(read: Read, which: keyof typeof from) {
  const sheets = characterSheets(read)
  return read
    .all<CharacterRow>(
      `SELECT id, name, player, description, secret, picture_id AS pictureId, away FROM ${from[which].character}
       ORDER BY away, position`,
    )
    .map(({ away, ...row }) => ({ ...row, isAway: away === 1, ...(sheets.get(row.id) ?? none) }))
}
