import { z } from 'zod'
import printed from './multiple-hth.json'

const gain = z.number().min(0).max(99)

/**
 * The chart for adding HtH by hand. `identical[n - 1]` is what n equal fighters add to one of them;
 * `additional[d][n - 1]` what n newcomers add who are d below the rounded total so far.
 */
export const htHChartSchema = z.strictObject({
  identical: z.array(gain).min(1).max(20),
  additional: z.array(z.array(gain).min(1).max(20)).min(1).max(99),
})
export type HtHChart = z.infer<typeof htHChartSchema>

/** The cells as printed; four of them differ from the formula. */
export const printedChart: HtHChart = printed
