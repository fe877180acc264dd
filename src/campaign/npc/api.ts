import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { readNpcs } from '../cast/read'
import { command, query } from '../define'
import { memberFields, createMember, editMember } from '../sheet/members'
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
      name: memberFields.name,
      description: memberFields.description.default(''),
      secret: memberFields.secret.default(''),
      sheets: memberFields.sheets.default({}),
      archetypes: memberFields.archetypes.default({}),
    }),
    label: (_read, { name }) => phrase('history.npc.create', { name }),
    run: (write, { sheets, archetypes, ...texts }) => ({
      npcId: createMember(write, 'npc', texts, sheets, archetypes),
    }),
  }),

  /** Changes what is given: texts, and parts of sheets by system. */
  'npc.edit': command({
    input: z.strictObject({
      npcId: z.string().min(1).max(64),
      name: memberFields.name.optional(),
      description: memberFields.description.optional(),
      secret: memberFields.secret.optional(),
      sheets: memberFields.sheets.default({}),
    }),
    label: (read, { npcId }) =>
      phrase('history.npc.edit', { name: refOf(read, 'npc', npcId).name }),
    run: (write, { npcId, sheets, ...texts }) => editMember(write, 'npc', npcId, texts, sheets),
  }),
}
