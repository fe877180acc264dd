import { escapeMarkdown } from '../template/escape'
import type { Chart } from '../model/charts'
import type { Report } from '../model/schema'

/** Every chart of a report, those of its fights first. */
export function chartsIn({ fights, charts }: Pick<Report, 'fights' | 'charts'>): Chart[] {
  return [...fights.flatMap((fight) => fight.charts), ...charts]
}

/** A chart as rows of a table: what stands across, then each series; its head first. */
export function chartRows({ across, steps, series }: Chart): string[][] {
  return [
    [across, ...series.map(({ name }) => name)],
    ...steps.map((step, at) => [step, ...series.map(({ values }) => `${values[at] ?? 0}`)]),
  ]
}

/** The text with a table in place of each chart that it asks for. */
export function tablesForCharts(text: string, report: Report): string {
  const all = chartsIn(report)
  return text.replaceAll(/!\[\]\(chart:([\w-]{1,120})\)/g, (_all, id: string) => {
    const chart = all.find((each) => each.id === id)
    if (!chart) return ''
    const [head = [], ...rows] = chartRows(chart)
    const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(escapeMarkdown))]
    const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    return `**${escapeMarkdown(chart.title)}**\n\n${table}`
  })
}
