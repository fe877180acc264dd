import type { Phrase } from '../../../../shared/phrase'
import { sayIn } from '../../describe'
import { attackerOf } from '../declaring/declaring'
import type { MoveEvent } from './events'

const { words } = sayIn('moves')

/** What the history calls an event of movement. */
export function moveLabel(event: MoveEvent, nameOf: (combatantId: string) => string): Phrase {
  const key = `history.${event.type.slice(event.type.indexOf('.') + 1)}`
  switch (event.type) {
    case 'move.engage':
      return words(key, { who: nameOf(event.from), whom: nameOf(event.to) })
    case 'stray.near':
      return words(key)
    case 'parry.cover':
      return words(key, {
        who: nameOf(event.combatantId),
        whom: nameOf(attackerOf(event.attackId)),
      })
    default:
      return words(key, { who: nameOf(event.combatantId) })
  }
}
