import type { Database } from 'better-sqlite3'
import { applicationId } from './header'

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

/** The version that this Iron Table writes. */
export const newestVersion = migrations.at(-1)?.version ?? 0

/** Runs steps in their order. Must be called inside a transaction where a file is at stake. */
export function runSteps(db: Database, steps: readonly Migration[]): void {
  for (const { sql } of steps) db.exec(sql)
}

/** Brings a file up to date: all pending steps in one transaction, or none. Returns whether there were any. */
export function migrate(db: Database, steps: readonly Migration[] = migrations): boolean {
  const from = Number(db.pragma('user_version', { simple: true }))
  const pending = steps.filter((step) => step.version > from)
  const last = pending.at(-1)
  if (!last) return false
  db.transaction(() => {
    runSteps(db, pending)
    db.pragma(`application_id = ${applicationId}`)
    db.pragma(`user_version = ${last.version}`)
  }).immediate()
  db.pragma('wal_checkpoint(TRUNCATE)')
  return true
}
