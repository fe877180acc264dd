import { z } from 'zod'
import { operation, query } from '../define'
import { storedPhrase } from '../file/stored'
import type { Workspace } from '../workspace/workspace'
import type { Read } from '../file/handles'
import type { Changed } from '../file/history'

const nothing = z.strictObject({})

interface BatchRow {
  id: number
  label: string
  at: string
  state: 'done' | 'undone'
  encounter_id: string | null
  fight: string | null
  turn: number | null
  step: number | null
  step_title: string | null
}

/** When in a fight a batch happened; null for what happened outside of one. */
function momentOf({ encounter_id: encounterId, fight, turn, step, step_title: title }: BatchRow) {
  if (encounterId === null || turn === null || step === null || title === null) return null
  return { encounterId, fight, turn, step, title: storedPhrase(title) }
}

/** The first batch that is found so: what it is called, and the turn of a fight it happened in. */
function nextStep(read: Read, found: string) {
  const row = read.get<{ label: string; turn: number | null }>(
    `SELECT label, turn FROM batch WHERE ${found} LIMIT 1`,
  )
  if (!row) return null
  const label = storedPhrase(row.label)
  return { label, moment: row.turn === null ? null : { turn: row.turn } }
}

function tell(workspace: Workspace, changed: Changed | undefined): boolean {
  if (changed) workspace.host.changed(changed)
  return changed !== undefined
}

/** The batches of a campaign, newest first, and the ways along them. */
export const historyApi = {
  'history.list': query({
    input: z.strictObject({ limit: z.number().int().min(1).max(2000).default(300) }),
    run: (read, { limit }) => {
      const rows = read.all<BatchRow>(
        `SELECT batch.id, batch.label, batch.at, batch.state, batch.encounter_id, batch.turn,
                batch.step, batch.step_title, encounter.name AS fight
         FROM batch LEFT JOIN encounter ON encounter.id = batch.encounter_id
         WHERE batch.state <> 'dropped' ORDER BY batch.id DESC LIMIT @limit`,
        { limit },
      )
      return {
        batches: rows.map((row) => ({
          id: row.id,
          at: row.at,
          state: row.state,
          label: storedPhrase(row.label),
          moment: momentOf(row),
        })),
      }
    },
  }),
  /** What the next undo takes back, and the next redo brings back; null where there is nothing. */
  'history.next': query({
    input: nothing,
    run: (read) => ({
      undo: nextStep(read, `state = 'done' ORDER BY id DESC`),
      redo: nextStep(read, `state = 'undone' ORDER BY id`),
    }),
  }),
  'history.undo': operation({
    input: nothing,
    run: (workspace) => tell(workspace, workspace.file.undo()),
  }),
  'history.redo': operation({
    input: nothing,
    run: (workspace) => tell(workspace, workspace.file.redo()),
  }),
  'history.goTo': operation({
    input: z.strictObject({ batchId: z.number().int().min(0) }),
    run: (workspace, { batchId }) => tell(workspace, workspace.file.goTo(batchId)),
  }),
}
