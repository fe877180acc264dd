import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { readCharacters } from '../cast/read'
import { command, query } from '../define'
import { beingFields, createMember, editMember } from '../sheet/members'
import { refOf } from '../sheet/land'

export const characterApi = {
  /** The players' characters in play, in their order, with their sheets by system id. */
  'character.list': query({
    input: z.strictObject({}),
    run: (read) => readCharacters(read, 'inPlay'),
  }),

  /** A new player's character, with what is given of its sheets; the rest is blank. Answers its id. */
  'character.create': command({
    input: z.strictObject({
      name: beingFields.name,
      player: z.string().trim().max(120).default(''),
      description: beingFields.description.default(''),
      secret: beingFields.secret.default(''),
      sheets: beingFields.sheets.default({}),
    }),
    label: (_read, { name }) => phrase('history.character.create', { name }),
    run: (write, { sheets, ...texts }) => ({
      characterId: createMember(write, 'character', texts, sheets),
    }),
  }),

  /** Changes what is given: texts, and parts of sheets by system. */
  'character.edit': command({
    input: z.strictObject({
      characterId: z.string().min(1).max(64),
      name: beingFields.name.optional(),
      player: z.string().trim().max(120).optional(),
      description: beingFields.description.optional(),
      secret: beingFields.secret.optional(),
      sheets: beingFields.sheets.default({}),
    }),
    label: (read, { characterId }) =>
      phrase('history.character.edit', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, sheets, ...texts }) =>
      editMember(write, 'character', characterId, texts, sheets),
  }),
}
