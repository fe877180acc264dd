import { setImmediate } from 'node:timers/promises'
import Database, { type Database as Connection } from 'better-sqlite3'
import type { Drawn } from '../../shared/dice/drawn'
import type { Phrase } from '../../shared/phrase'
import { Refusal, refuse, type ErrorCode } from '../../shared/reply'
import type { FightMoment, Prepare } from './handles'
import { Line, type Way } from './line'
import { LongCommand } from './long-command'
import { Pruning } from './pruning'
import { fail } from './trouble'
import type { UndoLog } from './undo'

/** What a batch changed, for everyone who shows it. */
export interface Changed {
  tables: string[]
  batch: number
}

/** What has changed, beside tables, while a jump goes on: how far it has come. */
export const jumping = 'jump'

/** What follows from other tables, and so has changed with whatever a batch changed. */
export const following: readonly string[] = ['batch', 'live_fact', 'search_entry']

/** Letters of a gap that the history keeps of a label; no line of it shows more. */
const longestGap = 300

/** A label whose gaps are short enough to be read again, whatever names have gone into it. */
function shortened({ key, with: gaps }: Phrase): Phrase {
  if (!gaps) return { key }
  const short = Object.entries(gaps).map(([name, gap]) => {
    const isLong = typeof gap === 'string' && gap.length > longestGap
    return [name, isLong ? `${gap.slice(0, longestGap - 1)}…` : gap]
  })
  return { key, with: Object.fromEntries(short) }
}

/** The longest input that is kept, in characters, and the most ids: what is longer is not done again. */
const [longestInput, mostMade] = [10_000, 100]

/** Nothing is read of bytes, and no text says a number of any size: what holds any is not kept. */
const isUnkept = (value: unknown) =>
  ArrayBuffer.isView(value) || value instanceof ArrayBuffer || typeof value === 'bigint'

/** What a command was sent, as it is kept; null for what is not. */
export function inputText(input: unknown): string | null {
  let isWhole = true
  const text = JSON.stringify(input, (_key, value: unknown) => {
    isWhole &&= !isUnkept(value)
    return isUnkept(value) ? null : value
  }) as string | undefined
  return text === undefined || !isWhole || text.length > longestInput ? null : text
}

/** Keeps with a batch what it goes on with, or the ids of what it made, by which it can be done again. */
export function keepMade(
  prepare: Prepare,
  batch: number,
  input: string | null,
  made: readonly string[],
): void {
  const isKept = input !== null && made.length <= mostMade
  prepare('UPDATE batch SET input = @input, made = ifnull(made, @made) WHERE id = @batch').run({
    batch,
    input: isKept ? input : null,
    made: isKept && made.length > 0 ? JSON.stringify(made) : null,
  })
}

/** Opens the batch of one command. */
export function openBatch(
  prepare: Prepare,
  command: string,
  label: Phrase,
  at: string,
  { drawn, input = null }: { drawn?: Drawn | undefined; input?: string | null } = {},
): number {
  const { seed = null, first = null, count = null } = drawn ?? {}
  const { lastInsertRowid } = prepare(
    `INSERT INTO batch (command, label, at, dice_seed, dice_first, dice_count, input, parent)
     VALUES (@command, @label, @at, @seed, @first, @count, @input,
       (SELECT max(id) FROM batch WHERE branch IS NULL AND state = 'done'))`,
  ).run({ command, label: JSON.stringify(shortened(label)), at, seed, first, count, input })
  return Number(lastInsertRowid)
}

/** Notes when in a fight a batch happens. */
export function markMoment(prepare: Prepare, batch: number, moment: FightMoment): void {
  const { encounterId, turn, step, title } = moment
  prepare(
    `UPDATE batch SET encounter_id = @encounterId, turn = @turn, step = @step, step_title = @title
     WHERE id = @batch`,
  ).run({ batch, encounterId, turn, step, title: JSON.stringify(title) })
}

/** A step that writes over a row what stands there: nothing is otherwise by it. */
const changesNothing = `sql LIKE 'UPDATE "' || changed_table || '" SET rowid=rowid WHERE rowid=%'`

/**
 * Whether a batch has changed nothing and tells of nothing, or only that something was edited: a form was sent
 * as it was opened.
 */
export function isUnchanged(prepare: Prepare, batch: number): boolean {
  const told = prepare(
    `SELECT 1 WHERE EXISTS (SELECT 1 FROM undo_log WHERE batch = @batch AND NOT (${changesNothing}))
       OR EXISTS (SELECT 1 FROM journal WHERE batch = @batch AND kind NOT GLOB '*[eE]dited')`,
  ).get({ batch })
  return told === undefined
}

/** Answers what `work` answers, or what it has taken itself back with: a transaction is rolled back by it. */
export function takingBack<Done>(work: (takeBack: (done: Done) => never) => Done): Done {
  const taken: { done: Done }[] = []
  try {
    return work((done) => {
      taken.push({ done })
      throw new Error('taken back')
    })
  } catch (error) {
    const [last] = taken
    if (!last) throw error
    return last.done
  }
}

/** Forgets a batch that changed nothing and said nothing. Returns whether it did. */
export function dropIfEmpty(prepare: Prepare, batch: number): boolean {
  const { changes } = prepare(
    `DELETE FROM batch WHERE id = @batch
     AND NOT EXISTS (SELECT 1 FROM undo_log WHERE batch = @batch)
     AND NOT EXISTS (SELECT 1 FROM journal WHERE batch = @batch)`,
  ).run({ batch })
  return changes === 1
}

type Direction = 'undo' | 'redo'

/** A jump along the history that is under way. */
export interface Jump {
  /** Steps that lie behind it, of those it takes. */
  taken: number
  steps: number
}

/**
 * As much of a jump as is made at once: so many steps, or so many changes of rows within them. Between
 * two strides windows are answered, so one must stay well below what anybody waits for.
 */
const strideSteps = 200
const strideChanges = 2000

/** Goes back and forth along the steps of a campaign. */
export class History {
  readonly #db: Connection
  readonly #log: UndoLog
  readonly #line: Line
  #jump: (Jump & { isStopped: boolean }) | undefined
  /** What holds the file for itself: the shortening or the long command that is under way. */
  #held: Pruning | LongCommand | undefined
  /** The step that is taken back or brought back in strides. */
  #step: LongCommand | undefined
  /** Why nothing is written any more. */
  #end: Refusal | undefined

  constructor(db: Connection, log: UndoLog) {
    this.#db = db
    this.#log = log
    this.#line = new Line(db)
  }

  /** The jump that is under way, or the step of many rows, if there is one. */
  get jump(): Jump | undefined {
    if (this.#jump) return this.#jump
    const { taken, all } = this.#step?.progress ?? { taken: 0, all: 0 }
    return this.#step && { taken, steps: all }
  }

  /** The shortening that is under way, if there is one. */
  get pruning(): Pruning | undefined {
    return this.#held instanceof Pruning ? this.#held : undefined
  }

  /** The long command that is under way, if there is one. */
  get longCommand(): LongCommand | undefined {
    return this.#held instanceof LongCommand ? this.#held : undefined
  }

  /**
   * Lets nothing more be written, for the reason given: the file turned out to be damaged, or is only
   * looked at.
   */
  end(why: Phrase, code: ErrorCode = 'failed'): void {
    this.#end = new Refusal(why, code)
    this.stop()
  }

  /** Whether nothing is written any more. */
  get isEnded(): boolean {
    return this.#end !== undefined
  }

  /**
   * Refuses while a jump, a shortening or a long command is under way: nothing may change what it is
   * yet to bring back or to leave. Refuses for good where nothing is written any more.
   */
  mustStand(): void {
    if (this.#end) throw this.#end
    if (this.jump) refuse('refusal.jumping')
    if (this.pruning) refuse('refusal.pruning')
    if (this.longCommand) refuse('refusal.longCommand')
  }

  /** Whether a step is the last one of its line, with nothing to be redone. */
  endsWith(batch: number): boolean {
    return this.#line.last() === batch && this.#line.next() === null
  }

  /** A new command begins a new line; what could be redone stays as a branch. */
  writeOver(): void {
    this.#line.leave()
  }

  /**
   * Takes the last step back, or brings the next one back. Undefined when there is none; refuses where
   * there was one that can no longer be taken back.
   */
  step(direction: Direction): Changed | undefined {
    this.mustStand()
    return this.#played(() => {
      const batch = this.#batchOf(direction)
      if (batch === null) return undefined
      return { tables: [...this.#play(direction, batch), ...following], batch }
    })
  }

  /**
   * Goes a step as `step` does; one of many rows in strides, between which windows are answered. `tell`
   * is called whenever it has come further. Undefined, too, where it was stopped: everything is as it was.
   */
  async stepAtLength(
    direction: Direction,
    tell: (changed: Changed) => void,
  ): Promise<Changed | undefined> {
    this.mustStand()
    const batch = this.#batchOf(direction)
    if (batch === null || !this.#log.isLong(batch)) return this.step(direction)
    const further = () => tell({ tables: [jumping], batch })
    return this.atLength(further, async (command) => {
      this.#step = command
      try {
        return await command.inTransaction(async () => {
          const played = await command.carryOut(this.#log.playing(batch), (stride) =>
            this.#log.under(batch, stride),
          )
          if (!played) return undefined
          this.#mark(direction, batch)
          return { tables: [...new Set(played.value), ...following], batch }
        })
      } catch (error) {
        return this.#strange(error)
      } finally {
        this.#step = undefined
      }
    })
  }

  /** The step that comes next in a direction; null where there is none. Refuses where it can no longer be taken back. */
  #batchOf(direction: Direction): number | null {
    const batch = direction === 'undo' ? this.#line.last() : this.#line.next()
    if (batch === null && direction === 'undo') this.#line.mustReach(0)
    return batch
  }

  /**
   * Goes to the moment right after a step, 0 being the beginning, in strides that are a transaction
   * each: whatever ends it early, the campaign stands at a step of its history. `tell` is called after
   * each stride, and at the end with all that changed. Answers whether it stands there: somebody may
   * have stopped it. Refuses a step that is not there.
   */
  async goTo(batch: number, tell: (changed: Changed) => void): Promise<boolean> {
    this.mustStand()
    this.#line.wayTo(batch)
    const jump = { taken: 0, steps: this.#line.stepsTo(batch), isStopped: false }
    const tables = new Set<string>()
    this.#jump = jump
    try {
      while (jump.taken < jump.steps && !jump.isStopped) {
        const made = this.#stride(batch, tables)
        if (made === 0) break
        jump.taken += made
        if (jump.taken < jump.steps) {
          tell({ tables: [jumping], batch })
          await setImmediate()
        }
      }
    } finally {
      this.#jump = undefined
      if (jump.taken > 0) tell({ tables: [...tables, ...following, jumping], batch })
    }
    return jump.taken === jump.steps
  }

  /**
   * Lets a shortening have the history for itself for as long as `work` takes; `tell` is called
   * whenever it has come further.
   */
  shorten<Value>(tell: () => void, work: (pruning: Pruning) => Promise<Value>): Promise<Value> {
    return this.#hold(new Pruning(this.#db, tell), tell, work)
  }

  /**
   * Lets a long command have the file for itself for as long as `work` takes; `tell` is called whenever
   * it has come further.
   */
  atLength<Value>(
    tell: () => void,
    work: (command: LongCommand) => Promise<Value>,
  ): Promise<Value> {
    return this.#hold(new LongCommand(this.#db, tell), tell, work)
  }

  async #hold<Held extends Pruning | LongCommand, Value>(
    held: Held,
    tell: () => void,
    work: (held: Held) => Promise<Value>,
  ): Promise<Value> {
    this.mustStand()
    this.#held = held
    try {
      return await work(held)
    } finally {
      this.#held = undefined
      tell()
    }
  }

  /** Stops the jump that is under way, at the step where it is, or the shortening, or the long command. */
  stop(): void {
    if (this.#jump) this.#jump.isStopped = true
    this.#held?.stop()
  }

  /** Makes a stride of a jump. Answers how many steps it was. */
  #stride(batch: number, tables: Set<string>): number {
    return this.#played(() => {
      let way = this.#line.wayTo(batch)
      let [steps, changes] = [0, 0]
      while (steps < strideSteps && changes < strideChanges) {
        const played = this.#playTowards(way.fork)
        if (played) {
          steps += 1
          changes += played.length
          for (const table of played) tables.add(table)
        } else if (way.branches.length > 0) {
          this.#line.follow(way)
          way = { fork: batch, branches: [] } satisfies Way
        } else break
      }
      return steps
    })
  }

  /** Plays the next step on the line towards one of its steps. Undefined when it stands there. */
  #playTowards(target: number): string[] | undefined {
    const last = this.#line.last()
    if (last !== null && last > target) return this.#play('undo', last)
    const next = this.#line.next()
    if (next !== null && next <= target) return this.#play('redo', next)
    return undefined
  }

  #play(direction: Direction, batch: number): string[] {
    const tables = this.#log.play(batch)
    this.#mark(direction, batch)
    return tables
  }

  #mark(direction: Direction, batch: number): void {
    this.#line.mark(batch, direction === 'undo' ? 'undone' : 'done')
  }

  /** Runs `work` in a transaction. */
  #played<Value>(work: () => Value): Value {
    try {
      return this.#db.transaction(work).immediate()
    } catch (error) {
      return this.#strange(error)
    }
  }

  /** What the rows of the file do not allow was not logged by us. */
  #strange(error: unknown): never {
    const isStrange =
      error instanceof Database.SqliteError &&
      /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code)
    if (isStrange) fail('trouble.strangeHistory')
    throw error
  }
}
