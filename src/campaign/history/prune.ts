import { z } from 'zod'
import { refuse } from '../../shared/reply'
import { operation, query } from '../define'
import type { Read } from '../file/handles'
import { lastPruned } from '../file/line'
import { pruning, stepsOutOfReach } from '../file/pruning'
import { whole } from '../../shared/bounded'

const nothing = z.strictObject({})
/** How many of the last evenings are kept. */
const keeping = z.strictObject({ keep: whole(1, 10_000) })

/** Bytes that a change takes in the file besides its own words: its row, and its line of the index. */
const bytesBesides = 24

interface Evening {
  number: number
  name: string
  /** ISO time. */
  startedAt: string
  /** The step before it began; null where there is none. */
  before: number | null
}

/** The evenings that can still be gone back into, the newest first, and the step before each. */
function eveningsInReach(read: Read): Evening[] {
  // The facts of an evening stand in the order of their steps: its first is found without the others.
  return read.all<Evening>(
    `WITH evening AS (
       SELECT number, name, started_at AS startedAt,
         (SELECT journal.batch FROM journal JOIN batch ON batch.id = journal.batch
          WHERE journal.session_id = session.id AND batch.branch IS NULL AND batch.state = 'done'
          ORDER BY journal.id LIMIT 1) AS first
       FROM session
     )
     SELECT number, name, startedAt,
       (SELECT max(id) FROM batch
        WHERE branch IS NULL AND state = 'done' AND id < evening.first) AS before
     FROM evening WHERE first > ${lastPruned} ORDER BY first DESC`,
  )
}

/** The earliest of so many last evenings, where the history reaches back further than to its beginning. */
function firstKept(read: Read, keep: number): (Evening & { before: number }) | undefined {
  const evening = eveningsInReach(read).slice(0, keep).at(-1)
  const pruned = read.get<{ batch: number }>(`SELECT ${lastPruned} AS batch`)?.batch ?? 0
  if (!evening || evening.before === null || evening.before <= pruned) return undefined
  return { ...evening, before: evening.before }
}

/** What is lost and what stays once nothing before a step can be taken back. */
function weigh(read: Read, upTo: number) {
  const counts = read.get<{ steps: number; branches: number; left: number; bytes: number }>(
    `${stepsOutOfReach}
     SELECT
       (SELECT count(*) FROM batch WHERE branch IS NULL AND state = 'done'
          AND id > ${lastPruned} AND id <= @upTo) AS steps,
       (SELECT count(*) FROM gone) AS branches,
       (SELECT count(*) FROM batch WHERE branch IS NULL AND id > @upTo) AS left,
       (SELECT ifnull(sum(octet_length(sql) + octet_length(changed_table) + ${bytesBesides}), 0)
        FROM undo_log WHERE batch <= @upTo OR batch IN (SELECT id FROM gone)) AS bytes`,
    { upTo },
  )
  return counts ?? { steps: 0, branches: 0, left: 0, bytes: 0 }
}

/** How large the file is, and how much of it holds nothing any more, in bytes. */
function sizeOf(read: Read) {
  return (
    read.get<{ size: number; free: number }>(
      `SELECT page_count * page_size AS size, freelist_count * page_size AS free
       FROM pragma_page_count(), pragma_page_size(), pragma_freelist_count()`,
    ) ?? { size: 0, free: 0 }
  )
}

export const historyPruning = {
  /**
   * What shortening the history to the last evenings would come to: how many steps, on the line and on
   * branches, can be gone to no more, how many can still, to which evening the history then reaches
   * back, and how many bytes the file is large, about, before and after. `plan` is null where nothing
   * would be lost; `evenings` is how many there are to keep.
   */
  'history.pruning': query({
    input: keeping,
    run: (read, { keep }) => {
      const evenings = eveningsInReach(read).length
      const first = firstKept(read, keep)
      if (!first) return { evenings, plan: null }
      const { before: upTo, ...from } = first
      const { bytes, ...counts } = weigh(read, upTo)
      const { size, free } = sizeOf(read)
      return { evenings, plan: { ...counts, from, size, sizeAfter: size - free - bytes } }
    },
  }),

  /**
   * Shortens the history to the last evenings: nothing before them can be undone any more, and no undo
   * brings that back. A copy is made before. Answers where it lies and how large the file was and is;
   * null where it was stopped.
   */
  'history.prune': operation({
    input: keeping,
    run: async ({ file, host }, { keep }) => {
      const upTo = file.read((read) => firstKept(read, keep)).value?.before
      if (upTo === undefined) refuse('refusal.nothingToPrune')
      const came = await file.prune(upTo, () => host.changed({ tables: [pruning], batch: upTo }))
      if (came) host.changed({ tables: ['batch', 'undo_log', 'pruned'], batch: upTo })
      return came ?? null
    },
  }),

  /** How far the shortening that is under way has come; null while there is none. */
  'history.pruningProgress': operation({
    input: nothing,
    reads: [pruning],
    run: ({ openFile }) => openFile?.history.pruning?.progress ?? null,
  }),
}
