import { phrase } from '../../shared/phrase'
import type { WrittenRow } from './paste'
import type { TableProblem } from './problem'
import { noted, rangeOf, type OracleTable, type TableDice } from './table'

/** Names in double square brackets: other tables that a row rolls on. */
const reference = /\[\[([^[\]]{1,120})\]\]/g

/** The tables a row's text names. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].flatMap(([, name]) => name?.trim() ?? [])
}

/** A row's text with tables by their names alone: what is left in brackets is somebody or something. */
export function withoutTables(text: string, tables: Iterable<{ name: string }>): string {
  const names = new Set([...tables].map(({ name }) => name.toLowerCase()))
  return text.replaceAll(reference, (whole, name: string) =>
    names.has(name.trim().toLowerCase()) ? name.trim() : whole,
  )
}

/**
 * What is known of what rows name: which tables each of the other tables leads to, by lower-case name.
 * People, places and the like lead to none.
 */
export type KnownTables = ReadonlyMap<string, readonly string[]>

/**
 * The other tables and where each of them leads, by their names. `all` holds the one that is
 * written too, if it stands already: others may lead to it.
 */
export function knownTables(
  all: readonly OracleTable[],
  others: readonly OracleTable[],
): KnownTables {
  const names = new Map(all.map((table) => [table.id, table.name.toLowerCase()]))
  return new Map(
    others.map(({ name, rows }) => [
      name.toLowerCase(),
      rows.flatMap(({ rolls }) => rolls.flatMap(({ table }) => names.get(table ?? '') ?? [])),
    ]),
  )
}

function checkRow({ line, from, to, text }: WrittenRow, dice: TableDice): TableProblem[] {
  const { least, most } = rangeOf(dice)
  if (from > to) return [{ line, words: phrase('oracle.bad.backwards', { from, to }) }]
  if (from < least || to > most) {
    const gaps = { dice: noted(dice), least, most }
    return [{ line, words: phrase('oracle.bad.outOfRange', gaps) }]
  }
  return text === '' ? [{ line, words: phrase('oracle.bad.noText') }] : []
}

/** Totals that no row has. */
const gap = (from: number, to: number) =>
  phrase(from === to ? 'oracle.bad.gapAt' : 'oracle.bad.gap', from === to ? { from } : { from, to })

function checkCover(rows: readonly WrittenRow[], dice: TableDice): TableProblem[] {
  const { least, most } = rangeOf(dice)
  const problems: TableProblem[] = []
  let next = least
  for (const { line, from, to } of rows.toSorted((one, other) => one.from - other.from)) {
    if (from > next) problems.push({ line, words: gap(next, from - 1) })
    if (from < next) problems.push({ line, words: phrase('oracle.bad.overlap', { from }) })
    next = Math.max(next, to + 1)
  }
  if (next <= most) problems.push({ line: 0, words: gap(next, most) })
  return problems
}

/** Whether some names lead back to a name, through whatever tables. */
function leadsBack(to: string, through: readonly string[], known: KnownTables): boolean {
  const seen = new Set<string>()
  const open = [...through]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) return true
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...(known.get(name) ?? []))
  }
  return false
}

const rowsNaming = (rows: readonly WrittenRow[]) =>
  rows.flatMap(({ line, text }) => referencesIn(text).map((named) => ({ line, named })))

function checkReferences(
  name: string,
  rows: readonly WrittenRow[],
  known: KnownTables,
): TableProblem[] {
  return rowsNaming(rows)
    .filter(({ named }) => leadsBack(name.toLowerCase(), [named.toLowerCase()], known))
    .map(({ line, named }) => ({ line, words: phrase('oracle.bad.loop', { table: named }) }))
}

/**
 * The names in rows that nothing is called as yet. As in notes they may stand: they will be links to whoever
 * comes to be called so.
 */
export function unknownNames(
  rows: readonly WrittenRow[],
  known: Pick<KnownTables, 'has'>,
): TableProblem[] {
  return rowsNaming(rows)
    .filter(({ named }) => !known.has(named.toLowerCase()))
    .map(({ line, named }) => ({ line, words: phrase('oracle.unknownName', { name: named }) }))
}

/**
 * What is wrong with a table: rows outside its dice or without text, holes, overlaps, and rolls
 * that would lead back to it. Empty for a table that will do.
 */
export function checkTable(
  { name, dice, rows }: { name: string; dice: TableDice; rows: readonly WrittenRow[] },
  known: KnownTables,
): TableProblem[] {
  if (rows.length === 0) return [{ line: 0, words: phrase('oracle.bad.empty') }]
  const single = rows.flatMap((row) => checkRow(row, dice))
  const cover = single.length > 0 ? [] : checkCover(rows, dice)
  return [...single, ...cover, ...checkReferences(name, rows, known)].sort(
    (one, other) => one.line - other.line,
  )
}
