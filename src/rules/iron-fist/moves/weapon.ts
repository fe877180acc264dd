import type { GivenData } from '../../moves/data/move-data'

/** The weapon's figures as they are settled before the roll (IF-132). */
export const weapon: readonly GivenData[] = [
  { id: 'harm', min: 0, max: 10, initial: 3 },
  { id: 'ap', min: 0, max: 10, initial: 0 },
]
