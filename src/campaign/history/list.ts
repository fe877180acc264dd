import { z } from 'zod'
import { query } from '../define'
import type { Read } from '../file/handles'
import { storedPhrase } from '../file/stored'
import { words } from '../words'
import { removedBy } from './bring-back'
import { stepOf, type StepRow } from './step'
import { maybeLine, whole } from '../../shared/bounded'

interface BatchRow {
  id: number
  command: string
  label: string
  at: string
  state: 'done' | 'undone'
  branch: number | null
  encounter_id: string | null
  fight: string | null
  turn: number | null
  step: number | null
  step_title: string | null
}

interface BranchRow extends StepRow {
  id: number
  parent: number
  steps: number
}

/** As many steps as are looked through at once for those that are called so. */
const mostLookedThrough = 10_000

/** When in a fight a batch happened; null for what happened outside of one. */
function momentOf({ encounter_id: encounterId, fight, turn, step, step_title: title }: BatchRow) {
  if (encounterId === null || turn === null || step === null || title === null) return null
  return { encounterId, fight, turn, step, title: storedPhrase(title) }
}

/**
 * Steps before one, newest first: those of the line, or of one branch, or whatever there is. Nearly all
 * stand on the line: they are read from the end, not sought.
 */
function stepsBefore(read: Read, among: string, before: number, branch: number, limit: number) {
  return read.all<BatchRow>(
    `SELECT batch.id, batch.command, batch.label, batch.at, batch.state, batch.branch, batch.encounter_id,
            batch.turn, batch.step, batch.step_title, encounter.name AS fight
     FROM batch LEFT JOIN encounter ON encounter.id = batch.encounter_id
     WHERE batch.state <> 'dropped' AND batch.id < @before AND ${among}
     ORDER BY batch.id DESC LIMIT @limit`,
    { before, branch, limit },
  )
}

/** The steps whose words hold every one of `wanted`, and where to look on for more of them. */
function stepsCalled(read: Read, wanted: string[], before: number, limit: number) {
  const said = new Map<string, boolean>()
  const isWanted = ({ label }: BatchRow) => {
    const known = said.get(label)
    if (known !== undefined) return known
    const text = words.say(storedPhrase(label)).toLocaleLowerCase()
    const holds = wanted.every((word) => text.includes(word))
    said.set(label, holds)
    return holds
  }
  const looked = stepsBefore(read, '@branch = 0', before, 0, mostLookedThrough)
  const found = looked.filter(isWanted)
  const rows = found.slice(0, limit)
  const isCut = found.length > limit
  const last = isCut ? rows.at(-1) : looked.length === mostLookedThrough && looked.at(-1)
  return { rows, next: last ? last.id : null }
}

/** The branches that parted from the line, or from another branch, after any of these steps. */
function branchesAfter(read: Read, parents: readonly number[]) {
  const rows = read.all<BranchRow>(
    `SELECT first.id, ifnull(first.parent, 0) AS parent, first.label, first.turn,
            (SELECT count(*) FROM batch WHERE batch.branch = first.id) AS steps
     FROM json_each(@parents) AS asked JOIN batch AS first ON first.parent IS nullif(asked.value, 0)
     WHERE first.branch = first.id ORDER BY first.id DESC`,
    { parents: JSON.stringify(parents) },
  )
  return (parent: number) =>
    rows
      .filter((row) => row.parent === parent)
      .map(({ id, steps, ...first }) => ({ id, steps, ...stepOf(first) }))
}

export const historyList = {
  /**
   * The steps of the campaign, newest first, a page at a time: those on the line that is played, or
   * with `branch`, by its first step, those of one that was written over, or with `words` all that are
   * called so. `next` is where the next page begins; null at the end. Each step says which branches
   * part after it, whether somebody whom it removed can be brought back, and `atBeginning` those that part before the first; `now` is where the campaign
   * stands, 0 being the beginning. Steps that can be gone to no more say so; `prunedAt` is when the
   * history was shortened.
   */
  'history.list': query({
    input: z.strictObject({
      limit: whole(1, 2000).default(300),
      before: whole(1).default(Number.MAX_SAFE_INTEGER),
      branch: whole(1).optional(),
      words: maybeLine(80).default(''),
    }),
    run: (read, { limit, before, branch, words: wanted }) => {
      const listed = () => {
        const among = branch === undefined ? '+batch.branch IS NULL' : 'batch.branch = @branch'
        const rows = stepsBefore(
          read,
          `@branch = @branch AND ${among}`,
          before,
          branch ?? 0,
          limit + 1,
        )
        const page = rows.slice(0, limit)
        return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
      }
      const { rows, next } =
        wanted === ''
          ? listed()
          : stepsCalled(read, wanted.toLocaleLowerCase().split(/\s+/), before, limit)
      const after = branchesAfter(read, wanted === '' ? [0, ...rows.map(({ id }) => id)] : [])
      const pruned = read.get<{ batch: number; at: string }>('SELECT batch, at FROM pruned')
      const now = read.get<{ id: number | null }>(
        `SELECT max(id) AS id FROM batch WHERE branch IS NULL AND state = 'done'`,
      )
      return {
        batches: rows.map((row) => ({
          id: row.id,
          at: row.at,
          state: row.state,
          isWrittenOver: row.branch !== null,
          isPruned: row.id < (pruned?.batch ?? 0),
          label: storedPhrase(row.label),
          moment: momentOf(row),
          branches: after(row.id),
          canBringBack: row.command === 'cast.remove' && removedBy(read, row.id) !== undefined,
        })),
        next,
        now: now?.id ?? 0,
        prunedAt: pruned?.at ?? null,
        atBeginning: branch === undefined && next === null ? after(0) : [],
      }
    },
  }),
}
