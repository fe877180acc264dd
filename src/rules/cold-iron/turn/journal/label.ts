import { phrase, type Phrase } from '../../../../shared/phrase'
import { isSpellEvent } from '../casting/events'
import { spellLabel } from '../casting/label'
import { attackerOf } from '../declaring/declaring'
import type { FightEvent } from '../events'
import { isGrappleEvent } from '../hand-to-hand/events'
import { grappleLabel } from '../hand-to-hand/label'
import { isMoveEvent } from '../movement/events'
import { moveLabel } from '../movement/label'

/** Id of the combatant whose event it is; undefined for what the whole table does. */
export function actorOf(event: FightEvent): string | undefined {
  if ('combatantId' in event) return event.combatantId
  return 'attackId' in event ? attackerOf(event.attackId) : undefined
}

/** What the history calls an event of a fight; `nameOf` gives a combatant's label by id. */
export function labelOf(event: FightEvent, nameOf: (combatantId: string) => string): Phrase {
  if (isMoveEvent(event)) return moveLabel(event, nameOf)
  if (isGrappleEvent(event)) return grappleLabel(event, nameOf)
  if (isSpellEvent(event)) return spellLabel(event, nameOf)
  const actor = actorOf(event)
  const gaps = { ...(actor !== undefined && { who: nameOf(actor) }), ...gapsOf(event) }
  return phrase(`coldIron.history.${event.type}`, gaps)
}

function gapsOf(event: FightEvent): Record<string, string | number> {
  if (event.type === 'declare') {
    return { declaration: `coldIron.declared.${event.declaration.kind}` }
  }
  if (event.type === 'attack.roll') return { roll: event.roll }
  if (event.type === 'automation.set') return { dial: `coldIron.dial.${event.dial}` }
  return 'points' in event ? { count: event.points } : {}
}
