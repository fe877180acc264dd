import { z } from 'zod'
import { modifierSchema } from '../../rules/moves/modifiers'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { refOf } from '../sheet/land'
import { knownSystem } from '../sheet/sheets'
import { modifierById, readModifiers } from './read'
import { layModifier, removeModifier } from './write'

const id = z.string().min(1).max(64)

export const modifierApi = {
  /** Every modifier that waits on somebody. */
  'modifier.list': query({ input: z.strictObject({}), run: (read) => readModifiers(read) }),

  /** Lays a modifier of the GM's own on a character, in the GM's words. */
  'modifier.add': command({
    input: modifierSchema.omit({ text: true, rule: true }).extend({
      characterId: id,
      system: z.string().min(1).max(40),
      words: z.string().trim().min(1).max(200),
    }),
    label: (read, { characterId }) =>
      phrase('history.modifier.add', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, system, words, ...modifier }) => {
      const known = knownSystem(system).id
      const given = { ...modifier, rule: '', text: phrase('modifier.own', { words }) }
      return {
        modifierId: layModifier(write, { system: known, characterId }, given, undefined, {}),
      }
    },
  }),

  /** Takes a modifier away that no roll took. */
  'modifier.drop': command({
    input: z.strictObject({ modifierId: id }),
    label: (read, { modifierId }) =>
      phrase('history.modifier.drop', { name: modifierById(read, modifierId).owner }),
    run: (write, { modifierId }) =>
      removeModifier(write, modifierById(write, modifierId), 'dropped', undefined, {}),
  }),
}
