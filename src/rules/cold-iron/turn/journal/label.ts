import { z } from 'zod'
import type { Phrase } from '../../../../shared/phrase'
import type { NameOf, TargetOf } from '../core/record'
import type { FightEvent, FightEventOf, FightEventType } from '../events'
import { recordOf } from '../records'

const attacksSchema = z.looseObject({
  attacks: z.array(z.looseObject({ id: z.string(), targetId: z.string() })),
})

/** Whom the attacks of a fight are aimed at, from its context as stored: nothing else of it is read. */
export const targetsIn =
  (context: () => unknown): TargetOf =>
  (attackId) =>
    attacksSchema.safeParse(context()).data?.attacks.find(({ id }) => id === attackId)?.targetId ??
    null

/**
 * What the history calls an event of a fight; `nameOf` gives a combatant's label by id, `targetOf` whom an
 * attack is aimed at.
 */
export function labelOf(
  event: FightEvent,
  nameOf: NameOf,
  targetOf: TargetOf = () => null,
): Phrase {
  return labelled(event.type, event, nameOf, targetOf)
}

function labelled<Type extends FightEventType>(
  type: Type,
  event: FightEventOf<Type>,
  nameOf: NameOf,
  targetOf: TargetOf,
): Phrase {
  return recordOf(type).label(event, nameOf, targetOf)
}
