import type { Phrase } from '../../../../shared/phrase'
import { sayIn } from '../../describe'
import type { SpellEvent } from './events'

const { words } = sayIn('spells')

/** The caster a spell's id names: what follows its second dot. */
function casterOf(castId: string): string {
  return castId.split('.').slice(2).join('.')
}

/** What the history calls an event of spells and charged items. */
export function spellLabel(event: SpellEvent, nameOf: (combatantId: string) => string): Phrase {
  const key = event.type.replace('spell.', 'history.')
  switch (event.type) {
    case 'spell.click':
    case 'spell.counter':
      return words(key, { who: nameOf(event.combatantId) })
    case 'spell.roll':
      return words(key, { who: nameOf(casterOf(event.castId)), roll: event.roll })
    case 'spell.save':
      return words(key, { who: nameOf(event.targetId), roll: event.roll })
    case 'spell.effect':
      return words(key, { who: nameOf(event.targetId), caster: nameOf(casterOf(event.castId)) })
    case 'spell.pass':
      return words(key, { who: nameOf(casterOf(event.castId)) })
  }
}
