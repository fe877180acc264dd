import { phrase } from '../../shared/phrase'
import type { TableProblem } from './problem'
import { rangeOf, type TableDice } from './table'

/** A row as it was written, with its line, counted from 1. */
export interface WrittenRow {
  line: number
  from: number
  to: number
  text: string
}

/** What was read out of a text: rows, and the lines that make none. */
export interface WrittenTable {
  rows: WrittenRow[]
  problems: TableProblem[]
}

/** `1-3 text`, `1–3. text`, `7) text`. */
const ranged = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?\s*[.:)\]]?(?:\s+|$)(.*)$/
/** Three cells out of a spreadsheet: from, to, text. */
const celled = /^(\d{1,5})\s*[\t,;]\s*(\d{1,5})\s*[\t,;]\s*(.*)$/

/** `00` is how a percentile's hundred is printed. */
const reading = (digits: string, most: number) =>
  /^0+$/.test(digits) && most === 100 ? 100 : Number(digits)

/** The totals that a cell says: `7`, `1-3`; null for any other. `most` is the highest total there is. */
export function rangeIn(text: string, most: number): { from: number; to: number } | null {
  const row = rowOf(text.trim(), 0, most)
  return row?.text === '' ? { from: row.from, to: row.to } : null
}

function rowOf(text: string, line: number, most: number): WrittenRow | null {
  const [, first, last, words] = celled.exec(text) ?? ranged.exec(text) ?? []
  if (first === undefined) return null
  const from = reading(first, most)
  const to = last === undefined ? from : reading(last, most)
  return { line, from, to, text: (words ?? '').trim() }
}

/** Shares a dice range out among lines that name no totals; as evenly as it goes, most first. */
function shareOut(lines: { line: number; text: string }[], dice: TableDice): WrittenRow[] {
  const { least, most } = rangeOf(dice)
  const size = most - least + 1
  let next = least
  return lines.map(({ line, text }, at) => {
    const width = Math.floor(size / lines.length) + (at < size % lines.length ? 1 : 0)
    const from = next
    next += width
    return { line, from, to: next - 1, text }
  })
}

/**
 * Reads a table pasted from a document: `1-3 text`, `1–3. text`, cells `1, 3, text` out of a spreadsheet, or one
 * line after another with no totals, which share the dice out evenly. A line without a range among
 * lines that have one is told as a problem.
 */
export function readPasted(text: string, dice: TableDice): WrittenTable {
  const { least, most } = rangeOf(dice)
  const lines = text
    .split(/\r?\n/)
    .map((words, at) => ({ line: at + 1, text: words.trim() }))
    .filter((each) => each.text !== '')
  const rows = lines.map((each) => rowOf(each.text, each.line, most))
  if (rows.every((row) => row === null)) {
    const tooMany = lines.length > most - least + 1
    const problems = tooMany
      ? [{ line: 0, words: phrase('oracle.bad.tooManyLines', { most: most - least + 1 }) }]
      : []
    return { rows: tooMany ? [] : shareOut(lines, dice), problems }
  }
  return {
    rows: rows.flatMap((row) => row ?? []),
    problems: lines
      .filter((_line, at) => rows[at] === null)
      .map(({ line }) => ({ line, words: phrase('oracle.bad.noRange') })),
  }
}

/** What would be read as a part of the range that stands before it. */
const looksLikeRange = /^[-–—.:)\]\t,;]/

/** A row as it is written: a single total by itself. */
export function writtenRow({ from, to, text }: Pick<WrittenRow, 'from' | 'to' | 'text'>): string {
  return from === to && !looksLikeRange.test(text) ? `${from} ${text}` : `${from}-${to} ${text}`
}
