import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { enqueueOne, followingSchema } from '../move/queue'
import { makeTrue } from '../front/come-true'
import { letBlowGo, readDebts } from '../reminder/reminders'
import { gmMovesFor, playedSystems } from './gm-moves'
import { words } from '../words'
import { owedById, portentsFor, readOwed, type OwedMoveRow } from './read'
import { settle } from './settle'
import { idSchema as id, maybeLine } from '../../shared/bounded'

/** What a portent came true by where nothing else is said: the move it was owed for, and whose that was. */
const causeOf = ({ about, cause }: OwedMoveRow): string =>
  [about[0]?.name, words.say(cause)].filter(Boolean).join(': ')

export const inboxApi = {
  /** Moves the GM owes, by when they fall due, each with what it may be and what it may be spent on. */
  'inbox.list': query({
    input: z.strictObject({}),
    run: (read) => {
      const played = playedSystems(read)
      const all = readOwed(read)
      const debts = readDebts(read, all)
      return all.map((owed) => ({
        ...owed,
        /** What is kept in mind until it is made, and says what it is. */
        notes: debts.flatMap(({ at, words }) => (at === owed.at ? [words] : [])),
        /** What is told as the cause of a portent where nothing is written. */
        portentCause: causeOf(owed),
        portents: portentsFor(read, owed),
        gmMoves: gmMovesFor(read, played, owed),
      }))
    },
  }),

  /** The GM has made the move, or lets it go. A portent spent on it comes true in the same breath. */
  'inbox.settle': command({
    input: z.strictObject({
      owedId: id,
      how: z.enum(['made', 'waived']),
      note: maybeLine(300).default(''),
      /** Which of the GM's own moves it was, in its words. */
      gmMove: maybeLine(2000).default(''),
      portentId: id.optional(),
      /** The move by which somebody suffers what it does: it waits to be made, however its form is left. */
      leadsTo: followingSchema.optional(),
    }),
    label: (_read, { how }) => phrase(`history.inbox.${how}`),
    run: (write, { owedId, how, portentId, leadsTo, ...said }) => {
      const note = [said.gmMove, said.note].filter(Boolean).join(' – ')
      const owed = owedById(write, owedId)
      if (how === 'made' && portentId !== undefined) {
        makeTrue(write, { portentId, how: 'prescriptive', cause: note || causeOf(owed) })
      }
      settle(write, owed, how, note)
      if (how === 'waived') letBlowGo(write, owed.at)
      const place = { missionId: owed.mission_id }
      const queues = how === 'made' && leadsTo !== undefined
      return { queuedId: queues ? enqueueOne(write, leadsTo, owed.cause, place) : null }
    },
  }),

  /** The move stays owed and is taken along to another scene. */
  'inbox.carry': command({
    input: z.strictObject({ owedId: id }),
    label: () => phrase('history.inbox.carried'),
    run: (write, { owedId }) => {
      owedById(write, owedId)
      write.run('UPDATE owed_move SET carried = carried + 1 WHERE id = @owedId', { owedId })
    },
  }),
}
