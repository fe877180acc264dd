import type { Sum } from '../../../shared/term'
import type { Weapon, Crit } from '../combatant/weapon'
import {
  multipleDamage,
  stepsUp,
  type DamageRow,
  type MultipleDamage,
} from '../fight-model/charts/multiple-damage'

/**
 * How many times a hit rolls its damage (CI-119..124); 0 for a miss. Protection counts only above
 * double. `net` is the margin over the defence, `protection` the armour's C in force, `chance`
 * the adjustment rolled for the attack, `chart` the campaign's chart of multiple damage.
 */
export function multipleOf(
  crit: Crit,
  net: number,
  protection: number,
  chance: number,
  chart: MultipleDamage = multipleDamage,
): number {
  const byRow = (row: DamageRow) => rowMultiple(chart, row, net, protection)
  const { rows, randomCaps } = chart
  switch (crit) {
    case 'none':
      return net < 0 ? 0 : 1
    case 'sharp':
    case 'blunt':
    case 'blunt3':
    case 'blunt4':
      return byRow(rows[crit])
    case 'random':
      return Math.min(byRow(rows.sharp), randomCap(chart, randomCaps.sharp, chance))
    case 'bluntRandom':
      return Math.min(byRow(rows.blunt), randomCap(chart, randomCaps.blunt, chance))
  }
}

/**
 * How many times a stray hit rolls its damage (CI-126): by a new chance adjustment, with the
 * victim's protection on every step, double included. At least 1.
 */
export function strayMultiple(
  chance: number,
  protection: number,
  chart: MultipleDamage = multipleDamage,
): number {
  return randomCap(chart, chart.randomCaps.sharp, chance - protection)
}

function rowMultiple(
  { double }: MultipleDamage,
  row: DamageRow,
  net: number,
  protection: number,
): number {
  if (net < 0) return 0
  return net < double ? 1 : 2 + stepsUp(row, net - protection)
}

function randomCap({ randomDouble }: MultipleDamage, row: DamageRow, chance: number): number {
  return chance < randomDouble ? 1 : 2 + stepsUp(row, chance)
}

/** Unarmed level from which bare hands count as sharp (CI-122). */
const sharpHandsFrom = 4

/** How a weapon counts multiples in these hands: bare ones are sharp from level 4 on (CI-122). */
export function critInHands(
  { class: kind, crit }: Pick<Weapon, 'class' | 'crit'>,
  unarmedLevel: number,
): Crit {
  return kind === 'natural' && crit === 'blunt' && unarmedLevel >= sharpHandsFrom ? 'sharp' : crit
}

/**
 * Margin from which a monster that does not aim for vital spots counts multiples (CI-125): as if
 * its attack were no better than the defence. What hits stays a hit, so it is at least 0.
 */
export function hitOnlyMargin(attack: Sum, defence: Sum, chance: number): number {
  return Math.max(0, Math.min(attack.total, defence.total) + chance - defence.total)
}
