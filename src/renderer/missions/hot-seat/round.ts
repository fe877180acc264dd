/** Someone at the table, as the laptop goes around. */
export interface Participant {
  id: string
  name: string
}

/**
 * Why the laptop leaves the game master's hands: each of `queue` gives a confidential report, or
 * one looks at the reports that their closing roll lets them know.
 */
export interface Round {
  sheet: 'ballot' | 'learned'
  missionId: string
  /** Everyone who took part in the mission. */
  party: readonly Participant[]
  /** Who gets the laptop, in order. */
  queue: readonly Participant[]
}

/**
 * Where the laptop is: on its way to the next one, in somebody's hands with their own sheet open,
 * or on its way back. Only `own` shows anything, and that to its owner alone.
 */
export type Passing =
  | { at: 'handing'; to: Participant; rest: readonly Participant[]; isSealed: boolean }
  | { at: 'own'; to: Participant; rest: readonly Participant[] }
  | { at: 'returning'; open: readonly Participant[]; isSealed: boolean }

/** On its way to the first of these, or back when there is nobody. */
export function handTo(queue: readonly Participant[], isSealed = false): Passing {
  const [to, ...rest] = queue
  return to ? { at: 'handing', to, rest, isSealed } : { at: 'returning', open: [], isSealed }
}

/** The one it was handed to opens their own sheet. */
export function take(passing: Passing): Passing {
  if (passing.at !== 'handing') return passing
  return { at: 'own', to: passing.to, rest: passing.rest }
}

/** What stood on the sheet is kept out of sight, and the laptop goes on. */
export function seal(passing: Passing): Passing {
  return passing.at === 'own' ? handTo(passing.rest, true) : passing
}

/** The sheet closes with nothing kept and nothing shown; who has not been asked stays open. */
export function leave(passing: Passing): Passing {
  if (passing.at === 'returning') return passing
  return { at: 'returning', open: [passing.to, ...passing.rest], isSealed: false }
}

/** The round goes on where it was left. */
export function resume(passing: Passing): Passing {
  return passing.at === 'returning' ? handTo(passing.open) : passing
}
