import { demandWhole } from '../basics/field-error'
import { adjustmentOf as adjustmentIn } from '../gear/attributes'
import { attributeChart, type AttributeChart } from './attribute-chart'

const highestScore = 9999

/** Adjustment from which size follows a formula. */
const formulaFrom = 3

/** Strength that a weak blow or parry makes use of at the most. */
const mostWeak = 6

/** Adjustment of a score. `field` is the name a FieldError gives one outside 1 to 9999 (CI-004). */
export function adjustmentOf(
  field: string,
  score: number,
  chart: AttributeChart = attributeChart,
): number {
  return adjustmentIn(demandWhole(field, score, 1, highestScore), chart.adjustments)
}

/** The part of an adjustment that weak attacks and defences use (CI-098). */
export function weakAdj(adj: number): number {
  return Math.min(mostWeak, Math.max(0, adj))
}

/** Hit points for each fighting level by CONadj, mental ones by WILLadj: at least 1 (CI-229). */
export function pointsPerLevel(adj: number): number {
  return Math.max(1, adj + 5)
}

/** What size does in a fight. */
export interface SizeValues {
  sizD: number
  sizHtH: number
}

/** Values of a size by its adjustment: the printed ones, and a formula for the large (CI-004). */
export function sizeValues(adj: number, chart: AttributeChart = attributeChart): SizeValues {
  const small = adj < formulaFrom
  const sizD = small ? (listed(chart.sizD, adj) ?? 0) : 0 - Math.floor((adj - 3) / 2)
  const sizHtH = small ? (listed(chart.sizHtH, adj) ?? 0) : Math.floor((adj - 3) / 4)
  return { sizD, sizHtH }
}

/** Bare-handed damage; the list ends at +9, and beyond it the game master gives the dice. */
export type UnarmedDamage = { kind: 'dice'; dice: string } | { kind: 'none' } | { kind: 'unlisted' }

/** Damage of bare hands by STRadj (CI-080). */
export function unarmedDamage(
  strAdj: number,
  chart: AttributeChart = attributeChart,
): UnarmedDamage {
  if (strAdj > Math.max(...adjustmentsIn(chart.unarmed))) return { kind: 'unlisted' }
  const dice = listed(chart.unarmed, strAdj)
  return dice ? { kind: 'dice', dice } : { kind: 'none' }
}

/** The entry of an adjustment, or of the next lower one listed; the lowest below all of them. */
function listed<Value>(table: Record<string, Value>, adj: number): Value | undefined {
  const known = adjustmentsIn(table)
  return table[known.findLast((each) => each <= adj) ?? known[0] ?? 0]
}

function adjustmentsIn(table: Record<string, unknown>): number[] {
  return Object.keys(table)
    .map(Number)
    .sort((left, right) => left - right)
}
