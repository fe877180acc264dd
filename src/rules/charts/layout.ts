import { isLong, isPlain, type Field, type Shape } from './shape'

/** Where the rows of a table come from: a list, names the GM chooses, or names that stand. */
type Rows =
  | { of: 'list'; least: number; most: number }
  | { of: 'named'; countsFrom?: number | undefined }
  | { of: 'fixed'; names: readonly string[] }

/** The highest number that something is named by. */
const most = 99

/** How things are named: by any word, or by numbers that count on from what comes before them. */
const nameShape = (from: number | undefined): Shape =>
  from === undefined
    ? { type: 'text', least: 1, most: Infinity }
    : { type: 'number', least: from, most: from + most - 1, isWhole: true }

/** A table to write in. `row` is what one line of it makes. */
export interface TableBlock {
  kind: 'table'
  /** Names from the root of the chart, dotted; empty for the chart itself. */
  at: string
  name: string
  columns: readonly Field[]
  rows: Rows
  row: Shape
}

/** One part of a chart as it is laid out for writing. */
export type Block =
  | { kind: 'cell'; at: string; name: string; shape: Shape }
  | TableBlock
  | { kind: 'group'; at: string; name: string; parts: readonly Block[] }

const under = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

/** The columns of a row: its fields, its places, or the one thing it is, called as the table is. */
function columnsOf(row: Shape, name: string): readonly Field[] {
  if (row.type === 'object') return row.fields
  if (row.type === 'row') return row.of.map((shape, at) => ({ name: `${name}.${at}`, shape }))
  return [{ name, shape: row }]
}

const columnNames = (shape: Shape) =>
  shape.type === 'object' ? shape.fields.map(({ name }) => name).join() : null

/** The one shape that all fields of an object have, where they make the lines of a table. */
function commonRow(fields: readonly Field[]): Shape | null {
  const [first, ...others] = fields.map(({ shape }) => shape)
  if (!first || others.length === 0 || columnNames(first) === null) return null
  const isTable = others.every((each) => columnNames(each) === columnNames(first))
  return isTable ? first : null
}

function blockOf(shape: Shape, at: string, name: string): Block {
  if (shape.type === 'list' && (at === '' || isLong(shape.of) || !isPlain(shape.of))) {
    const { of: row, least, most } = shape
    const rows = { of: 'list', least, most } as const
    return { kind: 'table', at, name, columns: columnsOf(row, name), rows, row }
  }
  if (shape.type === 'named') {
    const { countsFrom, of: row } = shape
    const key: Field = { name: `${name}Name`, shape: nameShape(countsFrom) }
    const columns = [key, ...columnsOf(row, `${name}Value`)]
    return { kind: 'table', at, name, columns, rows: { of: 'named', countsFrom }, row }
  }
  if (shape.type !== 'object') return { kind: 'cell', at, name, shape }
  const row = commonRow(shape.fields)
  if (row) {
    const rows = { of: 'fixed', names: shape.fields.map((field) => field.name) } as const
    return { kind: 'table', at, name, columns: columnsOf(row, name), rows, row }
  }
  const parts = shape.fields.map((field) => blockOf(field.shape, under(at, field.name), field.name))
  return { kind: 'group', at, name, parts }
}

/**
 * How a chart is laid out for writing: what repeats is a table, what is deeper than a table is
 * written in one cell. `name` is what the chart itself is called.
 */
export function layoutOf(shape: Shape, name: string): Block {
  return blockOf(shape, '', name)
}
