import type { Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { flagIds, keptFlags } from '../../combatant/flags'
import { wordsIn } from '../../describe'
import { itemOf } from '../../turn/wear/items'
import type { ItemId } from '../../fight-model/wear'

const { words } = wordsIn('note')

/** Something about a body beside its points, and what it belongs to. */
interface BodyNote {
  id: string
  kind: 'state' | 'gear' | 'mana'
  words: Phrase
}

/**
 * What is to be known of a combatant beside their points: how long they are stunned (CI-069), turns of
 * desperation (CI-065), what the game master has set of them, worn gear (CI-202, CI-216), mana
 * (CI-230). Nothing that is as usual.
 */
export function bodyNotes(combatant: Combatant): BodyNote[] {
  return [...stateNotes(combatant), ...gearNotes(combatant), ...manaNotes(combatant)]
}

function stateNotes({ sheet, state }: Combatant): BodyNote[] {
  const { stunnedUntil, desperationInBattle } = state
  const stun = stunnedUntil ? [note('stun', words('stun', stunnedUntil))] : []
  const desperation = words('desperation', {
    used: desperationInBattle,
    most: sheet.desperationMax,
  })
  const spent = desperationInBattle > 0 ? [note('desperation', desperation)] : []
  return [...stun, ...flagIds.flatMap((id) => flagNotes(state, id)), ...spent]
}

function flagNotes(state: Combatant['state'], id: (typeof flagIds)[number]): BodyNote[] {
  const value = state[id]
  if (value === keptFlags[id].parse(undefined)) return []
  const flag = `@coldIron.flag.${id}`
  if (typeof value === 'number') return [note(id, words('figure', { flag, value }))]
  if (typeof value === 'string') {
    return [note(id, words('formation', { value: `@coldIron.melee.formation.${value}` }))]
  }
  return [note(id, words(value ? 'on' : 'off', { flag }))]
}

function gearNotes(combatant: Combatant): BodyNote[] {
  const { sheet, state } = combatant
  const armour = words('armour', { points: state.armorDamage })
  const ids: ItemId[] = ['shield', ...sheet.weapons.keys()]
  const items = ids.flatMap((id) => {
    const item = itemOf(combatant, id)
    if (!item || item.damageTaken === 0) return []
    const left = Math.max(0, item.hp - item.damageTaken)
    return [gear(`item${id}`, words('item', { item: item.name, left, hp: item.hp }))]
  })
  return [...(state.armorDamage > 0 ? [gear('armour', armour)] : []), ...items]
}

function manaNotes({ sheet, state }: Combatant): BodyNote[] {
  if (sheet.mpMax === 0) return []
  const left = Math.max(0, sheet.mpMax - state.mpUsed)
  return [{ id: 'mana', kind: 'mana', words: words('mana', { left, most: sheet.mpMax }) }]
}

function note(id: string, said: Phrase): BodyNote {
  return { id, kind: 'state', words: said }
}

function gear(id: string, said: Phrase): BodyNote {
  return { id, kind: 'gear', words: said }
}
