import { chartsIn } from './chart-table'
import type { Report } from '../model/schema'
import type { Shown } from './tree'

/**
 * What a report shows besides words. What charts are drawn with is loaded when there is one;
 * printed, nothing in it opens.
 */
export async function shownIn(report: Report, isPrinted = false): Promise<Shown> {
  const { pictures } = report
  if (chartsIn(report).length === 0) return { pictures }
  const { drawCharts } = await import('./charts')
  return { pictures, charts: drawCharts(report, isPrinted) }
}
