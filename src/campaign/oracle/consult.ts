import { z } from 'zod'
import { withoutTables } from '../../rules/oracles/check'
import { consultation, type Consulted, type Tables } from '../../rules/oracles/consult'
import { withoutLinks } from '../../shared/note/note-text'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { tablesLedTo } from './read'
import { filledText, whole } from '../../shared/bounded'

const faces = z.array(whole(1, 1000)).min(1).max(10)

/** One table consulted, with all its dice. */
export const consultedInput = z.strictObject({
  tableId: filledText(120),
  /** The faces of every roll in the order the tables asked for them. */
  dice: z.array(faces).min(1).max(60),
  /** Whether these dice lay on the table; as the whole is, when left out. */
  typed: z.boolean().optional(),
})
export type ConsultedInput = z.output<typeof consultedInput>

/** As much of a result as a fact holds. */
function told(text: string): string {
  const words = withoutLinks(text)
  return words.length > 400 ? `${words.slice(0, 400)}…` : words
}

/** A journal points at a table by its id, which some packs make longer than a journal's. */
const refOf = ({ table, name }: Consulted) => ({
  type: 'oracle' as const,
  id: table.slice(-64),
  name,
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

/** Reads a consultation whose dice are all there, and are those the tables ask for; else refuses. */
function wholeConsultation(tables: Tables, { tableId, dice }: ConsultedInput): Consulted[] {
  for (const [at, roll] of dice.entries()) {
    const { next } = consultation(tables, tableId, dice.slice(0, at))
    const wanted = next?.dice ?? refuse('refusal.oracle.enough')
    const fits = roll.length === wanted.count && roll.every((face) => face <= wanted.sides)
    if (!fits) refuse('refusal.oracle.dice', { table: next?.name ?? '' })
  }
  const { rolled, next } = consultation(tables, tableId, dice)
  if (next) refuse('refusal.oracle.wants', { table: next.name })
  return rolled.map((part) => ({ ...part, text: withoutTables(part.text, tables.values()) }))
}

function tablesFor(read: Read, consulted: readonly ConsultedInput[]): Tables {
  const ids = consulted.map(({ tableId }) => tableId)
  return new Map(tablesLedTo(read, ids).map((table) => [table.id, table]))
}

/** Reads consultations and tells every roll of them, sub-rolls too. Answers what came, one each. */
export function consultAll(
  write: Write,
  consulted: readonly ConsultedInput[],
  { typed, secret }: { typed: boolean; secret: boolean },
): Consulted[][] {
  const tables = tablesFor(write, consulted)
  return consulted.map((each) => {
    const rolled = wholeConsultation(tables, each)
    for (const part of rolled) recordPart(write, part, each.typed ?? typed, secret)
    return rolled
  })
}
