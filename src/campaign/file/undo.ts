import type { Database, Statement } from 'better-sqlite3'
import { fail } from './trouble'

/**
 * Tables that keep history itself, and the one that follows from all others by triggers of its own:
 * they stay out of history.
 */
const unwatched = new Set(['batch', 'undo_log', 'journal', 'search_entry'])

interface TableRow {
  name: string
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

function triggersFor(table: string, columns: string[]): string {
  const log = (when: string, sql: string) => `
    CREATE TEMP TRIGGER ${quoteName(`undo_${when}_${table}`)} AFTER ${when} ON main.${quoteName(table)}
    WHEN EXISTS (SELECT 1 FROM temp.undo_now)
    BEGIN
      INSERT INTO undo_log (batch, changed_table, sql)
      SELECT batch, ${quoteText(table)}, ${sql} FROM temp.undo_now;
    END;`
  const name = quoteName(table)
  const changed = columns
    .map((column) => {
      const quoted = quoteName(column)
      const set = quoteText(`,${quoted}=`)
      return `CASE WHEN old.${quoted} IS NOT new.${quoted} THEN ${set} || quote(old.${quoted}) ELSE '' END`
    })
    .join(' || ')
  const values = columns.map((column) => `quote(old.${quoteName(column)})`).join(` || ',' || `)
  const names = ['rowid', ...columns.map(quoteName)].join(',')
  return [
    log('INSERT', `${quoteText(`DELETE FROM ${name} WHERE rowid=`)} || new.rowid`),
    log(
      'UPDATE',
      `${quoteText(`UPDATE ${name} SET `)} || ifnull(nullif(substr(${changed}, 2), ''), 'rowid=rowid') || ' WHERE rowid=' || old.rowid`,
    ),
    log(
      'DELETE',
      `${quoteText(`INSERT INTO ${name}(${names}) VALUES(`)} || old.rowid || ',' || ${values} || ')'`,
    ),
  ].join('')
}

/**
 * Puts triggers on every table that write the inverse of each change into `undo_log`
 * under the running batch. They live as long as the connection, so they always fit the schema.
 */
export function watchForUndo(db: Database): void {
  db.exec('CREATE TEMP TABLE undo_now (batch INTEGER NOT NULL)')
  const tables = db
    .prepare<[], TableRow>(
      // Virtual tables and their shadows have another type here.
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
  for (const { name } of tables.filter((table) => !unwatched.has(table.name))) {
    const columns = db
      .prepare<[string], TableRow>('SELECT name FROM pragma_table_info(?)')
      .all(name)
    db.exec(
      triggersFor(
        name,
        columns.map((column) => column.name),
      ),
    )
  }
}

/** Runs `work` with its changes logged under `batch`. Must be called inside a transaction. */
export function underBatch<Value>(db: Database, batch: number, work: () => Value): Value {
  db.prepare('INSERT INTO temp.undo_now (batch) VALUES (?)').run(batch)
  try {
    return work()
  } finally {
    db.prepare('DELETE FROM temp.undo_now').run()
  }
}

/**
 * Runs one step of the history. The log lies in the file, and the file may come from anybody: one
 * statement on one table is run and nothing else, above all none that reaches another file.
 */
function runStep(db: Database, sql: string): void {
  const isStep = /^(?:DELETE FROM|INSERT INTO|UPDATE) "/.test(sql)
  if (!isStep) fail('trouble.strangeHistory')
  let step: Statement
  try {
    step = db.prepare(sql)
  } catch {
    return fail('trouble.strangeHistory')
  }
  step.run()
}

/**
 * Plays a batch backwards; the triggers keep the inverse of what is played under the same
 * batch, so that playing it again goes the other way. Must be called inside a transaction.
 */
export function playBack(db: Database, batch: number): void {
  const steps = db
    .prepare<[number], { sql: string }>('SELECT sql FROM undo_log WHERE batch = ? ORDER BY id DESC')
    .all(batch)
  db.prepare('DELETE FROM undo_log WHERE batch = ?').run(batch)
  // Rows return in an order that foreign keys may only like as a whole.
  db.pragma('defer_foreign_keys = ON')
  underBatch(db, batch, () => {
    for (const { sql } of steps) runStep(db, sql)
  })
}

/** The tables a batch has touched. */
export function tablesOf(db: Database, batch: number): string[] {
  return db
    .prepare<[number], TableRow>(
      'SELECT DISTINCT changed_table AS name FROM undo_log WHERE batch = ?',
    )
    .all(batch)
    .map((row) => row.name)
}
