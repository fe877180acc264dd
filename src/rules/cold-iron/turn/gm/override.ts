import type { Fact } from '../../../../shared/fact'
import type { FightContext } from '../../fight-model/context'
import type { Moment } from '../../fight-model/steps'
import { factOf } from '../core/change'
import { combatantOf } from '../core/fight'
import { attackerOf } from '../declaring/declaring'
import type { FightEvent } from '../events'
import { refusalAt } from '../refusal'

/** What the rules said against an event that the game master lets pass; null when they said nothing. */
export function overrideFact(at: Moment, fight: FightContext, event: FightEvent): Fact | null {
  if (!('override' in event) || event.override !== true) return null
  const cause = refusalAt(at, { ...fight, dial: 'assist' }, { ...event, override: undefined })
  const actor = combatantOf(fight, actorOf(event) ?? '')
  const kind = actor ? 'rule.waivedFor' : 'rule.waived'
  return cause && factOf(kind, actor ? [actor] : [], { cause })
}

/** Id of the combatant whose event it is; undefined for what the whole table does. */
function actorOf(event: FightEvent): string | undefined {
  if ('combatantId' in event) return event.combatantId
  return 'attackId' in event ? attackerOf(event.attackId) : undefined
}
