import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import {
  curveLinear,
  curveStepAfter,
  line,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape'
import { words } from '../../words'
import type { Chart } from '../model/charts'
import type { Report } from '../model/schema'
import { chartRows, chartsIn } from './chart-table'
import type { DocumentElement } from './tree'

/** The drawing and the room around it for what it is read by, in its own units. */
const size = { width: 720, height: 250 }
const inner = { left: 44, right: 500, top: 14, bottom: 206 }

/** Series are told apart by these, by their strokes and their names: never by colour alone. */
const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond]
/** Marks on a line: with more steps they would hide it. */
const mostMarks = 24
/** Words below the drawing that have room beside each other, and a table that is short enough to print. */
const mostLabels = 8
const mostPrintedRows = 14
/** Letters of a name that have room beside its line. */
const mostLetters = 28
/** Lines of words are so far apart. */
const lineHeight = 16

const path = (look: string, d: string, at: { transform?: string } = {}): DocumentElement => ({
  tag: 'path',
  attributes: { class: look, d, ...at },
  children: [],
})
const inShort = (name: string) =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name
const text = (look: string, at: { x: number; y: number }, said: string): DocumentElement => {
  const [x, y] = [at.x.toFixed(1), at.y.toFixed(1)]
  return { tag: 'text', attributes: { class: look, x, y }, children: [said] }
}
const box = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`

/** The figures up the side, each with its line across, from nothing or the least there is. */
function upScale(values: readonly number[]) {
  return scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(4)
    .range([inner.bottom, inner.top])
}
type UpScale = ReturnType<typeof upScale>

function grid(up: UpScale): DocumentElement[] {
  return up
    .ticks(4)
    .filter((tick) => Number.isInteger(tick))
    .flatMap((tick) => [
      path(tick === 0 ? 'axis' : 'grid', `M${inner.left} ${up(tick).toFixed(1)}H${inner.right}`),
      text('figure', { x: inner.left - 6, y: up(tick) + 4 }, `${tick}`),
    ])
}

/** What stands across, as many of it as has room, and what it is. */
function below({ steps, across }: Chart, xOf: (at: number) => number): DocumentElement[] {
  const every = Math.ceil(steps.length / mostLabels)
  const labels = steps.flatMap((step, at) =>
    at % every === 0 ? [text('step', { x: xOf(at), y: inner.bottom + 18 }, step)] : [],
  )
  const middle = { x: (inner.left + inner.right) / 2, y: inner.bottom + 38 }
  return [...labels, text('across', middle, across)]
}

/** Names beside the ends of their lines, moved apart where they would lie on each other. */
function namesAt(ends: readonly number[]): number[] {
  const order = ends.map((_, at) => at).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const placed: number[] = []
  let last = -Infinity
  for (const at of order) {
    last = Math.max(ends[at] ?? 0, last + lineHeight)
    placed[at] = last
  }
  return placed
}

function lineSeries(chart: Chart, up: UpScale): DocumentElement[] {
  const { steps, series, kind } = chart
  const across = scalePoint<number>()
    .domain(steps.map((_, at) => at))
    .range([inner.left + 10, inner.right - 10])
  const xOf = (at: number) => across(at) ?? 0
  const curve = kind === 'steps' ? curveStepAfter : curveLinear
  const draw = line<number>(
    (_, at) => xOf(at),
    (value) => up(value),
  )
    .curve(curve)
    .digits(1)
  const names = namesAt(series.map(({ values }) => up(values.at(-1) ?? 0)))
  return [
    ...below(chart, xOf),
    ...series.flatMap(({ name, values }, nth) => {
      const mark = symbol(shapes[nth % shapes.length], 46).digits(1)() ?? ''
      const placed = (x: number, y: number) => {
        const at = { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }
        return path(`mark series-${nth}`, mark, at)
      }
      const y = names[nth] ?? 0
      const marks =
        values.length > mostMarks ? [] : values.map((value, at) => placed(xOf(at), up(value)))
      return [
        path(`line series-${nth}`, draw(values) ?? ''),
        ...marks,
        path(`line series-${nth}`, `M${inner.right + 6} ${y.toFixed(1)}h22`),
        placed(inner.right + 17, y),
        text('name', { x: inner.right + 34, y: y + 4 }, inShort(name)),
      ]
    }),
  ]
}

function barSeries(chart: Chart, up: UpScale): DocumentElement[] {
  const { steps, series } = chart
  const across = scaleBand<number>()
    .domain(steps.map((_, at) => at))
    .range([inner.left, inner.right])
    .padding(0.25)
  const xOf = (at: number) => (across(at) ?? 0) + across.bandwidth() / 2
  const width = Math.min(28, across.bandwidth() / series.length)
  return [
    ...below(chart, xOf),
    ...series.flatMap(({ name, values }, nth) => {
      const y = inner.top + 10 + nth * (lineHeight + 4)
      const left = (at: number) => xOf(at) + (nth - series.length / 2) * width
      const bars = values.flatMap((value, at) => {
        const d = box(left(at) + 1, up(value), width - 2, up(0) - up(value))
        return value > 0 ? [path(`bar series-${nth}`, d)] : []
      })
      const said = text('name', { x: inner.right + 34, y: y + 4 }, inShort(name))
      return [...bars, path(`bar series-${nth}`, box(inner.right + 12, y - 6, 12, 12)), said]
    }),
  ]
}

/** A line in words: one that came back says how far it was, and one that never moved says nothing. */
function lineAloud({ name, values }: Chart['series'][number]): string[] {
  const [from, to] = [values[0] ?? 0, values.at(-1) ?? 0]
  if (from !== to) return [words.t('report.chart.line', { name, from, to })]
  const off = (value: number) => Math.abs(value - from)
  const far = values.reduce((one, other) => (off(other) > off(one) ? other : one), from)
  return far === from ? [] : [words.t('report.chart.back', { name, from, far })]
}

/** A chart in a sentence, for those who hear it. */
function aloud({ title, kind, series, steps, across }: Chart): string {
  const told = series.flatMap((line) => {
    if (kind !== 'bars') return lineAloud(line)
    const { name, values } = line
    const bars = steps.flatMap((step, at) =>
      values[at] ? [words.t('report.chart.bar', { across, step, value: values[at] })] : [],
    )
    return [words.t('report.chart.bars', { name, bars: bars.join(', ') || 0 })]
  })
  return words.t('report.chart.aloud', { title, lines: told.join('; ') })
}

/** A chart as a drawing, with its figures as a table below it. */
function figureOf(chart: Chart, isPrinted: boolean): DocumentElement {
  const up = upScale(chart.series.flatMap(({ values }) => values))
  const drawn = chart.kind === 'bars' ? barSeries(chart, up) : lineSeries(chart, up)
  const row = (tag: 'th' | 'td', cells: readonly string[]): DocumentElement => ({
    tag: 'tr',
    children: cells.map((cell) => ({ tag, children: [cell] })),
  })
  const [head = [], ...rows] = chartRows(chart)
  const table: DocumentElement = {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', head)] },
      { tag: 'tbody', children: rows.map((cells) => row('td', cells)) },
    ],
  }
  // Paper does not open: a short table stands on it, and a long one is left to the saved page.
  const folded: DocumentElement = {
    tag: 'details',
    children: [{ tag: 'summary', children: [words.t('report.chart.table')] }, table],
  }
  const printed = rows.length <= mostPrintedRows ? [table] : []
  return {
    tag: 'figure',
    attributes: { class: 'chart' },
    children: [
      { tag: 'figcaption', children: [chart.title] },
      {
        tag: 'svg',
        attributes: {
          role: 'img',
          'aria-label': aloud(chart),
          viewBox: `0 0 ${size.width} ${size.height}`,
        },
        children: [...grid(up), ...drawn],
      },
      ...(isPrinted ? printed : [folded]),
    ],
  }
}

/** The charts of a report as elements of its document, by their ids; printed, nothing in them opens. */
export function drawCharts(report: Report, isPrinted = false): Map<string, DocumentElement> {
  return new Map(chartsIn(report).map((chart) => [chart.id, figureOf(chart, isPrinted)]))
}
