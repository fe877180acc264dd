import { demandWhole } from '../basics/field-error'
import type { Settings } from '../settings'
import { printedChart, type HtHChart } from '../fight-model/charts/multiple-hth'

/** Several HtH as one: exact, as the whole number in play, and the exact total after each value. */
export interface Combined {
  exact: number
  total: number
  /** Values from the highest, and the total with each of them. */
  running: { value: number; total: number }[]
}

/** HtH doubles with every six points. */
const doubling = 6

/**
 * HtH of several who fight as one (CI-170): 6 log2 of the sum of 2^(h/6), rounded once at the end,
 * halves up; the order of `values` does not matter. `printed` adds by the printed chart instead,
 * highest first. Refuses an empty list and values that are not whole, from -999 to 999.
 */
export function combineHtH(
  values: readonly number[],
  mode: Settings['multipleHtHMode'] = 'formula',
  chart: HtHChart = printedChart,
): Combined {
  demandWhole('members', values.length, 1)
  const sorted = values
    .map((value) => demandWhole('htH', value, -999))
    .sort((left, right) => right - left)
  const running = mode === 'formula' ? runByFormula(sorted) : runByChart(sorted, chart)
  const exact = running.at(-1)?.total ?? NaN
  return { exact, total: roundUp(exact), running }
}

function runByFormula(sorted: readonly number[]): Combined['running'] {
  let shares = 0
  return sorted.map((value) => {
    shares += 2 ** (value / doubling)
    return { value, total: doubling * Math.log2(shares) }
  })
}

/** Equal values are taken together, as many at once as the chart has columns for. */
function runByChart(sorted: readonly number[], chart: HtHChart): Combined['running'] {
  const running: Combined['running'] = []
  let total = sorted[0] ?? NaN
  for (let at = 0; at < sorted.length;) {
    const value = sorted[at] ?? NaN
    const difference = roundUp(total) - value
    const row = at === 0 ? chart.identical : (chart.additional[difference] ?? [])
    const equal = sorted.lastIndexOf(value) - at + 1
    const count = Math.max(1, Math.min(equal, row.length))
    total = toTenths(total + (row[count - 1] ?? offTheChart(difference)))
    for (let each = 0; each < count; each++) running.push({ value, total })
    at += count
  }
  return running
}

/** What one newcomer adds whom the chart does not list. */
function offTheChart(difference: number): number {
  return doubling * Math.log2(1 + 2 ** (-difference / doubling))
}

/** To one decimal. */
function toTenths(value: number): number {
  return roundUp(10 * value) / 10
}

/** The nearest whole number, halves up (CI-003). */
export function roundUp(value: number): number {
  return Math.floor(value + 0.5)
}
