import { z } from 'zod'
import { consultation, type Consulted, type Tables } from '../../rules/oracles/consult'
import { likelihoods, readAnswer } from '../../rules/oracles/yes-no'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Write } from '../file/handles'
import { readTables, tableById } from './read'

const id = z.string().min(1).max(120)
const faces = z.array(z.number().int().min(1).max(1000)).min(1).max(10)
/** Whether players may know; oracles are the game master's unless said otherwise. */
const isOpen = z.boolean().default(false)

/** As much of a result as a fact holds. */
const told = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text)

/** A journal points at a table by its id, which some packs make longer than a journal's. */
const refOf = ({ table, name }: Consulted) => ({
  ...{ type: 'oracle' as const, id: table.slice(-64), name },
})

function recordPart(write: Write, part: Consulted, typed: boolean, secret: boolean): void {
  write.record({
    kind: part.depth === 0 ? 'oracle.rolled' : 'oracle.ledTo',
    secret,
    about: [refOf(part)],
    to: part.total,
    dice: { faces: part.faces.map((face) => Math.min(face, 100)), typed },
    with: { text: told(part.text), worse: part.isWorse ? '@oracle.worse' : '' },
  })
}

const consultedInput = z.strictObject({
  tableId: id,
  /** The faces of every roll in the order the tables asked for them. */
  dice: z.array(faces).min(1).max(60),
})

/** Reads a consultation whose dice are all there, and are those the tables ask for; else refuses. */
function wholeConsultation(
  tables: Tables,
  { tableId, dice }: z.infer<typeof consultedInput>,
): Consulted[] {
  for (const [at, roll] of dice.entries()) {
    const { next } = consultation(tables, tableId, dice.slice(0, at))
    const wanted = next?.dice ?? refuse('refusal.oracle.enough')
    const fits = roll.length === wanted.count && roll.every((face) => face <= wanted.sides)
    if (!fits) refuse('refusal.oracle.dice', { table: next?.name ?? '' })
  }
  const { rolled, next } = consultation(tables, tableId, dice)
  if (next) refuse('refusal.oracle.wants', { table: next.name })
  return rolled
}

export const oracleApi = {
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
        table: consulted.map(({ tableId }) => tableById(read, tableId).name).join(', '),
      }),
    run: (write, { consulted, typed, isOpen: open }) => {
      const tables: Tables = new Map(readTables(write).map((table) => [table.id, table]))
      const all = consulted.map((each) => wholeConsultation(tables, each))
      for (const part of all.flat()) recordPart(write, part, typed, !open)
      return all
    },
  }),

  /** A question with odds, answered by a d100 (IS-143). */
  'oracle.ask': command({
    input: z.strictObject({
      question: z.string().trim().max(300).default(''),
      likelihood: z.enum(likelihoods),
      roll: z.number().int().min(1).max(100),
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
          ...{ question: question || '–', odds: `@oracle.odds.${likelihood}` },
          answer: `@oracle.answer.${answer.isExtreme ? 'extreme' : 'plain'}.${answer.answer}`,
        },
      })
      return answer
    },
  }),
}
