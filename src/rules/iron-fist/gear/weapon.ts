import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { defaultSettings, type Deciding } from '../settings'
import { rowName, tagRows, type TagRow, type WeaponRow } from './tables'

/** How a weapon is used for a blow. */
export interface WeaponUse {
  /** Hands on it; as many as it asks for unless told. */
  grip?: 1 | 2
  atClose?: boolean
  /** Counts for Engage in Battle alone (IF-079, decision `defend.noBonus`). */
  warhorse?: boolean
  /** Piercing harm that stands beside the weapon's own, on a card or a sheet. */
  ownAp?: number
  extraNormal?: number
  extraAp?: number
  /** The GM lets a shooting weapon be used with one hand (decision `twoHands.replaces`). */
  allowOneHandedShot?: boolean
}

/** What a weapon deals before protection, and the tags it has in this grip. */
export interface WeaponHarm {
  normal: Sum
  ap: Sum
  tags: string[]
}

type WeaponSettings = Deciding<'twoHands.replaces'>

/** Whether a weapon takes both hands as it is meant to be held (IF-130). */
export function isTwoHanded({ tags }: WeaponRow, rows: readonly TagRow[] = tagRows): boolean {
  return rows.some(({ id, oneHanded }) => oneHanded !== undefined && tags.includes(id))
}

/** Whether a weapon pierces more at close range (IF-130). */
export function piercesAtClose({ tags }: WeaponRow, rows: readonly TagRow[] = tagRows): boolean {
  return rows.some(({ id, apAtClose }) => apAtClose > 0 && tags.includes(id))
}

/** The hands that a weapon asks for, which have its full harm (IF-130). */
export function handsFor(weapon: WeaponRow, rows: readonly TagRow[] = tagRows): 1 | 2 {
  return isTwoHanded(weapon, rows) ? 2 : 1
}

/** Why a weapon cannot be used so, in words; null when it can (IF-130). */
export function weaponRefused(
  weapon: WeaponRow,
  { grip, allowOneHandedShot = false }: WeaponUse,
  rows: readonly TagRow[] = tagRows,
): Phrase | null {
  const shotWithOne = grip === 1 && isTwoHanded(weapon, rows) && weapon.tags.includes('ranged')
  return shotWithOne && !allowOneHandedShot ? phrase('ironFist.gear.refused.oneHandedShot') : null
}

/**
 * Harm of a weapon in this use, in points before protection (IF-079, IF-130, IF-132). A weapon
 * whose tag pierces armour deals all of its harm piercing; ordinary harm never falls below 0.
 */
export function weaponHarm(
  weapon: WeaponRow,
  use: WeaponUse = {},
  settings: WeaponSettings = defaultSettings,
  rows: readonly TagRow[] = tagRows,
): WeaponHarm {
  const own = rows.filter(({ id }) => weapon.tags.includes(id))
  const inOneHand = use.grip === 1 ? own.find(({ oneHanded }) => oneHanded)?.oneHanded : undefined
  const blow = [
    term(rowName('weapon', weapon), weapon.harm, 'IF-132'),
    ...part('oneHand', Math.max(inOneHand?.harm ?? 0, -weapon.harm), 'IF-130'),
    ...part('warhorse', use.warhorse ? 1 : 0, 'IF-079'),
    ...part('extra', use.extraNormal, 'IF-103'),
  ]
  const piercing = piercingTerms(own, use)
  const pierces = own.some(({ ignoresArmor }) => ignoresArmor)
  return {
    normal: sum(pierces ? [] : blow),
    ap: sum(pierces ? [...blow, ...piercing] : piercing),
    tags: inOneHand ? oneHandedTags(weapon.tags, inOneHand, settings) : [...weapon.tags],
  }
}

function piercingTerms(own: readonly TagRow[], use: WeaponUse): Term[] {
  const atClose = own.reduce((all, { apAtClose }) => all + apAtClose, 0)
  return [
    ...part('own', use.ownAp, 'IF-132'),
    ...part('close', use.atClose ? atClose : 0, 'IF-130'),
    ...part('extra', use.extraAp, 'IF-105'),
  ]
}

function part(name: string, value: number | undefined, rule: string): Term[] {
  return !value ? [] : [term(phrase(`ironFist.gear.term.${name}`), value, rule)]
}

function oneHandedTags(
  tags: readonly string[],
  { add, remove }: NonNullable<TagRow['oneHanded']>,
  settings: WeaponSettings,
): string[] {
  const gone = settings['twoHands.replaces'] === 'twoHandsOnly' ? ['2hands'] : remove
  const kept = tags.filter((tag) => !gone.includes(tag))
  return [...new Set([...add, ...kept])]
}
