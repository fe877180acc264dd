/** How far digits typed from the table make a percentile roll. */
export type PercentileReading = 'empty' | 'partial' | 'complete' | 'wrong'

/** Judges the digits of a percentile roll: two of them, as the dice lie; `00` is a hundred. */
export function readPercentile(digits: string): PercentileReading {
  if (digits === '') return 'empty'
  if (!/^\d{1,2}$/.test(digits)) return 'wrong'
  return digits.length === 2 ? 'complete' : 'partial'
}

/** The figure of two percentile digits, 1 to 100 (IS-009). */
export function percentileOf(digits: string): number {
  return Number(digits) || 100
}
