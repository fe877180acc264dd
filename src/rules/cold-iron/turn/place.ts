import type { FightContext } from './context'
import { stepsInOrder } from './spell-steps'
import type { StepId } from './steps'

/** Place of a step in the turns of a fight, 1 to 15: a campaign may swap the 13th and 14th (CI-021). */
export function placeOf({ settings }: Pick<FightContext, 'settings'>, step: StepId): number {
  return stepsInOrder(settings).indexOf(step) + 1
}
