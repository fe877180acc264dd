import { z } from 'zod'
import { likelihoods, readAnswer } from '../../rules/oracles/yes-no'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { consultAll, consultedInput } from './consult'
import { makeApi } from './make'
import { readTables, tableNames } from './read'
import { maybeLine, whole } from '../../shared/bounded'

/** Whether players may know; oracles are the game master's unless said otherwise. */
const isOpen = z.boolean().default(false)

export const oracleApi = {
  ...makeApi,

  /** Every table with its rows: packs, imports, the campaign's own. */
  'oracle.tables': query({ input: z.strictObject({}), run: readTables }),

  /** Writes consultations down once all their dice are there; every roll is a fact of its own. */
  'oracle.consult': command({
    input: z.strictObject({
      consulted: z.array(consultedInput).min(1).max(20),
      typed: z.boolean(),
      isOpen,
    }),
    label: (read, { consulted }) =>
      phrase('history.oracle.consult', {
        table: tableNames(
          read,
          consulted.map(({ tableId }) => tableId),
        ).join(', '),
      }),
    run: (write, { consulted, typed, isOpen: open }) =>
      consultAll(write, consulted, { typed, secret: !open }),
  }),

  /** A question with odds, answered by a d100 (IS-143). */
  'oracle.ask': command({
    input: z.strictObject({
      question: maybeLine(300).default(''),
      likelihood: z.enum(likelihoods),
      roll: whole(1, 100),
      typed: z.boolean(),
      isOpen,
    }),
    label: () => phrase('history.oracle.ask'),
    run: (write, { question, likelihood, roll, typed, isOpen: open }) => {
      const answer = readAnswer(likelihood, roll)
      write.record({
        kind: 'oracle.asked',
        secret: !open,
        about: [],
        to: roll,
        dice: { faces: [roll], typed },
        with: {
          question: question || '–',
          odds: `@oracle.odds.${likelihood}`,
          answer: `@oracle.answer.${answer.isExtreme ? 'extreme' : 'plain'}.${answer.answer}`,
        },
      })
      return answer
    },
  }),
}
