import type { Database, Statement } from 'better-sqlite3'
import type { Progress } from './long-command'
import { fail, isMissingReference } from './trouble'
import { quoteName, stepRunner, type Watched } from './undo-step'

/**
 * Tables that keep history itself, the one that follows from all others by triggers of its own, what
 * nobody has sent yet, and what pictures show, which is kept by what it is: they stay out of history.
 */
const unwatched = new Set([
  'batch',
  'undo_log',
  'pruned',
  'journal',
  'search_entry',
  'draft',
  'picture_bytes',
])

/**
 * Steps and characters that one batch may hold. The largest of ours takes in a file of 200,000 things;
 * more would keep the program busy for minutes.
 */
const mostSteps = 2_000_000
const mostCharacters = 200_000_000
/** Steps of a batch that are played at once, without keeping anybody waiting. */
const mostAtOnce = 5_000

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

function triggersFor(table: string, columns: readonly string[]): string {
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

function watchedTables(db: Database): Watched {
  const tables = db
    .prepare<[], string>(
      // Virtual tables and their shadows have another type here.
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all()
    .filter((name) => !unwatched.has(name))
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck()
  return new Map(tables.map((name) => [name, new Set(columns.all(name))]))
}

interface LoggedStep {
  changed_table: string
  sql: string
}

/** The inverse of every change that a connection makes, under the batch that made it. */
export class UndoLog {
  readonly #db: Database
  readonly #run: (sql: string) => void
  readonly #begin: Statement<[number]>
  readonly #end: Statement<[]>
  readonly #tables: Statement<[number], string>
  readonly #size: Statement<[number], { steps: number; characters: number | null }>
  readonly #steps: Statement<[number], LoggedStep>
  readonly #clear: Statement<[number]>

  /**
   * Puts triggers on every table that write the inverse of each change into `undo_log` under the
   * running batch. They live as long as the connection, so they always fit the schema.
   */
  constructor(db: Database) {
    this.#db = db
    const watched = watchedTables(db)
    db.exec('CREATE TEMP TABLE undo_now (batch INTEGER NOT NULL)')
    for (const [name, columns] of watched) db.exec(triggersFor(name, [...columns]))
    this.#run = stepRunner(db, watched)
    this.#begin = db.prepare('INSERT INTO temp.undo_now (batch) VALUES (?)')
    this.#end = db.prepare('DELETE FROM temp.undo_now')
    this.#tables = db
      .prepare<[number], string>('SELECT DISTINCT changed_table FROM undo_log WHERE batch = ?')
      .pluck()
    this.#size = db.prepare(
      `SELECT count(*) AS steps, sum(octet_length(sql)) AS characters
       FROM (SELECT sql FROM undo_log WHERE batch = ? LIMIT ${mostSteps + 1})`,
    )
    this.#steps = db.prepare(
      'SELECT changed_table, sql FROM undo_log WHERE batch = ? ORDER BY id DESC',
    )
    this.#clear = db.prepare('DELETE FROM undo_log WHERE batch = ?')
  }

  /** Runs `work` with its changes logged under `batch`. Must be called inside a transaction. */
  under<Value>(batch: number, work: () => Value): Value {
    this.#begin.run(batch)
    try {
      return work()
    } finally {
      this.#end.run()
    }
  }

  /** The tables a batch has touched. */
  tablesOf(batch: number): string[] {
    return this.#tables.all(batch)
  }

  /**
   * Plays a batch backwards; the triggers keep the inverse of what is played under the same batch, so
   * that playing it again goes the other way. Answers the table of each step. Must be called inside a
   * transaction.
   */
  play(batch: number): string[] {
    const playing = this.playing(batch)
    return this.under(batch, () => {
      for (;;) {
        const step = playing.next()
        if (step.done) return step.value
      }
    })
  }

  /** Plays a batch as `play` does, one step after the other; each must be taken under it. */
  *playing(batch: number): Generator<Progress, string[]> {
    const size = this.#size.get(batch)
    if (size && (size.steps > mostSteps || (size.characters ?? 0) > mostCharacters)) {
      fail('trouble.strangeHistory')
    }
    const steps = this.#steps.all(batch)
    this.#clear.run(batch)
    for (const [index, { sql }] of steps.entries()) {
      this.#step(sql)
      yield { taken: index + 1, all: steps.length }
    }
    return steps.map((step) => step.changed_table)
  }

  /** Whether a batch is played in strides, between which others are answered. */
  isLong(batch: number): boolean {
    return (this.#size.get(batch)?.steps ?? 0) > mostAtOnce
  }

  #step(sql: string): void {
    try {
      this.#run(sql)
    } catch (error) {
      if (!isMissingReference(error)) throw error
      // Rows that went with another one return in an order that foreign keys only like as a whole.
      // Said only where it is needed: it makes the connection compile every statement anew.
      this.#db.pragma('defer_foreign_keys = ON')
      this.#run(sql)
    }
  }
}
