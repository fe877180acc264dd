import type { Phrase } from '../../../shared/phrase'

/** How a new character is begun, where a game has more to choose than a blank sheet shows. */
export interface CharacterBeginning {
  /** What is still to be chosen, in sentences; empty when all is well, and once play has gone on. */
  left(sheet: object): readonly Phrase[]
  /** The sheet as it is kept, with what follows from what was written over `before` by hand. */
  follow(before: object, after: object): object
}
