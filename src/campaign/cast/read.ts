import type { Read } from '../file/handles'
import { storedOwnFields } from '../sheet/own-fields'
import { characterSheets, type Sheets } from '../sheet/sheets'
import { runningSession } from '../session/read'
import { inPlay } from './in-play'

interface CharacterRow {
  id: string
  name: string
  player: string
  description: string
  secret: string
  pictureId: string | null
  /** Fields of the game master's own, as they lie in the file. */
  fields: string
  away: number
  absent: number
}

const none: Sheets = { sheets: {}, unreadable: [] }

const from = { inPlay, everybody: { character: 'character' } }

/** Those in play are offered for what comes next, so whoever is not there tonight stands behind the others. */
const order = { inPlay: 'absent, position', everybody: 'away, position' }

/**
 * The players' characters in their order, with their sheets by system id, and those that cannot be
 * read. Last are those out of play; of those in play, the ones who miss the session that is going on.
 */
export function readCharacters(read: Read, which: keyof typeof from) {
  const sheets = characterSheets(read)
  const sessionId = runningSession(read)?.id ?? null
  return read
    .all<CharacterRow>(
      `SELECT id, name, player, description, secret, picture_id AS pictureId,
         own_fields AS fields, away,
         EXISTS (SELECT 1 FROM attendance WHERE attendance.character_id = character.id
           AND attendance.session_id = @sessionId AND attendance.absent = 1) AS absent
       FROM ${from[which].character}
       ORDER BY ${order[which]}`,
      { sessionId },
    )
    .map(({ away, absent, fields, ...row }) => ({
      ...row,
      ownFields: storedOwnFields(fields),
      isAway: away === 1,
      isAbsent: absent === 1,
      ...(sheets.get(row.id) ?? none),
    }))
}
