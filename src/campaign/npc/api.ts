import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { readNpcs } from '../cast/read'
import { command, query } from '../define'
import { beingFields, createMember, editMember } from '../sheet/members'
import { refOf } from '../sheet/land'

export const npcApi = {
  /** Everyone in play whom the game master plays, in their order, with their sheets by system id. */
  'npc.list': query({
    input: z.strictObject({}),
    run: (read) => readNpcs(read, 'inPlay'),
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
      npcId: createMember(write, 'npc', texts, sheets),
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
    run: (write, { npcId, sheets, ...texts }) => editMember(write, 'npc', npcId, texts, sheets),
  }),
}
