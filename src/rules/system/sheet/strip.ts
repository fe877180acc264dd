import type { Phrase } from '../../../shared/phrase'

/** A row of boxes that is ticked off on paper. */
export interface Strip {
  label: Phrase
  boxes: number
  /** How many of them are ticked already. */
  marked: number
  /** Whether a box is filled by ticks of its own, four to a box. */
  isProgress?: boolean
  /** What is to be known where it is ticked: what a point of harm comes to, how a body stands. */
  note?: Phrase
}
