import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { operation } from '../define'
import type { Workspace } from '../workspace/workspace'
import type { Read } from '../file/handles'
import { jumping } from '../file/history'
import { lastPruned } from '../file/line'
import { historyAgain } from './again'
import { historyBringBack } from './bring-back'
import { acrossCorrection } from './correction'
import { historyList } from './list'
import { historyPruning } from './prune'
import { stepOf, type StepRow } from './step'
import { historyWay } from './way'
import { whole } from '../../shared/bounded'

const nothing = z.strictObject({})
/** What a correction is called where it is one step. */
const corrected = { label: phrase('history.correctRoll'), moment: null }

/** The step of the line that is found so. */
function nextStep(read: Read, found: string) {
  const row = read.get<StepRow & { id: number; at: string }>(
    `SELECT id, at, label, turn FROM batch WHERE branch IS NULL AND ${found} LIMIT 1`,
  )
  return row ? { id: row.id, at: row.at, ...stepOf(row) } : null
}

/** A correction that is brought back, by the step that stands for it then. */
function correctionAt(file: Workspace['file'], id: number) {
  const { value: row } = file.read((read) =>
    read.get<{ at: string }>('SELECT at FROM batch WHERE id = @id', { id }),
  )
  return { id, at: row?.at ?? '', ...corrected }
}

/**
 * Goes a step back or forth, over a correction in one, and tells every window; answers whether there was one
 * and it was gone.
 */
async function step({ file, host }: Workspace, direction: 'undo' | 'redo'): Promise<boolean> {
  const across = acrossCorrection(file, direction)
  if (across !== undefined) return file.history.goTo(across, (so) => host.changed(so))
  const changed = await file.history.stepAtLength(direction, (so) => host.changed(so))
  if (changed) host.changed(changed)
  return changed !== undefined
}

/** The steps of a campaign, and the ways along them. */
export const historyApi = {
  ...historyList,
  ...historyWay,
  ...historyPruning,
  ...historyAgain,
  ...historyBringBack,
  /**
   * What the next undo takes back, and the next redo brings back, each with the time at which it was done;
   * null where there is nothing.
   * `isPruned` says whether there was something to take back that no longer can be.
   */
  'history.next': operation({
    input: nothing,
    reads: ['batch', 'pruned'],
    run({ file }) {
      const { undo, isPruned, redo } = file.read((read) => ({
        undo: nextStep(read, `state = 'done' AND id > ${lastPruned} ORDER BY id DESC`),
        isPruned: read.get('SELECT 1 FROM pruned') !== undefined,
        redo: nextStep(read, `state = 'undone' ORDER BY id`),
      })).value
      const takenBack = acrossCorrection(file, 'undo')
      const broughtBack = acrossCorrection(file, 'redo')
      return {
        undo: undo && takenBack !== undefined ? { ...undo, ...corrected } : undo,
        isPruned,
        redo: broughtBack !== undefined ? correctionAt(file, broughtBack) : redo,
      }
    },
  }),
  'history.undo': operation({
    input: nothing,
    run: (workspace) => step(workspace, 'undo'),
  }),
  'history.redo': operation({
    input: nothing,
    run: (workspace) => step(workspace, 'redo'),
  }),
  /** Goes to the moment right after a step, 0 being the beginning. Answers whether it came there. */
  'history.goTo': operation({
    input: z.strictObject({ batchId: whole(0) }),
    run: ({ file, host }, { batchId }) =>
      file.history.goTo(batchId, (changed) => host.changed(changed)),
  }),
  /** How far the jump that is under way has come, or a step of many rows; null while there is none. */
  'history.jump': operation({
    input: nothing,
    reads: [jumping],
    run: ({ openFile }) => {
      const jump = openFile?.history.jump
      return jump ? { taken: jump.taken, steps: jump.steps } : null
    },
  }),
  /** Stops the jump that is under way, at a step of the history, or the shortening of it. */
  'history.stop': operation({
    input: nothing,
    run: ({ file }) => {
      file.history.stop()
      return true
    },
  }),
}
