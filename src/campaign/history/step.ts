import type { Read } from '../file/handles'
import { storedPhrase } from '../file/stored'

/** A step as it lies in the file: what it is called, and the turn of a fight it happened in. */
export interface StepRow {
  label: string
  turn: number | null
}

/** What a step is called, and when in a fight it happened; null for what happened outside of one. */
export const stepOf = ({ label, turn }: StepRow) => ({
  label: storedPhrase(label),
  moment: turn === null ? null : { turn },
})

/** The last step of the line that is played; 0 for the beginning. */
export const lastOf = (read: Read) =>
  read.get<{ id: number | null }>(
    `SELECT max(id) AS id FROM batch WHERE branch IS NULL AND state = 'done'`,
  )?.id ?? 0
