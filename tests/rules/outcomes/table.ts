import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AskData, MoveData } from '../../../src/rules/moves/data/move-data'
import type { Row } from './row'

/** Said in the table of an outcome whose rule changes no figure. */
const fiction = 'fiction'
/** Stands where nothing changes and the table does not say that nothing should. */
const unsaid = '?'

const keyOf = (line: string) => line.split(' | ', 2).join(' | ')

function reviewed(system: string): string[] {
  const text = readFileSync(join(import.meta.dirname, `${system}.txt`), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

/** A row as a line of the table; what changes nothing must be called fiction there already. */
function lineOf({ move, outcome, rule, change, says }: Row, fictions: ReadonlySet<string>): string {
  const key = `${move} | ${outcome}`
  const nothing = fictions.has(key) ? fiction : unsaid
  const told = [key, rule, change === '' ? nothing : change]
  return (says === '' ? told : [...told, `says ${says}`]).join(' | ')
}

/**
 * Compares what was played with the table that people have reviewed: `<system>.txt`, one row a
 * line, `move | outcome | rule | what changes | says …`. Fails on a row that the table lacks, on
 * one that is not played any more, and on one that changes nothing where it is not called fiction.
 */
export function expectReviewed(system: string, rows: readonly Row[]): void {
  const table = reviewed(system)
  const fictions = new Set(
    table.filter((line) => line.split(' | ')[3] === fiction).map((line) => keyOf(line)),
  )
  expect(rows.map((row) => lineOf(row, fictions))).toEqual(table)
  expect(table.filter((line) => line.split(' | ')[3] === unsaid)).toEqual([])
}

/** Bands, options, answers and holds of the data that no row is about, as `move: piece`. */
export function unplayed(rows: readonly Row[], data: readonly MoveData[]): string[] {
  return data.flatMap((move) => {
    const outcomes = rows.filter((row) => row.move === move.id).map(({ outcome }) => outcome)
    return piecesOf(move)
      .filter(([, told]) => !outcomes.some((outcome) => told.test(outcome)))
      .map(([name]) => `${move.id}: ${name}`)
  })
}

/** Questions and those that their answers bring up. */
function withNested(asks: readonly AskData[]): AskData[] {
  return asks.flatMap((ask) => [
    ask,
    ...withNested(Object.values(ask.answers).flatMap((answer) => answer.asks ?? [])),
  ])
}

/** The pieces of a move that must be played, and how their rows are told apart. */
function piecesOf({ bands, options = {}, asks = [], holds, stats = [] }: MoveData) {
  const told = (name: string, pattern: string): [string, RegExp] => [name, new RegExp(pattern)]
  const pieces = [...Object.values(bands), ...Object.values(options)]
  const answers = withNested([...asks, ...pieces.flatMap((piece) => piece?.asks ?? [])])
  return [
    ...Object.keys(bands).map((id) => told(id, `^(\\(.*\\) )?${id.replace('+', '\\+')}`)),
    ...Object.keys(options).map((id) => told(id, `[›=] ${id}\\b`)),
    ...answers.flatMap(({ id, answers: each }) =>
      Object.keys(each).map((value) => told(`${id} = ${value}`, `: ${id} = ${value}\\b`)),
    ),
    ...(holds?.options ?? []).map(({ id }) => told(`hold ${id}`, `hold ${id}\\b`)),
    ...stats
      .filter(({ when }) => !when)
      .slice(1)
      .map(({ id, field }) => {
        const name = id ?? field.split('.').at(-1) ?? field
        return told(`stat ${name}`, `stat = ${name}\\b`)
      }),
  ]
}
