import type { Database, Statement } from 'better-sqlite3'
import { refuse } from '../../shared/reply'
import { fail } from './trouble'

/**
 * The steps between where the campaign stands and the step `@batch`, which is none (0) at the
 * beginning: `back` are taken back, `forward` brought back. To be followed by a question about them.
 */
export const wayToBatch = `
  WITH RECURSIVE forward (id, parent) AS (
    SELECT id, parent FROM batch WHERE id = @batch AND state = 'undone'
    UNION
    SELECT before.id, before.parent FROM forward JOIN batch AS before ON before.id = forward.parent
    WHERE before.state = 'undone'
  ),
  back (id) AS (
    SELECT id FROM batch WHERE branch IS NULL AND state = 'done' AND id > ifnull(
      (SELECT ifnull(parent, 0) FROM forward ORDER BY id LIMIT 1), @batch)
  )`

const countOfWay = `${wayToBatch} SELECT (SELECT count(*) FROM back) + (SELECT count(*) FROM forward)`
/** The last step that can no longer be taken back; 0 where all can. */
export const lastPruned = `ifnull((SELECT batch FROM pruned), 0)`

const lastBatch = `SELECT max(id) FROM batch
  WHERE branch IS NULL AND state = 'done' AND id > ${lastPruned}`
const nextBatch = `SELECT min(id) FROM batch WHERE branch IS NULL AND state = 'undone'`

/** How a step is reached: along the line to `fork`, and from there along branches, the last one first. */
export interface Way {
  fork: number
  branches: readonly { first: number; upTo: number }[]
}

interface BatchRow {
  parent: number | null
  branch: number | null
  state: 'done' | 'undone' | 'dropped'
}

/**
 * The line of steps that is played, among the branches that were written over: steps that stand, and
 * after them those that can be redone. Along it, and along each branch, ids only grow.
 */
export class Line {
  readonly #db: Database
  readonly #last: Statement<[], number | null>
  readonly #next: Statement<[], number | null>
  readonly #find: Statement<[number], BatchRow>
  readonly #pruned: Statement<[], number>
  readonly #mark: Statement<['done' | 'undone', number]>
  readonly #count: Statement<[{ batch: number }], number>

  constructor(db: Database) {
    this.#db = db
    this.#last = db.prepare<[], number | null>(lastBatch).pluck()
    this.#next = db.prepare<[], number | null>(nextBatch).pluck()
    this.#find = db.prepare('SELECT parent, branch, state FROM batch WHERE id = ?')
    this.#pruned = db.prepare<[], number>(`SELECT ${lastPruned}`).pluck()
    this.#mark = db.prepare('UPDATE batch SET state = ? WHERE id = ?')
    this.#count = db.prepare<[{ batch: number }], number>(countOfWay).pluck()
  }

  /** The last step that stands and can be taken back; null at the beginning. */
  last(): number | null {
    return this.#last.get() ?? null
  }

  /** The step that redo brings back; null at the end of the line. */
  next(): number | null {
    return this.#next.get() ?? null
  }

  /** Says whether a step stands. */
  mark(batch: number, state: 'done' | 'undone'): void {
    this.#mark.run(state, batch)
  }

  /** How many steps it takes to get to a step. */
  stepsTo(batch: number): number {
    return this.#count.get({ batch }) ?? 0
  }

  /** Refuses to go to the moment after a step, 0 being the beginning, where the history no longer reaches it. */
  mustReach(batch: number): void {
    if (batch < (this.#pruned.get() ?? 0)) refuse('refusal.pruned')
  }

  /** How a step is reached. Refuses one that is not there, or no longer reached. */
  wayTo(batch: number): Way {
    const branches: Way['branches'][number][] = []
    let fork = batch
    for (let first = this.#branchOf(fork); first !== null; first = this.#branchOf(fork)) {
      const parent = this.#find.get(first)?.parent ?? 0
      // Whoever made this file made its history run in circles.
      if (parent >= fork) fail('trouble.strangeHistory')
      branches.push({ first, upTo: fork })
      fork = parent
    }
    this.mustReach(fork)
    return { fork, branches }
  }

  /** Makes a branch of what could be redone: it is about to be written over, or left. */
  leave(): void {
    const first = this.next()
    if (first === null) return
    this.#db
      .prepare(`UPDATE batch SET branch = ? WHERE branch IS NULL AND state = 'undone'`)
      .run(first)
  }

  /**
   * Makes a way along branches part of the line, in place of what could be redone. The campaign must
   * stand at its fork. What goes on behind its end on the same branch can be redone from there; the
   * rest of a branch that is left halfway stays a branch.
   */
  follow({ branches }: Way): void {
    this.leave()
    const join = this.#db.prepare('UPDATE batch SET branch = NULL WHERE branch = ? AND id <= ?')
    const part = this.#db.prepare(
      'UPDATE batch SET branch = (SELECT min(id) FROM batch WHERE branch = @first) WHERE branch = @first',
    )
    branches.forEach(({ first, upTo }, index) => {
      join.run(first, index === 0 ? Number.MAX_SAFE_INTEGER : upTo)
      part.run({ first })
    })
  }

  #branchOf(batch: number): number | null {
    if (batch === 0) return null
    const row = this.#find.get(batch)
    if (!row || row.state === 'dropped') return refuse('refusal.unknownStep')
    return row.branch
  }
}
