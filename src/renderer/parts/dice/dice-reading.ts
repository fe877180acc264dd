import type { Phrase } from '../../../shared/phrase'

/** How far digits typed from the table make a roll, as the rules read them. */
export interface DiceReading {
  state: 'empty' | 'partial' | 'complete' | 'wrong'
  /** What is still wanted, or why the last digit cannot be. */
  message?: Phrase
  /** Digits still to come, at the least; left out where that is as many as there are empty tiles. */
  missing?: number
}
