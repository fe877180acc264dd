import { z } from 'zod'
import { query } from '../define'
import { sheetsOf } from '../sheet/sheets'

interface CharacterRow {
  id: string
  name: string
  player: string
  description: string
  secret: string
}

export const characterApi = {
  /** The players' characters in their order, with their sheets by system id. */
  'character.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read
        .all<CharacterRow>(
          'SELECT id, name, player, description, secret FROM character ORDER BY position',
        )
        .map((row) => ({ ...row, sheets: sheetsOf(read, 'character', row.id) })),
  }),
}
