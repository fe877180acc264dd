import { z } from 'zod'
import { Refusal } from '../../shared/reply'
import type { CampaignFile } from '../file/campaign-file'
import type { Workspace } from '../workspace/workspace'
import { lastOf } from './step'

/** The last step of the line as it was before a roll was put right, and of that since. */
interface Correction {
  before: number
  last: number
}

/**
 * What was put right last in each file, for as long as it is open. To the game master that is one deed,
 * though it is many steps: whoever opens the file later finds those, and each can be gone to.
 */
const corrections = new WeakMap<CampaignFile, Correction>()

/**
 * Notes that the line as it stands came of putting one right that ended with the step `before`; the windows
 * are told, for the next step back is another one.
 */
export function keepCorrection({ file, host }: Workspace, before: number): void {
  corrections.set(file, { before, last: file.read(lastOf).value })
  host.changed({ tables: ['batch'], batch: 0 })
}

const pickedSchema = z.looseObject({ picks: z.array(z.string()).min(1) })

/**
 * What a step was asked, without its picks, where it was refused for them: as its roll stands now nothing is
 * picked from it. Undefined where it was refused for anything else.
 */
export function withoutPicks(asked: unknown, error: unknown): object | undefined {
  const isPickless = error instanceof Refusal && error.words.key === 'runner.refused.nothingToPick'
  const picked = isPickless ? pickedSchema.safeParse(asked).data : undefined
  return picked && { ...picked, picks: [], followUps: undefined }
}

/**
 * The step to go to where the next one in a direction is a whole correction, which is taken back or
 * brought back at once; undefined where it is a single step.
 */
export function acrossCorrection(
  file: CampaignFile,
  direction: 'undo' | 'redo',
): number | undefined {
  const correction = corrections.get(file)
  if (!correction) return undefined
  const { before, last } = correction
  if (direction === 'redo') return file.history.endsWith(before) ? last : undefined
  return file.read(lastOf).value === last ? before : undefined
}

/**
 * The last step of the line as it was before a correction that came as far as the step `since`: what is done
 * behind it by hand, and then again, belongs to it. Undefined where no correction came so far.
 */
export function beforeCorrection(
  file: CampaignFile,
  since: number | undefined,
): number | undefined {
  const correction = corrections.get(file)
  return correction?.last === since ? correction?.before : undefined
}
