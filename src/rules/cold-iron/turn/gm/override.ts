import type { Fact } from '../../../../shared/fact'
import type { FightContext } from '../../fight-model/context'
import type { FightEvent } from '../events'
import { combatantOf } from '../core/fight'
import { factOf } from '../core/change'
import { actorOf } from '../journal/label'
import { refusalAt } from '../refusal'
import type { Moment } from '../../fight-model/steps'

/** What the rules said against an event that the game master lets pass; null when they said nothing. */
export function waivedFact(at: Moment, fight: FightContext, event: FightEvent): Fact | null {
  if (!('override' in event) || event.override !== true) return null
  const cause = refusalAt(at, { ...fight, dial: 'assist' }, { ...event, override: undefined })
  const actor = combatantOf(fight, actorOf(event) ?? '')
  const kind = actor ? 'rule.waivedFor' : 'rule.waived'
  return cause && factOf(kind, actor ? [actor] : [], { cause })
}
