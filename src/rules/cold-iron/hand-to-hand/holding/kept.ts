import { z } from 'zod'
import type { Term } from '../../../../shared/term'
import type { Weapon, WeaponClass } from '../../combatant/weapon'
import { keptWeaponIds, type Kept, type KeptWeaponId } from '../../fight-model/hand-to-hand'
import type { ItemId } from '../../fight-model/wear'
import { wordsIn } from '../../describe'
import items from './kept-items.json'
import { asPublished } from '../../../system/published'
import { whole } from '../../../../shared/bounded'

const { termOf } = wordsIn('handToHand')

/** What holding on costs: for each weapon, and for a shield beyond its bonus. */
export const keptTableSchema = z.object({
  weapons: z.array(z.object({ item: z.enum(keptWeaponIds), hth: whole() })),
  shieldBeyondD: whole(),
})
export type KeptTable = z.infer<typeof keptTableSchema>

/** The published list (CI-169). */
export const keptTable: KeptTable = asPublished(keptTableSchema, items)

/** What the things one holds on to take off their HtH, each by itself (CI-169). */
export function keptTerms(kept: readonly Kept[], table: KeptTable = keptTable): Term[] {
  return kept.flatMap((each) => {
    const cost = costOf(each, table)
    return cost === 0 ? [] : [termOf(`kept.${each.item}`, cost, 'CI-169')]
  })
}

function costOf(kept: Kept, table: KeptTable): number {
  if (kept.item === 'shield') return table.shieldBeyondD - kept.D
  return table.weapons.find(({ item }) => item === kept.item)?.hth ?? 0
}

/** What weapons of a class are: any of them, the short ones, and those that are thrown. */
const byClass: Record<
  Exclude<WeaponClass, 'natural'>,
  { any: KeptWeaponId; short?: KeptWeaponId; missile?: KeptWeaponId }
> = {
  sword: { any: 'sword', short: 'shortSword' },
  fencing: { any: 'sword', short: 'dagger' },
  axe: { any: 'axe', short: 'smallAxe', missile: 'smallAxe' },
  mace: { any: 'mace', short: 'hammer' },
  spear: { any: 'spear', missile: 'javelin' },
  lance: { any: 'spear' },
  thrown: { any: 'javelin', short: 'dart' },
  staff: { any: 'other' },
  club: { any: 'other' },
  arrow: { any: 'other' },
  siegeBolt: { any: 'other' },
  bow: { any: 'other' },
  crossbow: { any: 'other' },
}

/** What its name makes of a weapon of a class. */
const byName: readonly { class: WeaponClass; name: RegExp; item: KeptWeaponId }[] = [
  { class: 'sword', name: /\bshort[ -]?sword\b/i, item: 'shortSword' },
  { class: 'axe', name: /\btomahawk\b/i, item: 'tomahawk' },
  { class: 'axe', name: /\bhatchet\b|\b(small|hand|throwing)[ -]?axe\b/i, item: 'smallAxe' },
  { class: 'mace', name: /^(good )?hammer$/i, item: 'hammer' },
]

/**
 * What a weapon counts as when it is held on to, as far as its figures and its name tell; the game master may
 * say better. Null for a natural weapon, which nobody drops.
 */
export function keptWeaponOf({
  name,
  class: kind,
  reach,
  missile,
}: Pick<Weapon, 'name' | 'class' | 'reach' | 'missile'>): KeptWeaponId | null {
  if (kind === 'natural') return null
  const { any, short = any, missile: thrown = any } = byClass[kind]
  // Some strike with the normal weapons (CI-020): their names alone tell them from longer or heavier ones.
  const called = byName.find((each) => each.class === kind && each.name.test(name))
  if (called) return called.item
  if (reach === 'short') return short
  return missile ? thrown : any
}

/** Whether a weapon, by its index on the sheet, or the shield is among what somebody holds on to. */
export function isHeldOn(
  kept: readonly Kept[],
  { item, at }: { item: Kept['item']; at: ItemId },
): boolean {
  return kept.some(
    (each) => each.item === item && (each.item === 'shield' || (each.weapon ?? at) === at),
  )
}

/** Whether a weapon is a dagger or short sword: kept for nothing, and used at full worth (CI-166). */
export function isDagger(weapon: Weapon): boolean {
  const item = keptWeaponOf(weapon)
  return item === 'dagger' || item === 'shortSword'
}
