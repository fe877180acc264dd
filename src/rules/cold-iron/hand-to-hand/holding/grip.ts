import { sum } from '../../../../shared/term'
import { bookArmoury } from '../../armoury/armoury'
import { critInHands } from '../../attack/criticals'
import type { Combatant } from '../../combatant/combatant'
import { lentTo } from '../../combatant/lent'
import type { Sheet } from '../../combatant/sheet'
import { weaponSchema, type Weapon } from '../../combatant/weapon'
import { attributeChart, type AttributeChart } from '../../ratings/attribute-chart'
import { wield } from '../../gear/wielding'
import { unarmedDamage } from '../../ratings/attributes'
import { basisOf, knowsStrength } from '../../ratings/basis-of'
import { isDagger, isHeldOn, keptWeaponOf } from './kept'
import { type Kept } from '../../fight-model/hand-to-hand'

/** What a dagger or short sword does in a grapple, before what is added to it (CI-166). */
const daggerDice = '1d12'

/**
 * Bare hands (CI-080, CI-122, CI-166): fatigue by strength, critical as blunt until skill makes them
 * sharp. Strength beyond the chart strikes as its last row. Null for one too weak to hurt.
 */
export function bareHands(
  strAdj: number,
  unarmedLevel: number,
  chart: AttributeChart = attributeChart,
): Weapon | null {
  const strongest = Math.max(...Object.keys(chart.unarmed).map(Number))
  const damage = unarmedDamage(Math.min(strAdj, strongest), chart)
  if (damage.kind !== 'dice') return null
  const hands = weaponSchema.parse({
    ...{ class: 'natural', reach: 'short', crit: 'blunt' },
    ...{ fatigue: true, dice: damage.dice },
  })
  return { ...hands, crit: critInHands(hands, unarmedLevel) }
}

/**
 * A weapon of a sheet as it strikes in a grapple (CI-166): a dagger or short sword rolls 1d12 with what it adds
 * itself to damage and crits as sharp; anything else strikes as it does outside, fists by skill (CI-122).
 */
export function inGrapple(weapon: Weapon, sheet: Sheet): Weapon {
  return isDagger(weapon)
    ? {
        ...weapon,
        dice: daggerDice,
        bonus: weapon.bonus - strengthIn(weapon, sheet),
        crit: 'sharp',
      }
    : { ...weapon, crit: critInHands(weapon, sheet.unarmedLevel) }
}

/**
 * How much of a weapon's bonus is the strength of its wielder (CI-206, CI-207), where its damage is what their
 * strength makes of it. Damage that was typed otherwise has no parts that could be told: it is all the weapon's.
 */
function strengthIn(weapon: Weapon, sheet: Sheet): number {
  if (!knowsStrength(sheet) || weapon.name === '') return 0
  const basis = basisOf(sheet, bookArmoury)
  const listed = basis.weapons.find(({ name }) => name === weapon.name)
  if (!listed) return 0
  const { dice, bonus, own } = wield({ weapon, listed, basis, chart: attributeChart })
  const typed = weapon.bonus - sum(lentTo(sheet, 'damage')).total
  const isWorkedOut = typed === bonus.total && dice?.value === weapon.dice
  return isWorkedOut ? bonus.total - own.total : 0
}

/** Whether a weapon can be used in a grapple at all: natural, in hand, or held on to (CI-166, CI-169). */
export function isAtHand(
  { sheet }: Combatant,
  index: number,
  { inHand, kept }: { inHand: number | null; kept: readonly Kept[] },
): boolean {
  const weapon = sheet.weapons[index]
  if (!weapon || weapon.missile) return false
  if (weapon.class === 'natural' || inHand === index) return true
  const item = keptWeaponOf(weapon)
  return !isDagger(weapon) && item !== null && isHeldOn(kept, { item, at: index })
}
