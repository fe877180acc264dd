import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { readCharacters } from '../cast/read'
import { command, query } from '../define'
import { memberFields, createMember, editMember } from '../sheet/members'
import { joinParty } from '../party/api'
import { comeToSession } from '../session/run'
import { refOf } from '../sheet/land'
import { idSchema, maybeLine } from '../../shared/bounded'

export const characterApi = {
  /** The players' characters in play, those who miss this session last, with their sheets by system id. */
  'character.list': query({
    input: z.strictObject({}),
    run: (read) => readCharacters(read, 'inPlay'),
  }),

  /** All players' characters in one answer, those out of play last. */
  'character.everybody': query({
    input: z.strictObject({}),
    run: (read) => readCharacters(read, 'everybody'),
  }),

  /** A new player's character, with what is given of its sheets; the rest is blank. Answers its id. */
  'character.create': command({
    input: z.strictObject({
      name: memberFields.name,
      player: maybeLine(120).default(''),
      description: memberFields.description.default(''),
      secret: memberFields.secret.default(''),
      ownFields: memberFields.ownFields.default([]),
      sheets: memberFields.sheets.default({}),
      archetypes: memberFields.archetypes.default({}),
    }),
    label: (_read, { name }) => phrase('history.character.create', { name }),
    run: (write, { sheets, archetypes, ...texts }) => {
      const characterId = createMember(write, 'character', texts, sheets, { archetypes })
      comeToSession(write, characterId)
      joinParty(write, characterId)
      return { characterId }
    },
  }),

  /** Changes what is given: texts, and parts of sheets by system. */
  'character.edit': command({
    input: z.strictObject({
      characterId: idSchema,
      name: memberFields.name.optional(),
      player: maybeLine(120).optional(),
      description: memberFields.description.optional(),
      secret: memberFields.secret.optional(),
      ownFields: memberFields.ownFields.optional(),
      sheets: memberFields.sheets.default({}),
    }),
    label: (read, { characterId }) =>
      phrase('history.character.edit', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, sheets, ...texts }) =>
      editMember(write, 'character', characterId, texts, sheets),
  }),
}
