import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { checkTable, knownTables, referencesIn } from '../../rules/oracles/check'
import { readPasted, type WrittenRow } from '../../rules/oracles/paste'
import type { TableProblem } from '../../rules/oracles/problem'
import { tableDice, type OracleTable } from '../../rules/oracles/table'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { readTables, tableById } from './read'
import { clearRows, writeRows, writeTable } from './write'
import { filledText, line, textUpTo } from '../../shared/bounded'

const id = filledText(120)
const written = z.strictObject({
  name: line(120),
  dice: tableDice,
  text: textUpTo(100_000),
})

/** Refuses with what is wrong, and in which line that is. */
function refuseFor({ line, words: { key, with: gaps } }: TableProblem): never {
  if (line === 0) refuse(key, gaps)
  refuse('refusal.tableLine', { ...gaps, line, problem: `@${key}` })
}

/** Reads what was written; refuses with what is wrong first, in words that name its line. */
function checked(
  read: Read,
  tableId: string | null,
  { name, dice, text }: z.output<typeof written>,
): OracleTable['rows'] {
  const all = readTables(read)
  const others = all.filter((table) => table.id !== tableId)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    refuse('refusal.tableNameTaken', { name })
  }
  const { rows, problems } = readPasted(text, dice)
  const [first] = [...problems, ...checkTable({ name, dice, rows }, knownTables(all, others))]
  if (first) refuseFor(first)
  return rows.map((row) => withRolls(row, others))
}

/** The tables that a row names are rolled on with it. */
function withRolls({ from, to, text }: WrittenRow, others: readonly OracleTable[]) {
  const rolls = referencesIn(text).flatMap((named) => {
    const other = others.find(({ name }) => name.toLowerCase() === named.toLowerCase())
    return other ? [{ table: other.id, count: 1, auto: true, repeats: 'keep' as const }] : []
  })
  return { from, to, text, rolls: rolls.slice(0, 6) }
}

function ownTable(read: Read, tableId: string): OracleTable {
  const table = tableById(read, tableId)
  return table.source === null ? table : refuse('refusal.notOwnTable', { name: table.name })
}

/** What the game master writes to roll on is no business of the players. */
function tell(write: Write, kind: 'written' | 'removed', id: string, name: string): void {
  write.record({ kind: `oracle.${kind}`, secret: true, about: [{ type: 'oracle', id, name }] })
}

export const homebrewApi = {
  /** Writes a table of the campaign's own, or writes it anew. Answers its id. */
  'oracle.save': command({
    input: written.extend({ tableId: id.optional() }),
    label: (_read, { name }) => phrase('history.oracle.save', { name }),
    run: (write, { tableId, ...given }) => {
      if (tableId === undefined) {
        const rows = checked(write, null, given)
        const { name, dice } = given
        const own = write.newId()
        writeTable(write, { id: own, name, group: [], dice, rows }, null)
        tell(write, 'written', own, name)
        return { tableId: own }
      }
      const { name, dice, rows: before } = ownTable(write, tableId)
      const rows = checked(write, tableId, given)
      // Its rows are written anew as a whole: the same ones are no change.
      if (isDeepStrictEqual([name, dice, before], [given.name, given.dice, rows]))
        return { tableId }
      clearRows(write, tableId)
      write.run(
        `UPDATE oracle_table SET name = @name, dice_count = @count, dice_sides = @sides
         WHERE id = @tableId`,
        { tableId, name: given.name, ...given.dice },
      )
      writeRows(write, tableId, rows)
      tell(write, 'written', tableId, given.name)
      return { tableId }
    },
  }),

  /** Takes a table of the campaign's own away. */
  'oracle.remove': command({
    input: z.strictObject({ tableId: id }),
    label: (read, { tableId }) =>
      phrase('history.oracle.remove', { name: tableById(read, tableId).name }),
    run: (write, { tableId }) => {
      const { name } = ownTable(write, tableId)
      tell(write, 'removed', tableId, name)
      clearRows(write, tableId)
      write.run('DELETE FROM oracle_table WHERE id = @tableId', { tableId })
    },
  }),
}
