import { phrase, type Phrase } from '../../../shared/phrase'
import type { FightContext, FightSnapshot } from '../fight-model/context'
import { readMoment, type Moment } from '../fight-model/steps'
import type { FightEvent, FightEventOf, FightEventType } from './events'
import { recordOf } from './records'

/**
 * Why an event cannot happen now, in words; null when it can. The one judge: the machine's guards
 * ask it, and so does whoever draws a button.
 */
export function refusalOf(snapshot: FightSnapshot, event: FightEvent): Phrase | null {
  return refusalAt(readMoment(snapshot.value), snapshot.context, event)
}

/** Whether the game master may let pass what the rules refuse: an objection, not nonsense. */
export function canOverride(snapshot: FightSnapshot, event: FightEvent): boolean {
  const overridden = withOverride(event)
  return (
    overridden !== null &&
    refusalOf(snapshot, event) !== null &&
    refusalOf(snapshot, overridden) === null
  )
}

/** The event with the game master's word for it; null for one that takes none. */
export function withOverride(event: FightEvent): FightEvent | null {
  switch (event.type) {
    case 'declare':
    case 'attack.roll':
    case 'step.close':
      return { ...event, override: true }
    default:
      return null
  }
}

/** The same as `refusalOf`, for a moment of a fight. */
export function refusalAt(moment: Moment, fight: FightContext, event: FightEvent): Phrase | null {
  return moment === 'over'
    ? phrase('coldIron.refused.over')
    : judge(moment, fight, event.type, event)
}

function judge<Type extends FightEventType>(
  moment: Exclude<Moment, 'over'>,
  fight: FightContext,
  type: Type,
  event: FightEventOf<Type>,
): Phrase | null {
  const record = recordOf(type)
  if (record.when === 'anytime') return record.refuse(fight, event)
  if (record.when === 'ready') {
    return moment === 'ready' ? record.refuse(fight, event) : phrase('coldIron.refused.begun')
  }
  return moment === 'ready'
    ? phrase('coldIron.refused.notBegun')
    : record.refuse(fight, event, moment)
}
