/**
 * What tripping one who runs past comes to (CI-187): nothing without the grab; with it and the
 * tackle the runner lies on the ground; with the grab alone they may tackle the tripper for free.
 */
export type Trip = 'nothing' | 'runnerFalls' | 'freeTackle'

/** Outcome of a trip from the net results of the grab and of the tackle; null: not rolled (CI-187). */
export function tripOutcome(tagNet: number, tackleNet: number | null): Trip {
  if (tagNet < 0) return 'nothing'
  return tackleNet !== null && tackleNet >= 0 ? 'runnerFalls' : 'freeTackle'
}
