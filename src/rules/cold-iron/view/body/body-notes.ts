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
  /** Whether it says what they cannot do: shown before all else. */
  isGrave: boolean
  words: Phrase
}

/**
 * What is to be known of a combatant beside their points: how long they are stunned (CI-069), what a
 * fumble cost them (CI-130), turns of
 * desperation (CI-065), what the game master has set of them, worn gear (CI-202, CI-216), mana
 * (CI-230). Nothing that is as usual.
 */
export function bodyNotes(combatant: Combatant): BodyNote[] {
  return [...stateNotes(combatant), ...gearNotes(combatant), ...manaNotes(combatant)]
}

function stateNotes(combatant: Combatant): BodyNote[] {
  const { sheet, state } = combatant
  const { stunnedUntil, idleTurn, dodgeTurn, dropped, desperationInBattle } = state
  const stun = stunnedUntil ? [note('stun', words('stun', stunnedUntil))] : []
  const idle = idleTurn === null ? [] : [grave('idle', words('idle', { turn: idleTurn }))]
  const dodge = dodgeTurn === null ? [] : [grave('dodge', words('dodge', { turn: dodgeTurn }))]
  const fallen = dropped.map((weapon) =>
    grave(`dropped${weapon}`, words('dropped', { item: itemOf(combatant, weapon)?.name ?? '' })),
  )
  const desperation = words('desperation', {
    used: desperationInBattle,
    most: sheet.desperationMax,
  })
  const spent = desperationInBattle > 0 ? [note('desperation', desperation)] : []
  return [
    ...idle,
    ...dodge,
    ...fallen,
    ...stun,
    ...flagIds.flatMap((id) => flagNotes(state, id)),
    ...spent,
  ]
}

function flagNotes(state: Combatant['state'], id: (typeof flagIds)[number]): BodyNote[] {
  const value = state[id]
  if (value === keptFlags[id].parse(undefined)) return []
  const flag = `@coldIron.flag.${id}`
  if (typeof value === 'number') return [note(id, words('figure', { flag, value }))]
  if (typeof value === 'string') {
    return [note(id, words('formation', { value: `@coldIron.melee.formation.${value}` }))]
  }
  const said = words(value ? 'on' : 'off', { flag })
  return [id === 'onGround' ? grave(id, said) : note(id, said)]
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
  return [
    { id: 'mana', kind: 'mana', isGrave: false, words: words('mana', { left, most: sheet.mpMax }) },
  ]
}

function note(id: string, said: Phrase): BodyNote {
  return { id, kind: 'state', isGrave: false, words: said }
}

function grave(id: string, said: Phrase): BodyNote {
  return { ...note(id, said), isGrave: true }
}

function gear(id: string, said: Phrase): BodyNote {
  return { id, kind: 'gear', isGrave: false, words: said }
}
