import { z } from 'zod'
import { query } from '../define'
import { sheetsOf } from '../sheet/sheets'

interface NpcRow {
  id: string
  name: string
  description: string
  secret: string
}

export const npcApi = {
  /** Everyone the game master plays, in their order, with their sheets by system id. */
  'npc.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read
        .all<NpcRow>('SELECT id, name, description, secret FROM npc ORDER BY position')
        .map((row) => ({ ...row, sheets: sheetsOf(read, 'npc', row.id) })),
  }),
}
