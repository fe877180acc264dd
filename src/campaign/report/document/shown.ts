import type { Report } from '../model/schema'
import type { Shown } from './tree'

/**
 * What a report shows besides words. What charts are drawn with is loaded when there is one;
 * printed, nothing in it opens.
 */
export async function shownIn(report: Report, isPrinted = false): Promise<Shown> {
  const { pictures, charts, fights } = report
  const hasCharts = charts.length > 0 || fights.some((fight) => fight.charts.length > 0)
  if (!hasCharts) return { pictures }
  const { drawCharts } = await import('./charts')
  return { pictures, charts: drawCharts(report, isPrinted) }
}
