import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import type { Phrase } from '../../shared/phrase'

/** What has changed, beside tables, while the history is shortened: how far that has come. */
export const pruning = 'pruning'

/** How far the shortening of the history has come. */
export interface PruningProgress {
  phase: 'backup' | 'steps' | 'file'
  /** Changes of rows that are let go of, of those there are; nothing is counted in the other phases. */
  taken: number
  all: number
}

/** What came of shortening the history. */
export interface Pruned {
  /** Where the copy lies that was made before. */
  backup: string
  /** Bytes of the file before and after. */
  before: number
  after: number
  /** Why the file stayed as large as it was, in words, where it could not be written anew. */
  trouble: Phrase | null
}

/** Changes of rows that are let go of at once: windows are answered between two such strides. */
const stride = 500

/**
 * The steps, besides those up to `@upTo`, that nobody can go to any more once these cannot be taken
 * back: branches that part before it, and what parts from them.
 */
export const stepsOutOfReach = `
  WITH RECURSIVE gone (id) AS (
    SELECT id FROM batch WHERE branch IS NOT NULL AND state = 'undone' AND ifnull(parent, 0) < @upTo
    UNION
    SELECT batch.id FROM gone JOIN batch ON batch.parent = gone.id
    WHERE batch.branch IS NOT NULL AND batch.state = 'undone'
  )`

/** What no picture shows any more, nor one that a step would bring back. */
const unseenPictures = `
  DELETE FROM picture_bytes
  WHERE NOT EXISTS (SELECT 1 FROM picture WHERE picture.hash = picture_bytes.hash)
    AND NOT EXISTS (SELECT 1 FROM undo_log
      WHERE changed_table = 'picture' AND instr(sql, picture_bytes.hash) > 0)`

/**
 * Lets go of what is needed to take steps back, in one transaction, and makes the file smaller by it.
 * Facts and the words of each step stay.
 */
export class Pruning {
  readonly #db: Database
  readonly #tell: () => void
  #progress: PruningProgress = { phase: 'backup', taken: 0, all: 0 }
  #isStopped = false

  /** `tell` is called whenever it has come further. */
  constructor(db: Database, tell: () => void) {
    this.#db = db
    this.#tell = tell
  }

  /** How far it has come. */
  get progress(): PruningProgress {
    return this.#progress
  }

  /** Whether somebody has stopped it. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Stops it: everything is as it was before. Once the steps are gone there is nothing to stop. */
  stop(): void {
    if (this.#progress.phase === 'file') return
    this.#isStopped = true
    if (this.#db.open && this.#db.inTransaction) this.#db.exec('ROLLBACK')
  }

  /**
   * Lets go of what takes back the step `upTo` and all before it, and of the branches that can be
   * reached no more. Answers whether it is done: it may have been stopped, and nothing has changed then.
   */
  async takeOut(upTo: number, at: string): Promise<boolean> {
    if (this.#isStopped) return false
    const db = this.#db
    db.exec('BEGIN IMMEDIATE')
    try {
      db.prepare(
        `${stepsOutOfReach} UPDATE batch SET state = 'dropped' WHERE id IN (SELECT id FROM gone)`,
      ).run({ upTo })
      db.prepare(
        `INSERT INTO pruned (id, batch, at) VALUES (1, @upTo, @at)
         ON CONFLICT (id) DO UPDATE SET batch = @upTo, at = @at`,
      ).run({ upTo, at })
      if (!(await this.#takeOutStrides(upTo))) return false
      db.prepare(
        `UPDATE batch SET input = NULL, made = NULL
         WHERE input IS NOT NULL AND (id <= @upTo OR state = 'dropped')`,
      ).run({ upTo })
      db.prepare(unseenPictures).run()
      db.exec('COMMIT')
      return true
    } finally {
      if (db.open && db.inTransaction) db.exec('ROLLBACK')
    }
  }

  async #takeOutStrides(upTo: number): Promise<boolean> {
    const beyond = this.#db
      .prepare(`SELECT json_group_array(id) FROM batch WHERE id > @upTo AND state = 'dropped'`)
      .pluck()
      .get({ upTo })
    const taken = `FROM undo_log WHERE batch <= @upTo
      OR batch IN (SELECT value FROM json_each(@beyond))`
    const all = Number(this.#db.prepare(`SELECT count(*) ${taken}`).pluck().get({ upTo, beyond }))
    const takeOut = this.#db.prepare(
      `DELETE FROM undo_log WHERE id IN (SELECT id ${taken} LIMIT ${stride})`,
    )
    for (let gone = 0; gone < all;) {
      this.#goOn({ phase: 'steps', taken: gone, all })
      await setImmediate()
      if (this.#isStopped) return false
      gone += takeOut.run({ upTo, beyond }).changes
    }
    return true
  }

  /**
   * Gives the disk back what nothing lies in any more. A file that cannot be written anew, for want of
   * room, stays as large as it was, and whole: answers the reason.
   */
  async shrink(): Promise<unknown> {
    this.#goOn({ phase: 'file', taken: 0, all: 0 })
    // Nobody is answered while a file is written anew: that it comes to that is shown before.
    await setImmediate()
    if (!this.#db.open) return undefined
    try {
      this.#db.exec('VACUUM')
      this.#db.pragma('wal_checkpoint(TRUNCATE)')
      return undefined
    } catch (error) {
      return error
    }
  }

  #goOn(progress: PruningProgress): void {
    this.#progress = progress
    this.#tell()
  }
}
