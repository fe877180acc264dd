import type { Block, TableBlock } from './layout'
import { entriesOf, itemsOf, partOf, readCell, write } from './notation'
import type { Field, Shape } from './shape'

/** A line of a table as it is being written. */
export interface DraftRow {
  /** Tells it from the others while it is moved about. */
  id: number
  /** Column by column. */
  cells: string[]
}

/** A chart as it is being written: every place of it is text. */
export type Draft =
  | { kind: 'cell'; text: string }
  | { kind: 'table'; rows: DraftRow[] }
  | { kind: 'group'; parts: Draft[] }

function cellsOf(row: Shape, value: unknown): string[] {
  if (row.type === 'object') {
    return row.fields.map(({ name, shape }) => write(shape, partOf(value, name)))
  }
  if (row.type === 'row') return row.of.map((shape, at) => write(shape, itemsOf(value)[at]))
  return [write(row, value)]
}

function linesOf({ rows, row }: TableBlock, value: unknown): string[][] {
  if (rows.of === 'list') return itemsOf(value).map((each) => cellsOf(row, each))
  if (rows.of === 'fixed') return rows.names.map((name) => cellsOf(row, partOf(value, name)))
  const { countsFrom = 1 } = rows
  // A name that is no number stands as it is.
  const shown = (name: string) =>
    /^\d+$/.test(name) && countsFrom > 1 ? String(Number(name) + countsFrom - 1) : name
  return entriesOf(value).map(([name, own]) => [shown(name), ...cellsOf(row, own)])
}

/** The name that a line of a table is kept by, as it is written there; empty for a number that is none of its own. */
export function nameWritten({ rows }: TableBlock, [written = '']: readonly string[]): string {
  const name = written.trim()
  if (rows.of !== 'named' || rows.countsFrom === undefined) return name
  const number = Number(name)
  return Number.isInteger(number) && number >= rows.countsFrom
    ? String(number - rows.countsFrom + 1)
    : ''
}

/** A chart opened for writing. */
export function draftOf(block: Block, value: unknown): Draft {
  if (block.kind === 'cell') return { kind: 'cell', text: write(block.shape, value) }
  if (block.kind === 'table') {
    const rows = linesOf(block, value).map((cells, id) => ({ id, cells }))
    return { kind: 'table', rows }
  }
  return {
    kind: 'group',
    parts: block.parts.map((part) => draftOf(part, partOf(value, part.name))),
  }
}

/**
 * A group with what a choice brings written into the cells of that name, and what it brings beyond
 * them: that is for the fields around the group.
 */
export function filled(
  { parts: blocks }: Extract<Block, { kind: 'group' }>,
  parts: readonly Draft[],
  brings: object,
): { parts: Draft[]; beyond: object } {
  const here = new Set(blocks.map(({ name }) => name))
  return {
    parts: parts.map((part, at) => {
      const own = blocks[at]
      const brought = own && partOf(brings, own.name)
      if (own?.kind !== 'cell' || brought === undefined) return part
      return { kind: 'cell', text: write(own.shape, brought) }
    }),
    beyond: Object.fromEntries(Object.entries(brings).filter(([name]) => !here.has(name))),
  }
}

/** What a place holds before anything is written there: what is usual, the first choice, a no. */
export function blank({ shape, usual }: Field): string {
  if (usual !== undefined) return write(shape, usual)
  if (shape.type === 'choice') return shape.values[0] ?? ''
  return shape.type === 'yesNo' ? 'false' : ''
}

/**
 * What a line holds before anything is written in it: what is usual, the first choice, a no; of things that are
 * counted the first number that none of `lines` has.
 */
export function blankRow(
  { columns, rows }: TableBlock,
  id: number,
  lines: readonly DraftRow[] = [],
): DraftRow {
  const cells = columns.map(blank)
  if (rows.of !== 'named' || rows.countsFrom === undefined) return { id, cells }
  const taken = new Set(lines.map((line) => Number(line.cells[0])))
  let free = rows.countsFrom
  while (taken.has(free)) free += 1
  return { id, cells: cells.with(0, String(free)) }
}

/** Whether nothing is written in a line that must say something: it is no line yet. */
function isUnwritten({ columns }: TableBlock, { cells }: DraftRow): boolean {
  const isWanted = columns.some(
    ({ shape }, at) => shape.type === 'text' && shape.least > 0 && cells[at] === '',
  )
  return isWanted && columns.every((column, at) => cells[at] === blank(column))
}

/** The lines of a table that make something. Only of a list, lines in which nothing is written are none. */
export function linesWritten(block: TableBlock, lines: readonly DraftRow[]): readonly DraftRow[] {
  return block.rows.of === 'list' ? lines.filter((line) => !isUnwritten(block, line)) : lines
}

/** What one line makes, as far as it can be read. */
export function rowValue(row: Shape, cells: readonly string[]): unknown {
  if (row.type === 'object') {
    const own = row.fields.map(({ name, shape }, at) => [name, readCell(shape, cells[at] ?? '')])
    return Object.fromEntries(own.filter(([, value]) => value !== undefined))
  }
  if (row.type === 'row') return row.of.map((shape, at) => readCell(shape, cells[at] ?? ''))
  return readCell(row, cells[0] ?? '')
}

function tableValue(block: TableBlock, lines: readonly DraftRow[]): unknown {
  const { rows, row } = block
  if (rows.of === 'list') {
    return linesWritten(block, lines).map(({ cells }) => rowValue(row, cells))
  }
  const named = lines.map(({ cells }, at): [string, unknown] => {
    if (rows.of === 'fixed') return [rows.names[at] ?? '', rowValue(row, cells)]
    return [nameWritten(block, cells), rowValue(row, cells.slice(1))]
  })
  return Object.fromEntries(named)
}

/** What has been written, as the chart's schema shall read it. */
export function valueOf(block: Block, draft: Draft): unknown {
  if (block.kind === 'cell') {
    return draft.kind === 'cell' ? readCell(block.shape, draft.text) : undefined
  }
  if (block.kind === 'table') {
    return draft.kind === 'table' ? tableValue(block, draft.rows) : undefined
  }
  const parts = draft.kind === 'group' ? draft.parts : []
  const own = block.parts.map((part, at): [string, unknown] => {
    const written = parts[at]
    return [part.name, written && valueOf(part, written)]
  })
  return Object.fromEntries(own.filter(([, value]) => value !== undefined))
}
