import type { Database } from 'better-sqlite3'
import { applicationId } from './header'
import newest from './newest.sql?raw'

const sources = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One step: the number before the dash is the `user_version` it leads to. */
export interface Migration {
  version: number
  sql: string
}

/** Every step there is, in order. */
export const migrations: readonly Migration[] = Object.entries(sources)
  .map(([name, sql]) => ({ version: Number(/(\d+)-[^/]*$/.exec(name)?.[1]), sql }))
  .sort((one, other) => one.version - other.version)

/** Runs steps in their order. Must be called inside a transaction where a file is at stake. */
export function runSteps(db: Database, steps: readonly Migration[]): void {
  for (const { sql } of steps) db.exec(sql)
}
/** The version that this Iron Table writes. */
export const newestVersion = migrations.at(-1)?.version ?? 0

/** Changes what a database is made of and says its version, both or neither. */
function bringTo(db: Database, version: number, change: () => void): void {
  db.transaction(() => {
    change()
    db.pragma(`application_id = ${applicationId}`)
    db.pragma(`user_version = ${version}`)
  }).immediate()
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** Brings a file up to date: all pending steps in one transaction, or none. Returns whether there were any. */
export function migrate(db: Database, steps: readonly Migration[] = migrations): boolean {
  const from = Number(db.pragma('user_version', { simple: true }))
  const pending = steps.filter((step) => step.version > from)
  const last = pending.at(-1)
  if (!last) return false
  bringTo(db, last.version, () => runSteps(db, pending))
  return true
}

/** Makes an empty database what all the migrations would leave, at once: a test holds the two equal. */
export function makeNewest(db: Database): void {
  bringTo(db, newestVersion, () => db.exec(newest))
}
