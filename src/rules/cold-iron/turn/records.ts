import type { FightContext } from '../fight-model/context'
import type { Moment } from '../fight-model/steps'
import { attackRecords } from './attacking/records'
import { spellRecords } from './casting/records'
import type { FightChange } from './core/change'
import type { EventRecord } from './core/record'
import { courseRecords } from './core/records'
import { declareRecords } from './declaring/records'
import type { FightEvent, FightEventOf, FightEventType } from './events'
import { gmRecords } from './gm/records'
import { grappleRecords } from './hand-to-hand/records'
import { moveRecords } from './movement/records'

type Records = { [Type in FightEventType]: EventRecord<FightEventOf<Type>> }

const records: Records = {
  ...courseRecords,
  ...declareRecords,
  ...attackRecords,
  ...grappleRecords,
  ...spellRecords,
  ...moveRecords,
  ...gmRecords,
}

/** What is known of a type of event. */
export function recordOf<Type extends FightEventType>(type: Type): EventRecord<FightEventOf<Type>> {
  return records[type]
}

/** What an event makes of a fight at a moment. It has been judged before. */
export function changeAt(at: Moment, fight: FightContext, event: FightEvent): FightChange {
  return changeBy(at, fight, event.type, event)
}

function changeBy<Type extends FightEventType>(
  at: Moment,
  fight: FightContext,
  type: Type,
  event: FightEventOf<Type>,
): FightChange {
  const record = recordOf(type)
  if (record.when !== 'inStep') return record.change(fight, event)
  return at === 'ready' || at === 'over' ? { fight, facts: [] } : record.change(fight, event, at)
}
