import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import { migrations, newestVersion, runSteps, type Migration } from '../migrate'
import { fail } from '../trouble'

type Connection = Database.Database

/** One table, index, view or trigger as SQLite lists it. */
export interface SchemaEntry {
  type: string
  name: string
  /** The table it belongs to. */
  tbl_name: string
  /** What made it; null for the indices that SQLite makes of itself. */
  sql: string | null
}

/** What `optimize` leaves in a file to plan its questions by. */
const statistics: readonly SchemaEntry[] = [
  ['sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'],
  ['sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'],
].map(([name = '', sql = '']) => ({ type: 'table', name, tbl_name: name, sql }))

const lexeme = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\s+|[\w$]+|[^\w\s]/g

/**
 * A statement without what means nothing: blanks, comments, and quotes around plain names, which
 * SQLite adds where a step of ours renames something.
 */
export function normalizedSql(sql: string): string {
  return (sql.match(lexeme) ?? [])
    .filter((part) => !/^(?:\s|--|\/\*)/.test(part))
    .map((part) => (part.startsWith('"') && /^"[a-z_]\w*"$/i.test(part) ? part.slice(1, -1) : part))
    .join(' ')
}

const keyOf = ({ type, name, tbl_name: table }: SchemaEntry) => `${type} ${name} ${table}`
const textOf = ({ sql }: SchemaEntry) => (sql === null ? '' : normalizedSql(sql))

/** Whether an entry is what `optimize` leaves: it says nothing of what a campaign is. */
function isStatistics(entry: SchemaEntry): boolean {
  return statistics.some((one) => keyOf(one) === keyOf(entry) && textOf(one) === textOf(entry))
}

/** Everything a file says it is made of, in the order in which it was made. */
function entriesOf(db: Connection): SchemaEntry[] {
  return db
    .prepare<[], SchemaEntry>('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid')
    .all()
}

const known = new WeakMap<readonly Migration[], Map<number, SchemaEntry[]>>()

/** What the migrations make at a version: the only shape that a campaign of that version may have. */
export function schemaAt(
  version: number,
  steps: readonly Migration[] = migrations,
): readonly SchemaEntry[] {
  const versions = known.get(steps) ?? new Map<number, SchemaEntry[]>()
  known.set(steps, versions)
  const old = versions.get(version)
  if (old) return old
  const db = new Database(':memory:')
  try {
    runSteps(
      db,
      steps.filter((step) => step.version <= version),
    )
    const made = entriesOf(db)
    versions.set(version, made)
    return made
  } finally {
    db.close()
  }
}

/** Whether an entry follows from the rest, so that it can be made anew: all that search keeps. */
export function isOfSearch({ name, tbl_name: table }: SchemaEntry): boolean {
  return /^search/.test(name) || /^search_/.test(table)
}

/** The shape of the newest version in short: `fingerprintOf` what the migrations make. */
const newestFingerprint = 'AgTgJskJwQb2mK8yfAaE0t-2Y-NK5Cv4h4rFkiO1xoQ'

/** What a schema is made of, in short; the same for all that mean the same. */
export function fingerprintOf(entries: readonly SchemaEntry[]): string {
  const parts = entries.map((entry) => `${keyOf(entry)}: ${textOf(entry)}`).sort()
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/**
 * Whether a database is all that the migrations make, and nothing else. Nearly every campaign is; the
 * migrations need not be run to see it.
 */
export function hasNewestSchema(db: Connection): boolean {
  const own = entriesOf(db).filter((entry) => !isStatistics(entry))
  return fingerprintOf(own) === newestFingerprint
}

/**
 * Refuses in words a database whose tables, indices, views and triggers are not those that the
 * migrations make at its version: what somebody else has put into it would run with our commands.
 * Only what search keeps may be missing; answers whether all of it is there. Nothing of the file is run
 * for it.
 */
export function refuseStrangeSchema(
  db: Connection,
  path: string,
  steps: readonly Migration[] = migrations,
): boolean {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (steps === migrations && version === newestVersion && hasNewestSchema(db)) return true
  const count = Number(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get())
  const ours = new Map(schemaAt(version, steps).map((entry) => [keyOf(entry), entry]))
  const allowed = new Map([...statistics.map((one) => [keyOf(one), one] as const), ...ours])
  const found = new Map(entriesOf(db).map((entry) => [keyOf(entry), entry]))
  const strange = [...found].find(([key, entry]) => {
    const own = allowed.get(key)
    return !own || textOf(own) !== textOf(entry)
  })
  if (strange) fail('trouble.strange', { path, what: `+ ${strange[0].slice(0, 120)}` })
  const missing = [...ours].find(([key, entry]) => !found.has(key) && !isOfSearch(entry))
  if (missing) fail('trouble.strange', { path, what: `− ${missing[0]}` })
  if (found.size < count) fail('trouble.strange', { path, what: '2 ×' })
  return [...ours.keys()].every((key) => found.has(key))
}

/** What search keeps at the file's version, in the order of its making. */
export function searchSchema(
  version: number,
  steps: readonly Migration[] = migrations,
): readonly SchemaEntry[] {
  return schemaAt(version, steps).filter(isOfSearch)
}
