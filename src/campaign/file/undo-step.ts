import type { Database, Statement } from 'better-sqlite3'
import { fail } from './trouble'

/** What a step can put into a column, as `quote()` writes it. */
type Value = string | number | bigint | Buffer | null

/** The columns of each table whose changes are taken back. */
export type Watched = ReadonlyMap<string, ReadonlySet<string>>

/** One step: a statement on one row, apart from its values, and the values in their order. */
interface Step {
  sql: string
  values: Value[]
}

/** The name of a table or column, as the undo log writes it. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

const integer = /[+-]?\d{1,19}(?![\d.eE])/y
const real = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?/y
const bytes = /X'((?:[\dA-Fa-f]{2})*)'/y
const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n]

/** Reads a step from its beginning to its end; whatever no step of ours has is strange. */
class StepText {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Whether these characters come next; if so, they are behind us. */
  take(characters: string): boolean {
    const isNext = this.#text.startsWith(characters, this.#at)
    if (isNext) this.#at += characters.length
    return isNext
  }

  expect(characters: string): void {
    if (!this.take(characters)) fail('trouble.strangeHistory')
  }

  name(): string {
    return this.#between('"')
  }

  row(): bigint {
    const row = this.#match(integer)?.[0] ?? fail('trouble.strangeHistory')
    const number = BigInt(row)
    return number < least || number > most ? fail('trouble.strangeHistory') : number
  }

  value(): Value {
    if (this.#text.startsWith("'", this.#at)) return this.#between("'")
    if (this.take('NULL')) return null
    const hex = this.#match(bytes)?.[1]
    if (hex !== undefined) return Buffer.from(hex, 'hex')
    integer.lastIndex = this.#at
    if (integer.test(this.#text)) return this.row()
    return Number(this.#match(real)?.[0] ?? fail('trouble.strangeHistory'))
  }

  /** Reads one thing or more of a list, up to what ends it. */
  list(end: string, read: () => void): void {
    do read()
    while (this.take(','))
    this.expect(end)
  }

  finish(): void {
    if (this.#at < this.#text.length) fail('trouble.strangeHistory')
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match) this.#at = pattern.lastIndex
    return match
  }

  /** What stands between two quotes, where a doubled one stands for itself. */
  #between(quote: string): string {
    this.expect(quote)
    const start = this.#at
    let end = this.#text.indexOf(quote, start)
    while (end >= 0 && this.#text[end + 1] === quote) end = this.#text.indexOf(quote, end + 2)
    if (end < 0) fail('trouble.strangeHistory')
    this.#at = end + 1
    return this.#text.slice(start, end).replaceAll(quote + quote, quote)
  }
}

function columnOf(text: StepText, columns: ReadonlySet<string>): string {
  const name = text.name()
  return columns.has(name) ? quoteName(name) : fail('trouble.strangeHistory')
}

function tableOf(text: StepText, watched: Watched) {
  const name = text.name()
  const columns = watched.get(name) ?? fail('trouble.strangeHistory')
  return { table: `main.${quoteName(name)}`, columns }
}

function readDelete(text: StepText, watched: Watched): Step {
  const { table } = tableOf(text, watched)
  text.expect(' WHERE rowid=')
  return { sql: `DELETE FROM ${table} WHERE rowid=?`, values: [text.row()] }
}

function readUpdate(text: StepText, watched: Watched): Step {
  const { table, columns } = tableOf(text, watched)
  const [changes, values]: [string[], Value[]] = [[], []]
  text.expect(' SET ')
  // A row that was written as it was still is a step, so that it is told as changed.
  if (text.take('rowid=rowid WHERE rowid=')) changes.push('rowid=rowid')
  else
    text.list(' WHERE rowid=', () => {
      changes.push(`${columnOf(text, columns)}=?`)
      text.expect('=')
      values.push(text.value())
    })
  values.push(text.row())
  return { sql: `UPDATE ${table} SET ${changes.join()} WHERE rowid=?`, values }
}

function readInsert(text: StepText, watched: Watched): Step {
  const { table, columns } = tableOf(text, watched)
  const [names, values]: [string[], Value[]] = [['rowid'], []]
  text.expect('(rowid,')
  text.list(') VALUES(', () => names.push(columnOf(text, columns)))
  values.push(text.row())
  text.expect(',')
  text.list(')', () => values.push(text.value()))
  if (names.length !== values.length) fail('trouble.strangeHistory')
  return {
    sql: `INSERT INTO ${table}(${names.join()}) VALUES(${names.map(() => '?').join()})`,
    values,
  }
}

/**
 * The row that a step puts back which was taken away, with its values by their columns; undefined for
 * any other step. Nothing of it is run: the names are as the file has them.
 */
export function rowBroughtBack(
  sql: string,
): { table: string; values: Record<string, Value> } | undefined {
  const text = new StepText(sql)
  if (!text.take('INSERT INTO ')) return undefined
  const table = text.name()
  const [names, values]: [string[], Value[]] = [[], []]
  text.expect('(rowid,')
  text.list(') VALUES(', () => names.push(text.name()))
  text.row()
  text.expect(',')
  text.list(')', () => values.push(text.value()))
  return { table, values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) }
}

function readStep(sql: string, watched: Watched): Step {
  const text = new StepText(sql)
  const read = () => {
    if (text.take('DELETE FROM ')) return readDelete(text, watched)
    if (text.take('UPDATE ')) return readUpdate(text, watched)
    if (text.take('INSERT INTO ')) return readInsert(text, watched)
    return fail('trouble.strangeHistory')
  }
  const step = read()
  text.finish()
  return step
}

/** Statements kept compiled; a file made by a stranger may ask for any number. */
const mostCompiled = 500

/**
 * Makes what runs the steps of a connection. The log lies in the file, and the file may come from
 * anybody: a step is read, never executed as it stands. It inserts, changes or deletes one row of a
 * table that is watched, with values that are written out. Steps that differ only in these share
 * their compiled statement.
 */
export function stepRunner(db: Database, watched: Watched): (sql: string) => void {
  const compiled = new Map<string, Statement<Value[]>>()
  return (text) => {
    const { sql, values } = readStep(text, watched)
    const statement = compiled.get(sql) ?? db.prepare<Value[]>(sql)
    if (compiled.size >= mostCompiled) compiled.clear()
    compiled.set(sql, statement)
    statement.run(...values)
  }
}
