import type { Phrase } from '../../shared/phrase'

/** When what moves ask to be kept in mind is settled by itself, by the keys of its words. */
export interface ReminderLives {
  /** What is settled with the track that the move is about, however that ends. */
  track: readonly string[]
  /** Cues for what is told next: they are settled when the session ends. */
  session: readonly string[]
  /** The fields of the sheet that `isSettled` reads: while none of them changes, nothing is settled. */
  fields: readonly string[]
  /** Whether the sheet of the one it is about says that it is settled. */
  isSettled: (words: Phrase, sheet: object) => boolean
}
