import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'

/** What has changed, beside tables, while a long command goes on: how far it has come. */
export const longCommand = 'long_command'

/** How far a long command has come: so many things of all. */
export interface Progress {
  taken: number
  all: number
}

/** Milliseconds for which it works at once: windows are answered between two such strides. */
const stride = 40

/** A command that is carried out in strides, in one transaction, and can be stopped until it is done. */
export class LongCommand {
  readonly #db: Database
  readonly #tell: () => void
  #progress: Progress = { taken: 0, all: 0 }
  #isStopped = false

  /** `tell` is called whenever it has come further. */
  constructor(db: Database, tell: () => void) {
    this.#db = db
    this.#tell = tell
  }

  /** How far it has come. */
  get progress(): Progress {
    return this.#progress
  }

  /** Stops it: everything is as it was before. */
  stop(): void {
    this.#isStopped = true
    if (this.#db.open && this.#db.inTransaction) this.#db.exec('ROLLBACK')
  }

  /** Runs `work` in one transaction; it is taken back where that answers nothing, throws, or the file is closed. */
  async inTransaction<Value>(work: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const db = this.#db
    db.exec('BEGIN IMMEDIATE')
    try {
      const done = await work()
      if (done !== undefined) db.exec('COMMIT')
      return done
    } finally {
      if (db.open && db.inTransaction) db.exec('ROLLBACK')
    }
  }

  /**
   * Takes steps until there are none left, each stride of them inside `within`. Answers what came of
   * them; undefined where it was stopped.
   */
  async carryOut<Value>(
    steps: Generator<Progress, Value>,
    within: <Result>(work: () => Result) => Result,
  ): Promise<IteratorReturnResult<Value> | undefined> {
    for (;;) {
      const step = within(() => this.#stride(steps))
      if (step.done) return step
      this.#progress = step.value
      this.#tell()
      await setImmediate()
      if (this.#isStopped) return undefined
    }
  }

  #stride<Value>(steps: Generator<Progress, Value>): IteratorResult<Progress, Value> {
    const end = performance.now() + stride
    let step = steps.next()
    while (!step.done && performance.now() < end) step = steps.next()
    return step
  }
}
