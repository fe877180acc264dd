import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant, State } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { isDestroyed } from '../../gear/item-wear'
import { kindOf, qualityHitPoints } from '../../gear/quality'
import type { Rulings } from '../../fight-model/rulings'
import type { ItemId } from '../../fight-model/wear'

/** A shield or weapon as it is now. */
export interface ItemNow {
  /** As listed; a key of the catalogues, after `@`, where nobody named it. */
  name: string
  /** Damage that destroys it; 0: its wear is not followed. */
  hp: number
  damageTaken: number
}

type Settled = Pick<Rulings, 'settings'>

/** A combatant's shield or weapon (CI-216, CI-217); null for one they do not have. */
export function itemOf({ sheet, state }: Combatant, id: ItemId): ItemNow | null {
  if (id === 'shield') {
    const { name, hp } = sheet.shield
    return { name: name || '@coldIron.gear.item.shield', hp, damageTaken: state.shieldDamage }
  }
  const weapon = sheet.weapons[id]
  if (!weapon) return null
  const name = weapon.name || '@coldIron.gear.item.weapon'
  return { name, hp: hitPointsOf(weapon), damageTaken: state.weaponDamage[id] ?? 0 }
}

/** What they parry with; null for one who parries with nothing. */
export function parryItem({ sheet }: Combatant): ItemId | null {
  if (sheet.parryMode === 'none') return null
  if (sheet.parryMode === 'shield') return 'shield'
  const index = sheet.parryWeapon ?? sheet.weapons.findIndex(({ missile }) => !missile)
  return index < 0 ? null : index
}

/** Whether an item is destroyed, where the campaign follows wear at all (CI-216). */
export function isBroken({ settings }: Settled, combatant: Combatant, id: ItemId): boolean {
  const item = itemOf(combatant, id)
  return settings.trackItemDamage && item !== null && isDestroyed(item)
}

/** What of somebody's shield and weapons is destroyed, in words: fights count it no more (CI-216). */
export function brokenItems(rulings: Settled, combatant: Combatant): Phrase[] {
  const ids: ItemId[] = ['shield', ...combatant.sheet.weapons.keys()]
  return ids
    .filter((id) => isBroken(rulings, combatant, id))
    .map((id) => phrase('coldIron.gear.destroyed', { item: itemOf(combatant, id)?.name ?? '' }))
}

/** Whether an item can take wear: it is followed, and whole so far. */
export function isWearing(rulings: Settled, combatant: Combatant, id: ItemId): boolean {
  const item = itemOf(combatant, id)
  const isFollowed = rulings.settings.trackItemDamage && item !== null && item.hp > 0
  return isFollowed && !isDestroyed(item)
}

/** State after an item has taken so much in all. */
export function withDamage(state: State, id: ItemId, damage: number): Partial<State> {
  if (id === 'shield') return { shieldDamage: damage }
  return { weaponDamage: atIndex(state.weaponDamage, id, damage) }
}

/** A list of figures by the weapon's index with one of them set; what it does not hold yet is 0. */
export function atIndex(list: readonly number[], index: number, value: number): number[] {
  const length = Math.max(list.length, index + 1)
  return Array.from({ length }, (_, place) => (place === index ? value : (list[place] ?? 0)))
}

/** Why a weapon cannot be used: it is destroyed. */
export function refuseBroken(rulings: Settled, combatant: Combatant, id: ItemId): Phrase | null {
  if (!isBroken(rulings, combatant, id)) return null
  const weapon = itemOf(combatant, id)?.name ?? ''
  return phrase('coldIron.refused.broken', { who: combatant.label, weapon })
}

/** Why an item's damage cannot be set: it is not there, or its wear is not followed. */
export function refuseItem(combatant: Combatant, id: ItemId): Phrase | null {
  return (itemOf(combatant, id)?.hp ?? 0) > 0
    ? null
    : phrase('coldIron.refused.noItem', { who: combatant.label })
}

function hitPointsOf(weapon: Weapon): number {
  return weapon.quality ? qualityHitPoints(weapon.hp, kindOf(weapon)).total : weapon.hp
}
