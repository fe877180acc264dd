import { z } from 'zod'
import { sum, term, type Sum } from '../../../shared/term'
import { weaponClassSchema, type WeaponClass } from '../combatant/weapon'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import { defaultSettings, type Settings } from '../settings'
import type { AttackResult } from '../fight-model/attack'
import published from './item-damage.json'
import { asPublished } from '../../system/published'

const { words } = wordsIn('gear')

const times = z.number().min(0).max(20)

/** How many times its damage a class of weapon does to shields and weapons. */
const itemDamageRowSchema = z.strictObject({
  weaponClass: weaponClassSchema,
  vsShield: times,
  deliberateVsShield: times,
  vsWeapon: times,
})
export type ItemDamageRow = z.infer<typeof itemDamageRowSchema>

/** The table as published (CI-212); bows and crossbows stand for what they shoot. */
export const itemDamage: readonly ItemDamageRow[] = asPublished(
  z.array(itemDamageRowSchema),
  published,
)

/** What of a table a weapon is read by. */
type WearColumn = Exclude<keyof ItemDamageRow, 'weaponClass'>

/** Whether weapons of a class do this kind of damage at all (CI-212). */
export function canWear(weaponClass: WeaponClass, column: WearColumn, table = itemDamage): boolean {
  return rowOf({ weaponClass }, table)[column] > 0
}

/** A weapon that strikes a shield or a weapon: its class, a damage roll, and its Vst. */
export interface Striking {
  weaponClass: WeaponClass
  damage: number
  vsT: number
}

type Verdict = AttackResult['verdict']
type Wear = Pick<Settings, 'trackItemDamage'>

/**
 * What a shield takes from an attack: the first column when the attack misses who uses it and does
 * not fumble (CI-213), the second when it was aimed at the shield and does not fumble (CI-214).
 * Throws a `FieldError` for damage outside sense.
 */
export function shieldWear(
  striking: Striking,
  { verdict, deliberate }: { verdict: Verdict; deliberate: boolean },
  settings: Wear = defaultSettings,
  table = itemDamage,
): Sum {
  const lands = deliberate ? verdict !== 'fumble' : verdict === 'miss'
  const { vsShield, deliberateVsShield } = rowOf(striking, table)
  const factor = deliberate ? deliberateVsShield : vsShield
  return wear(striking, lands ? factor : 0, deliberate ? 'CI-214' : 'CI-213', settings)
}

/**
 * What a weapon takes from another when an attack misses one who parries with it and does not
 * fumble (CI-215). Asked once for each of the two, with the other one striking.
 */
export function weaponWear(
  striking: Striking,
  verdict: Verdict,
  settings: Wear = defaultSettings,
  table = itemDamage,
): Sum {
  const { vsWeapon } = rowOf(striking, table)
  return wear(striking, verdict === 'miss' ? vsWeapon : 0, 'CI-215', settings)
}

/** What a weapon takes from a fumble of its own, so many times what was rolled (CI-130). */
export function fumbleWear(
  striking: Striking,
  times: number,
  settings: Wear = defaultSettings,
): Sum {
  return wear(striking, times, 'CI-130', settings)
}

/** Whether an item is destroyed: it has taken as much as it stands (CI-216). 0 hp: not followed. */
export function isDestroyed({ hp, damageTaken }: { hp: number; damageTaken: number }): boolean {
  return hp > 0 && damageTaken >= hp
}

function rowOf(
  { weaponClass }: Pick<Striking, 'weaponClass'>,
  table: readonly ItemDamageRow[],
): ItemDamageRow {
  const none = { weaponClass, vsShield: 0, deliberateVsShield: 0, vsWeapon: 0 }
  return table.find((row) => row.weaponClass === weaponClass) ?? none
}

/** Damage and Vst times the column, to the nearest, .5 up (CI-211, CI-212). */
function wear(
  { damage, vsT }: Striking,
  factor: number,
  rule: string,
  { trackItemDamage }: Wear,
): Sum {
  demandWhole('damage', damage, 0)
  demandWhole('weapon.vsT', vsT, 0)
  const points = trackItemDamage ? Math.round((damage + vsT) * factor) : 0
  return sum(points > 0 ? [term(words('term.wear', { damage, vsT, factor }), points, rule)] : [])
}
