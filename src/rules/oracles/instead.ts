import type { OracleTable } from './table'

/** The digits of a d100 the other way round: 37 and 73, 5 and 50; 100 is 00 and stays (IS-156). */
export function reversed(roll: number): number {
  if (roll === 100) return 100
  const turned = (roll % 10) * 10 + Math.floor(roll / 10)
  return turned === 0 ? 100 : turned
}

/**
 * The total to read in place of another where a result does not fit (IS-156): a total of the row
 * above or below, or the digits reversed; undefined where there is none.
 */
export function insteadOf(
  table: OracleTable,
  total: number,
  way: 'above' | 'below' | 'reversed',
): number | undefined {
  if (way === 'reversed') {
    const isPercentile = table.dice.count === 1 && table.dice.sides === 100
    const other = reversed(total)
    return isPercentile && other !== total ? other : undefined
  }
  const rows = table.rows.toSorted((one, other) => one.from - other.from)
  const at = rows.findIndex(({ from, to }) => from <= total && total <= to)
  return at < 0 ? undefined : rows[way === 'above' ? at - 1 : at + 1]?.from
}
