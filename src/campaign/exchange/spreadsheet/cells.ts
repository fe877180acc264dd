import Papa from 'papaparse'
import { phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'

/** As many rows, and cells of one, as are read. */
const mostRows = 20_000
const mostCells = 400

/** A row with something in it, and its number in the spreadsheet, counted from 1. */
export interface CellRow {
  line: number
  cells: string[]
}

/** Spreadsheets say in a first line of their own what divides the cells. */
const said = /^sep=(.)\r?\n/

/** What divides the cells: a tab where one stands in the first line, as what is copied has it. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return first.includes('\t') ? '\t' : ''
}

function parse(text: string, delimiter: string, withQuotes: boolean) {
  return Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', ';', '|', '\t'],
    preview: mostRows + 1,
    // What is divided by tabs and quoted wrongly was never quoted.
    fastMode: withQuotes ? undefined : true,
  })
}

/** What stands in a cell; the sign that keeps a spreadsheet from working it out is none of it. */
const cellText = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/**
 * The rows of a table that was saved by a spreadsheet or copied out of one: with commas, semicolons,
 * bars or tabs, in quotes or without. Nothing is worked out. Refuses in words what is not closed
 * quotes, or too long.
 */
export function readCells(text: string): CellRow[] {
  const [head = '', own] = said.exec(text) ?? []
  const whole = text.slice(head.length)
  const delimiter = own ?? delimiterOf(whole)
  const read = parse(whole, delimiter, true)
  const fault = read.errors.find(({ type }) => type === 'Quotes')
  if (fault && delimiter !== '\t') {
    throw new Refusal(phrase('refusal.openQuotes', { line: (fault.row ?? 0) + 1 }))
  }
  const { data } = fault ? parse(whole, delimiter, false) : read
  if (data.length > mostRows) throw new Refusal(phrase('refusal.tooManyRows', { most: mostRows }))
  return data
    .map((cells, at) => ({ line: at + 1, cells: cells.slice(0, mostCells).map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
