import { z } from 'zod'
import { attackEvents } from './attacking/events'
import { spellEvents } from './casting/events'
import { courseEvents } from './core/events'
import { declareEvents } from './declaring/events'
import { gmEvents } from './gm/events'
import { grappleEvents } from './hand-to-hand/events'
import { moveEvents } from './movement/events'

/** Everything that can be sent to a fight. Rolls and dice come from outside the rules. */
export const fightEventSchema = z.discriminatedUnion('type', [
  ...courseEvents,
  ...declareEvents,
  ...attackEvents,
  ...grappleEvents,
  ...spellEvents,
  ...moveEvents,
  ...gmEvents,
])
export type FightEvent = z.infer<typeof fightEventSchema>
export type FightEventType = FightEvent['type']
export type FightEventOf<Type extends FightEventType> = Extract<FightEvent, { type: Type }>
