import { z } from 'zod'
import { phraseSchema } from '../../shared/phrase'
import { operation, query } from '../define'
import type { Desk } from '../desk/desk'
import type { Changed } from '../file/history'

const nothing = z.strictObject({})

interface BatchRow {
  id: number
  label: string
  at: string
  state: 'done' | 'undone'
}

function tell(desk: Desk, changed: Changed | undefined): boolean {
  if (changed) desk.host.changed(changed)
  return changed !== undefined
}

/** The batches of a campaign, newest first, and the ways along them. */
export const historyApi = {
  'history.list': query({
    input: z.strictObject({ limit: z.number().int().min(1).max(2000).default(300) }),
    run: (read, { limit }) => {
      const rows = read.all<BatchRow>(
        `SELECT id, label, at, state FROM batch WHERE state <> 'dropped' ORDER BY id DESC LIMIT @limit`,
        { limit },
      )
      return {
        batches: rows.map((row) => ({ ...row, label: phraseSchema.parse(JSON.parse(row.label)) })),
        canUndo: rows.some((row) => row.state === 'done'),
        canRedo: rows.some((row) => row.state === 'undone'),
      }
    },
  }),
  'history.undo': operation({ input: nothing, run: (desk) => tell(desk, desk.file.undo()) }),
  'history.redo': operation({ input: nothing, run: (desk) => tell(desk, desk.file.redo()) }),
  'history.goTo': operation({
    input: z.strictObject({ batchId: z.number().int().min(0) }),
    run: (desk, { batchId }) => tell(desk, desk.file.goTo(batchId)),
  }),
}
