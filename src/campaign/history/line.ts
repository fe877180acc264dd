import { z } from 'zod'
import type { Read } from '../file/handles'
import type { StepRow } from './step'
import { whole } from '../../shared/bounded'

/** Steps that are looked through for rolls, and that are done again at the most. */
export const mostSteps = 500

/** A step of the history, as it can be done again. */
export interface DoneRow extends StepRow {
  id: number
  parent: number | null
  command: string
  at: string
  input: string | null
  made: string | null
  dice_seed: number | null
  dice_first: number | null
  dice_count: number | null
}

export const columns = `batch.id, batch.parent, batch.command, batch.label, batch.at, batch.turn, batch.input,
  batch.made, batch.dice_seed, batch.dice_first, batch.dice_count`

/** The line from a step on, as far as it is played. */
export const lineFrom = (read: Read, first: number) =>
  read.all<DoneRow>(
    `SELECT ${columns} FROM batch
     WHERE branch IS NULL AND state = 'done' AND id >= @first ORDER BY id LIMIT ${mostSteps + 1}`,
    { first },
  )

/** What was left of a line that was written over, after one of its steps and up to another. */
export const restOf = (read: Read, { after, upTo }: Rest) =>
  read.all<DoneRow>(
    `SELECT ${columns} FROM batch JOIN batch AS left_at ON left_at.id = @after
     WHERE batch.branch = left_at.branch AND batch.state = 'undone'
       AND batch.id > @after AND batch.id <= @upTo ORDER BY batch.id LIMIT ${mostSteps}`,
    { after, upTo },
  )

/** JSON that lies in the file; what is none counts as not there. */
export function stored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What was left of a line: behind its step `after`, up to another. */
export const restSchema = z.strictObject({
  after: whole(1),
  upTo: whole(1),
  /** The last step of the line before what is made by hand; without it nothing says what was. */
  since: whole(0).optional(),
  /** Whether the step itself could not be done: it is tried once more where nothing made since is like it. */
  isRefused: z.boolean().optional(),
})
export type Rest = z.infer<typeof restSchema>
