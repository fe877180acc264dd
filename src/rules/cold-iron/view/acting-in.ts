import type { FightContext } from '../fight-model/context'
import { isDeclareStep, stepOf } from '../fight-model/steps'
import { actorsOf } from './actors'

/**
 * Who acts in the step a fight stands in, each once and in the order of the table; nobody while it is
 * declared, in upkeep, and between the turns.
 */
export function actingIn({
  value,
  context,
}: {
  value: unknown
  context: object
}): { id: string; isDone: boolean }[] {
  const step = stepOf(value)
  // Nobody does anything in upkeep: it befalls them.
  if (!step || isDeclareStep(step) || step === 'upkeep') return []
  // The host has read the context with the machine's own schema.
  const actors = actorsOf(context as FightContext, step)
  return [...Map.groupBy(actors, ({ combatantId }) => combatantId)].map(([id, deeds]) => ({
    id,
    isDone: deeds.every(({ done }) => done),
  }))
}
