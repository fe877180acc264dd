import type { Phrase } from '../../../../shared/phrase'
import { sayIn } from '../../describe'
import type { GrappleEvent } from './events'

const { words } = sayIn('handToHand')

/** What the history calls an event of hand-to-hand fighting. */
export function grappleLabel(event: GrappleEvent, nameOf: (combatantId: string) => string): Phrase {
  const key = event.type.replace('grapple.', 'history.')
  if ('who' in event) return words(key, { who: event.who.map(nameOf).join(', ') })
  return 'combatantId' in event ? words(key, { who: nameOf(event.combatantId) }) : words(key)
}
