import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import type Database from 'better-sqlite3'
import { isOurs, openInMemory } from '../backup/check'
import { isSchemaTooLong } from './schema-size'

type Connection = Database.Database

/** Lines of a check that are read; a file with more faults is no better for them. */
const mostLines = 10_000

/** What a check answers, line by line; none when all is well. */
function linesOf(db: Connection, pragma: string): string[] {
  return db
    .prepare<[], string>(`PRAGMA ${pragma}`)
    .pluck()
    .all()
    .flatMap((text) => String(text).split('\n'))
    .filter((line) => line !== 'ok' && !line.startsWith('***'))
}

/** What the quick check of a whole file says of it; nothing when it is whole. */
export function verdictOn(db: Connection): string[] {
  return linesOf(db, `quick_check(${mostLines})`)
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

interface Column {
  name: string
  type: string
}

/** The plain tables of a file. */
function tablesIn(db: Connection): string[] {
  return db
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow')`,
    )
    .pluck()
    .all()
}

/** Bytes that a single value may have: many times the longest fight. */
const mostBytes = 16_000_000

/** A column's values that no command of ours writes: too long to be shown, or not to be told exactly. */
function beyond({ name, type }: Column): string {
  const column = quoteName(name)
  return type === 'INTEGER'
    ? `${column} NOT BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}`
    : `octet_length(${column}) > ${mostBytes}`
}

/** Whether a table has a value of that kind. Long texts are measured, not read. */
function isBeyondBounds(db: Connection, table: string): boolean {
  const columns = db
    .prepare<[string], Column>('SELECT name, type FROM pragma_table_info(?)')
    .all(table)
    .filter(({ type }) => type === 'INTEGER' || type === 'TEXT')
  if (columns.length === 0) return false
  const isBeyond = columns.map(beyond).join(' OR ')
  return (
    db.prepare(`SELECT 1 FROM ${quoteName(table)} WHERE ${isBeyond} LIMIT 1`).get() !== undefined
  )
}

/**
 * The first table with a value that is longer than any the program writes, or with a number beyond
 * those that it can tell apart; undefined where there is none.
 */
export function boundsBroken(db: Connection): string | undefined {
  return tablesIn(db).find((table) => isBeyondBounds(db, table))
}

/** Bytes from which on a harmed sector or page can lie in a text alone, where no structure is broken by it. */
const longText = 256
/** A page that was written as nothing leaves a run of these. */
const nothing = Buffer.alloc(16)
/** Texts that are looked at before others have their turn. */
const textsAtOnce = 500

/** The first column with a text that cannot have been typed or written by the program. */
async function illegibleColumn(db: Connection, table: string): Promise<string | undefined> {
  const columns = db
    .prepare<[string], Column>('SELECT name, type FROM pragma_table_info(?)')
    .all(table)
    .filter(({ type }) => type === 'TEXT')
  for (const { name } of columns) {
    const column = quoteName(name)
    const texts = db
      .prepare<[], Buffer>(
        `SELECT CAST(${column} AS BLOB) FROM ${quoteName(table)}
         WHERE octet_length(${column}) > ${longText}`,
      )
      .pluck()
      .iterate()
    let looked = 0
    for (const text of texts) {
      if (!isUtf8(text) || text.includes(nothing)) return name
      if (++looked % textsAtOnce === 0) await setImmediate()
    }
  }
  return undefined
}

/** A row of the check of references. */
interface Reference {
  table: string
  rowid: number | null
  parent: string
}

/**
 * The first thing that is wrong with the file at `path`, in the database's own words; undefined when
 * it is whole. This is the full check: every index against its table, every rule of a column, every
 * reference, every long text, which may be harmed where no structure is. It goes table by table and lets others have their turn between them, so that it can run
 * behind an open campaign, on a copy of it (the campaign itself lies under a lock of its own). It cannot see a page of yesterday that fits in its place:
 * only checksums could, and SQLite has them as an extension alone, which would have to be built for each
 * platform. A file that was opened unchecked gets here what an opening asks besides: the bounds of its
 * values, and the pages that belong to no table.
 */
export async function faultIn(path: string, wasChecked = true): Promise<string | undefined> {
  let db: Connection | undefined
  try {
    if (isSchemaTooLong(path)) return 'sqlite_schema'
    db = openInMemory(path)
    db.pragma('trusted_schema = OFF')
    db.pragma('cell_size_check = ON')
    for (const table of tablesIn(db)) {
      await setImmediate()
      const [fault] = linesOf(db, `integrity_check(${quoteName(table)})`)
      if (fault !== undefined) return fault
      await setImmediate()
      const [reference] = db
        .prepare<[], Reference>(`PRAGMA foreign_key_check(${quoteName(table)})`)
        .all()
      if (reference) return `${reference.table} → ${reference.parent}`
      await setImmediate()
      const illegible = await illegibleColumn(db, table)
      if (illegible !== undefined) return `${table}.${illegible}`
      await setImmediate()
      if (!wasChecked && isBeyondBounds(db, table)) return table
    }
    return wasChecked ? undefined : verdictOn(db)[0]
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    db?.close()
  }
}

/** Whether a backup can be opened and nothing is wrong with it; others have their turn meanwhile. */
export async function passesFullCheck(backup: string): Promise<boolean> {
  return isOurs(backup) && (await faultIn(backup)) === undefined
}

/**
 * Whether nothing is wrong with a file as far as an opening asks. Its schema must be known to be ours.
 * One that does not pass is asked again by whoever opens it, who says what is wrong and mends what can be.
 */
export function passesOpeningCheck(path: string): boolean {
  let db: Connection | undefined
  try {
    db = openInMemory(path)
    db.pragma('trusted_schema = OFF')
    db.pragma('cell_size_check = ON')
    return verdictOn(db).length === 0 && boundsBroken(db) === undefined
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/** The full checks of files. They take as long as a file is large, so they are best carried out beside the program. */
export interface FileChecks {
  faultIn(path: string, wasChecked?: boolean): Promise<string | undefined>
  passesFullCheck(backup: string): Promise<boolean>
  passesOpeningCheck(path: string): Promise<boolean>
}

/** The checks carried out here. */
export const fileChecks: FileChecks = {
  faultIn,
  passesFullCheck,
  passesOpeningCheck: (path) => Promise.resolve(passesOpeningCheck(path)),
}
