import { checkTable, referencesIn, unknownNames } from '../../../rules/oracles/check'
import { rangeIn, type WrittenRow } from '../../../rules/oracles/paste'
import type { TableDice } from '../../../rules/oracles/table'
import { parseDice } from '../../../shared/dice/dice-notation'
import { phrase } from '../../../shared/phrase'
import { words } from '../../words'
import { shown, type LeftOver } from '../given'
import type { Things } from '../document'
import type { Entry } from '../shape/shape'
import { soundThing } from '../sound'
import type { CellRow } from './cells'
import { isCalled } from './columns'

/** A table as it was read, before it is known whether it will do. */
interface Written {
  name: string
  dice: TableDice | null
  rows: WrittenRow[]
}

function diceIn(text: string): TableDice | null {
  const [part, ...more] = parseDice(text) ?? []
  if (part?.kind !== 'dice' || more.length > 0) return null
  const { count, sides } = part
  return count <= 10 && sides >= 2 && sides <= 1000 ? { count, sides } : null
}

const isFigure = (text: string | undefined) => /^\d{1,5}$/.test(text ?? '')
const isRange = (text: string | undefined) => rangeIn(text ?? '', 0) !== null

/** Whether rows say no names, but what is rolled and what comes of it. */
export function isTable([first, second]: readonly CellRow[]): boolean {
  const [head] = first?.cells ?? []
  return isRange(head) || diceIn(head ?? '') !== null || isRange((second ?? first)?.cells[0])
}

/** The dice that make the totals of some rows. */
function diceFor(rows: readonly WrittenRow[]): TableDice {
  const least = rows.reduce((low, { from }) => Math.min(low, from), Infinity)
  const most = rows.reduce((high, { to }) => Math.max(high, to), 0)
  const isSeveral = least >= 2 && least <= 10 && most % least === 0 && most / least >= 2
  return isSeveral
    ? { count: least, sides: Math.min(most / least, 1000) }
    : { count: 1, sides: Math.max(2, Math.min(most, 1000)) }
}

/** What a column of a table's rows is called, by the words for it. */
function columnOf(header: readonly string[], name: 'table' | 'range' | 'text'): number {
  return header.findIndex((cell) => isCalled(`library.column.${name}`, cell))
}

/** Where in a row the range stands, in one cell or in two, and where the texts. */
interface Places {
  from: number
  to: number
  texts: readonly number[]
}

function placesOf(header: readonly string[], rows: readonly CellRow[]): Places {
  const width = Math.max(header.length, ...rows.slice(0, 100).map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, at) => at)
  const isPair = width > 2 && rows.every(({ cells: [from, to] }) => isFigure(from) && isFigure(to))
  if (isPair) return { from: 0, to: 1, texts: all.slice(2) }
  const hasRanges = rows.some(({ cells }) => isRange(cells[0]))
  return hasRanges ? { from: 0, to: 0, texts: all.slice(1) } : { from: -1, to: -1, texts: all }
}

function rangeOf({ cells }: CellRow, { from, to }: Places, most: number) {
  const first = rangeIn(cells[from] ?? '', most)
  const last = from === to ? first : rangeIn(cells[to] ?? '', most)
  return first && last && { from: first.from, to: last.to }
}

/** `00` is a hundred where nothing is higher. */
function mostIn(rows: readonly CellRow[], places: Places): number {
  const highest = rows.reduce((high, row) => Math.max(high, rangeOf(row, places, 0)?.to ?? 0), 0)
  return highest <= 99 ? 100 : highest
}

/** The rows of one column of texts; a row that says no range is told. */
function rowsIn(
  rows: readonly CellRow[],
  places: Places,
  text: number,
  most: number,
  leftOver: LeftOver[],
): WrittenRow[] {
  const said = rows.filter(({ cells }) => (cells[text] ?? '') !== '')
  return said.flatMap((row, at) => {
    const words = row.cells[text] ?? ''
    const range = places.from < 0 ? { from: at + 1, to: at + 1 } : rangeOf(row, places, most)
    if (range) return [{ line: row.line, ...range, text: words }]
    leftOver.push({ at: rowAt(row.line), what: phrase('oracle.bad.noRange') })
    return []
  })
}

const rowAt = (line: number) => words.t('library.row', { line })

function tablesIn(rows: readonly CellRow[], name: string, leftOver: LeftOver[]): Written[] {
  const [first] = rows
  const isHeader = first !== undefined && !isRange(first.cells[0]) && rows.length > 1
  const header = isHeader && isTable(rows) ? first.cells : []
  const below = header.length > 0 ? rows.slice(1) : rows
  const dice = diceIn(header[0] ?? '')
  const places = placesOf(header, below)
  const most = dice ? dice.count * dice.sides : mostIn(below, places)
  return places.texts.map((text, at) => {
    const column = header[text] ?? ''
    const isPlain = column === '' || isCalled('library.column.text', column)
    const several = places.texts.length > 1
    const numbered = at === 0 ? name : `${name} ${String(at + 1)}`
    return {
      name: several && !isPlain ? column : numbered,
      dice,
      rows: rowsIn(below, places, text, most, leftOver),
    }
  })
}

/** Tables one below the other, each row with the name of its own. */
function namedTables(
  [header, ...rows]: readonly CellRow[],
  at: { table: number; dice: number; range: number; text: number },
  leftOver: LeftOver[],
): Written[] {
  const grouped = Map.groupBy(rows, ({ cells }) => cells[at.table] ?? '')
  return [...grouped].map(([name, own]) => {
    const places = { from: at.range, to: at.range, texts: [at.text] }
    const dice = diceIn(own[0]?.cells[at.dice] ?? '') ?? diceIn(header?.cells[at.range] ?? '')
    const most = dice ? dice.count * dice.sides : mostIn(own, places)
    return { name, dice, rows: rowsIn(own, places, at.text, most, leftOver) }
  })
}

/** The tables that a row names, where they have come with it. */
function rollsOf(text: string, own: string, ids: ReadonlyMap<string, string>) {
  return referencesIn(text)
    .flatMap((named) => (named === own ? [] : (ids.get(named.toLowerCase()) ?? [])))
    .slice(0, 6)
    .map((table) => ({ table, count: 1, auto: true, repeats: 'keep' }))
}

/** Whether a first line says of every row which table it belongs to. */
export function namesTables({ cells }: CellRow): boolean {
  return columnOf(cells, 'table') >= 0 && columnOf(cells, 'text') >= 0
}

/**
 * Tables to roll on: what is rolled in the first column or the first two, what comes of it in the next;
 * or several, each row with the name of its table. What is wrong with one is told; it comes all the same.
 */
export function readTableRows(
  rows: readonly CellRow[],
  name: string,
  leftOver: LeftOver[],
): Things {
  const header = rows[0]?.cells ?? []
  const at = {
    table: columnOf(header, 'table'),
    dice: header.findIndex((cell) => isCalled('library.column.dice', cell)),
    range: columnOf(header, 'range'),
    text: columnOf(header, 'text'),
  }
  const isNamed = rows[0] !== undefined && namesTables(rows[0])
  const written = (
    isNamed ? namedTables(rows, at, leftOver) : tablesIn(rows, name, leftOver)
  ).filter((each) => each.rows.length > 0)
  const ids = new Map(written.map((each) => [each.name.toLowerCase(), crypto.randomUUID()]))
  const known = new Map([...ids.keys()].map((each) => [each, []]))
  return {
    oracle_table: written.flatMap((each) => {
      const dice = each.dice ?? diceFor(each.rows)
      const told = [...checkTable({ ...each, dice }, known), ...unknownNames(each.rows, known)]
      for (const { line, words: what } of told) {
        leftOver.push({ at: line > 0 ? rowAt(line) : shown(each.name), what })
      }
      const entry: Entry = {
        id: ids.get(each.name.toLowerCase()),
        name: each.name,
        diceCount: dice.count,
        diceSides: dice.sides,
        rows: each.rows.map(({ from, to, text }) => ({
          from,
          to,
          text,
          rolls: rollsOf(text, each.name, ids),
        })),
      }
      const sound = soundThing('oracle_table', entry, shown(each.name), leftOver)
      return sound ? [sound] : []
    }),
  }
}
