import { z } from 'zod'
import { chipSchema } from '../../rules/moves/chips'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { refOf } from '../sheet/land'
import { knownSystem } from '../sheet/sheets'
import { chipById, readChips } from './read'
import { layChip, removeChip } from './write'

const id = z.string().min(1).max(64)

export const chipApi = {
  /** Every modifier that waits on somebody. */
  'chip.list': query({ input: z.strictObject({}), run: (read) => readChips(read) }),

  /** Lays a modifier of the GM's own on a character, in the GM's words. */
  'chip.add': command({
    input: chipSchema.omit({ text: true, rule: true }).extend({
      characterId: id,
      system: z.string().min(1).max(40),
      words: z.string().trim().min(1).max(200),
    }),
    label: (read, { characterId }) =>
      phrase('history.chip.add', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, system, words, ...chip }) => {
      const known = knownSystem(system).id
      const given = { ...chip, rule: '', text: phrase('chip.own', { words }) }
      return { chipId: layChip(write, { system: known, characterId }, given, undefined, {}) }
    },
  }),

  /** Takes a modifier away that no roll took. */
  'chip.drop': command({
    input: z.strictObject({ chipId: id }),
    label: (read, { chipId }) =>
      phrase('history.chip.drop', { name: chipById(read, chipId).owner }),
    run: (write, { chipId }) =>
      removeChip(write, chipById(write, chipId), 'dropped', undefined, {}),
  }),

  /** A roll outside the app took a modifier: one that lasts stays. */
  'chip.spend': command({
    input: z.strictObject({ chipId: id }),
    label: (read, { chipId }) =>
      phrase('history.chip.spend', { name: chipById(read, chipId).owner }),
    run: (write, { chipId }) => {
      const chip = chipById(write, chipId)
      if (chip.kind === 'forward') removeChip(write, chip, 'spent', undefined, {})
    },
  }),
}
