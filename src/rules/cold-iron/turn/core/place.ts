import type { Moment } from '../../../system/fight/fight-news'
import type { FightContext } from '../../fight-model/context'
import { stepsInOrder } from '../../fight-model/spell-steps'
import { stepOf, stepWords, type StepId } from '../../fight-model/steps'

/** Place of a step in the turns of a fight, 1 to 15: a campaign may swap the 13th and 14th (CI-021). */
export function placeOf({ settings }: Pick<FightContext, 'settings'>, step: StepId): number {
  return stepsInOrder(settings).indexOf(step) + 1
}

/** The turn and step a fight stands in; null before the first turn and after the last. */
export function momentOf({
  value,
  context,
}: {
  value: unknown
  context: Pick<FightContext, 'turn' | 'settings'>
}): Moment | null {
  const step = stepOf(value)
  if (!step) return null
  return { turn: context.turn, step: placeOf(context, step), title: stepWords(step).title }
}
