import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { beingFields, createBeing, editBeing } from '../sheet/beings'
import { refOf } from '../sheet/land'
import { allSheets } from '../sheet/sheets'

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
    run: (read) => {
      const sheets = allSheets(read, 'npc')
      return read
        .all<NpcRow>('SELECT id, name, description, secret FROM npc ORDER BY position')
        .map((row) => ({ ...row, sheets: sheets.get(row.id) ?? {} }))
    },
  }),

  /** A new NPC, with what is given of its sheets; the rest is blank. Answers its id. */
  'npc.create': command({
    input: z.strictObject({
      name: beingFields.name,
      description: beingFields.description.default(''),
      secret: beingFields.secret.default(''),
      sheets: beingFields.sheets.default({}),
    }),
    label: (_read, { name }) => phrase('history.npc.create', { name }),
    run: (write, { sheets, ...texts }) => ({
      npcId: createBeing(write, 'npc', texts, sheets),
    }),
  }),

  /** Changes what is given: texts, and parts of sheets by system. */
  'npc.edit': command({
    input: z.strictObject({
      npcId: z.string().min(1).max(64),
      name: beingFields.name.optional(),
      description: beingFields.description.optional(),
      secret: beingFields.secret.optional(),
      sheets: beingFields.sheets.default({}),
    }),
    label: (read, { npcId }) =>
      phrase('history.npc.edit', { name: refOf(read, 'npc', npcId).name }),
    run: (write, { npcId, sheets, ...texts }) => editBeing(write, 'npc', npcId, texts, sheets),
  }),
}
