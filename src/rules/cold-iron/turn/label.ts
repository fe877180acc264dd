import { assertNever } from '../../../shared/assert-never'
import { phrase, type Phrase } from '../../../shared/phrase'
import { attackerOf } from './declaring'
import type { FightEvent } from './events'
import { isGrappleEvent } from './grapple/events'
import { grappleLabel } from './grapple/label'

/** What the history calls an event of a fight; `nameOf` gives a combatant's label by id. */
export function labelOf(event: FightEvent, nameOf: (combatantId: string) => string): Phrase {
  if (isGrappleEvent(event)) return grappleLabel(event, nameOf)
  const words = (gaps?: Record<string, string | number>) =>
    phrase(`coldIron.history.${event.type}`, gaps)
  switch (event.type) {
    case 'fight.begin':
    case 'fight.end':
    case 'step.close':
      return words()
    case 'declare': {
      const declaration = `coldIron.declared.${event.declaration.kind}`
      return words({ who: nameOf(event.combatantId), declaration })
    }
    case 'withdraw':
    case 'rouse':
    case 'state.set':
      return words({ who: nameOf(event.combatantId) })
    case 'attack.roll':
      return words({ who: nameOf(attackerOf(event.attackId)), roll: event.roll })
    case 'attack.damage':
    case 'attack.pass':
      return words({ who: nameOf(attackerOf(event.attackId)) })
    case 'damage':
    case 'heal':
      return words({ who: nameOf(event.combatantId), count: event.points })
    default:
      return assertNever(event)
  }
}
