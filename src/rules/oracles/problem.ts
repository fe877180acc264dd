import type { Phrase } from '../../shared/phrase'

/** What is wrong with a table, and in which line of what was written; 0 for the table as a whole. */
export interface TableProblem {
  line: number
  words: Phrase
}
