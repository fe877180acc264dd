import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { addDanger } from './danger-commands'
import { activeFront, appendRow, editRow, frontById, placeOf, refTo } from './row'
import { texts } from './texts'
import { renaming } from '../note/write'

const kind = z.enum(['campaign', 'adventure'])

export const frontCommands = {
  /** A new front, as little written as it may be yet, and maybe its first danger. Answers its id. */
  'front.create': command({
    input: z.strictObject({
      name: texts.name,
      kind: kind.default('adventure'),
      description: texts.prose.default(''),
      danger: z.strictObject({ name: texts.name, doom: texts.prose.default('') }).optional(),
    }),
    label: (_read, { name }) => phrase('history.front.create', { front: name }),
    run: (write, { danger, ...input }) => {
      const frontId = appendRow(write, 'front', input)
      const front = refTo('front', { id: frontId, name: input.name })
      write.record({ kind: 'front.created', secret: true, about: [front] })
      if (danger) addDanger(write, { id: frontId, name: input.name }, danger)
      return { frontId }
    },
  }),

  /** Changes what is given of a front in play. */
  'front.edit': command({
    input: z.strictObject({
      frontId: texts.id,
      name: texts.name.optional(),
      kind: kind.optional(),
      description: texts.prose.optional(),
      notes: texts.prose.optional(),
    }),
    label: (read, { frontId }) =>
      phrase('history.front.edit', { front: frontById(read, frontId).name }),
    run: (write, { frontId, ...columns }) => {
      activeFront(write, frontId)
      renaming(write, 'front', frontId, () => editRow(write, 'front', frontId, columns))
      const front = refTo('front', frontById(write, frontId))
      write.record({ kind: 'front.edited', secret: true, about: [front] })
    },
  }),

  /** Takes a front away with all that is in it, in play or resolved. */
  'front.remove': command({
    input: z.strictObject({ frontId: texts.id }),
    label: (read, { frontId }) =>
      phrase('history.front.remove', { front: frontById(read, frontId).name }),
    run: (write, { frontId }) => {
      const front = refTo('front', frontById(write, frontId))
      write.run('DELETE FROM front WHERE id = @frontId', { frontId })
      write.record({ kind: 'front.removed', secret: true, about: [front] })
    },
  }),

  /**
   * The front has come to its end, and this is what is left of it. Answers the missions under way
   * that are linked to it: the end of a front is the moment to end them (IF-134).
   */
  'front.resolve': command({
    input: z.strictObject({ frontId: texts.id, aftermath: texts.aftermath }),
    label: (read, { frontId }) =>
      phrase('history.front.resolve', { front: frontById(read, frontId).name }),
    run: (write, { frontId, aftermath }) => {
      const front = activeFront(write, frontId)
      const place = placeOf(write, frontId)
      editRow(write, 'front', frontId, { status: 'resolved', aftermath })
      write.record(
        {
          kind: 'front.resolved',
          secret: true,
          about: [refTo('front', front)],
          with: { aftermath },
        },
        place,
      )
      const missions = write.all<{ id: string; name: string }>(
        `SELECT id, name FROM mission WHERE front_id = @frontId AND status = 'underWay'
         ORDER BY position`,
        { frontId },
      )
      return { missions }
    },
  }),

  /** The front was not over after all: it is in play again, as it was left. */
  'front.reopen': command({
    input: z.strictObject({ frontId: texts.id }),
    label: (read, { frontId }) =>
      phrase('history.front.reopen', { front: frontById(read, frontId).name }),
    run: (write, { frontId }) => {
      const front = frontById(write, frontId)
      if (front.status === 'active') refuse('refusal.frontInPlay')
      editRow(write, 'front', frontId, { status: 'active', aftermath: '' })
      write.record(
        { kind: 'front.reopened', secret: true, about: [refTo('front', front)] },
        placeOf(write, frontId),
      )
    },
  }),
}
