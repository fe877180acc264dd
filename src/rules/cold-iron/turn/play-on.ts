import type { FightContext, FightSnapshot } from '../fight-model/context'
import { stepsInOrder } from '../fight-model/spell-steps'
import { readMoment, type Moment, type StepId } from '../fight-model/steps'
import type { FightEvent } from './events'
import { refusalAt } from './refusal'
import { fightAfter } from './setup'

/**
 * The fight as it would be after an event; null where the rules refuse that. The machine's own judge
 * and changes without what it tells of them: for those who play many events to see where they lead.
 */
export function afterEvent(
  { value, context }: FightSnapshot,
  event: FightEvent,
): FightSnapshot | null {
  const at = readMoment(value)
  if (refusalAt(at, context, event) !== null) return null
  return { value: momentAfter(at, context, event), context: fightAfter(at, context, event) }
}

/** Where the machine stands after an event. */
function momentAfter(at: Moment, { settings }: FightContext, { type }: FightEvent): Moment {
  if (type === 'fight.end') return 'over'
  if (type !== 'fight.begin' && type !== 'step.close') return at
  const order = stepsInOrder(settings)
  return order[order.findIndex((step) => step === at) + 1] ?? order[0] ?? at
}

/** Closing one step after the other until the fight stands in this one, or the rules hold a step open. */
export function closesUpTo(from: FightSnapshot, target: StepId): FightEvent[] {
  const close = { type: 'step.close' } as const
  const events: FightEvent[] = []
  let next = afterEvent(from, close)
  while (next && events.length < stepsInOrder(from.context.settings).length) {
    events.push(close)
    if (next.value === target) return events
    next = afterEvent(next, close)
  }
  return events
}
