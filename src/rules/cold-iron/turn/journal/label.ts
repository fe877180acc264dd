import type { Phrase } from '../../../../shared/phrase'
import type { NameOf } from '../core/record'
import type { FightEvent, FightEventOf, FightEventType } from '../events'
import { recordOf } from '../records'

/** What the history calls an event of a fight; `nameOf` gives a combatant's label by id. */
export function labelOf(event: FightEvent, nameOf: NameOf): Phrase {
  return labelled(event.type, event, nameOf)
}

function labelled<Type extends FightEventType>(
  type: Type,
  event: FightEventOf<Type>,
  nameOf: NameOf,
): Phrase {
  return recordOf(type).label(event, nameOf)
}
