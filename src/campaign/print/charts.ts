import { draftOf, rowValue, type Draft, type DraftRow } from '../../rules/charts/draft'
import { layoutOf, type Block, type TableBlock } from '../../rules/charts/layout'
import { shapeOf, type Shape } from '../../rules/charts/shape'
import type { EditableChart } from '../../rules/system/settings'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import type { DocumentElement } from '../report/document/tree'
import { chartOf, ruledSystem, ruledSystems } from '../setting/known'
import { rulingsOf } from '../setting/read'
import { systemTitle } from '../sheet/sheets'
import { words } from '../words'
import { el } from './element'

/** A chart of a system in play, by an id that no chart of another one has. */
export interface ScreenChart {
  id: string
  name: string
}

/** The charts of the systems in play that have anything in them, each with its system. */
export function readCharts(read: Read): ScreenChart[] {
  return ruledSystems(read).flatMap((system) => {
    const own = rulingsOf(read, system).charts
    return (system.settings.charts ?? [])
      .filter(({ id, published }) => itemCount(own[id] ?? published) > 0)
      .map(({ id, title }) => ({
        id: `${system.id}:${id}`,
        name: words.t('print.chart', { title: words.say(title), system: systemTitle(system.id) }),
      }))
  })
}

const itemCount = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0

/** What stands in a cell: a choice by its words, a yes by its mark. */
function cellWords(chart: EditableChart, shape: Shape, text: string): string {
  const inner = shape.type === 'maybe' ? shape.of : shape
  if (text === '') return ''
  if (inner.type === 'choice' && !inner.isFigure) return words.say(chart.words(`value.${text}`))
  if (inner.type === 'yesNo') return text === 'true' ? words.t('print.yes') : ''
  return text
}

/** What a line is called that has a name beside its columns; null where it has none. */
function lineName(chart: EditableChart, block: TableBlock, { cells }: DraftRow, at: number) {
  const { rows, row } = block
  if (rows.of === 'fixed') return words.say(chart.words(rows.names[at] ?? ''))
  const said = chart.lineName?.(rowValue(row, cells))
  return said ? words.say(said) : null
}

/** Lines that go by figures, from the least to the greatest: a record keeps those below none last. */
function inOrder({ rows }: TableBlock, lines: DraftRow[]): DraftRow[] {
  const figures = lines.map(({ cells }) => Number(cells[0]))
  if (rows.of !== 'named' || figures.some(Number.isNaN)) return lines
  return lines.toSorted((one, other) => Number(one.cells[0]) - Number(other.cells[0]))
}

/** Whether every line says itself what it is called. */
function saysName({ columns }: TableBlock, lines: readonly DraftRow[]): boolean {
  const at = columns.findIndex(({ name }) => name === 'name')
  return at >= 0 && lines.every(({ cells }) => (cells[at] ?? '') !== '')
}

function tableOf(chart: EditableChart, block: TableBlock, rows: DraftRow[]): DocumentElement {
  const lines = inOrder(block, rows)
  const names = lines.map((line, at) => lineName(chart, block, line, at))
  const isNamed = names.some((name) => name !== null)
  // Nothing is printed of what tells lines apart for the program, nor a column in which nothing stands.
  const columns = block.columns
    .map((field, at) => ({ ...field, at }))
    .filter(({ name }) => name !== 'id' || !(isNamed || saysName(block, lines)))
    .filter(({ shape, at }) => lines.some(({ cells }) => cellWords(chart, shape, cells[at] ?? '')))
  const head = columns.map(({ name }) => el('th', words.say(chart.words(name))))
  const body = lines.map(({ cells }, line) =>
    el(
      'tr',
      isNamed ? [el('th', names[line] ?? '')] : [],
      columns.map(({ shape, at }) => el('td', cellWords(chart, shape, cells[at] ?? ''))),
    ),
  )
  return el('table', el('thead', el('tr', isNamed ? [el('td')] : [], head)), el('tbody', body))
}

/** One part of a chart; what it is called stands above it, but for the chart itself. */
function partOf(chart: EditableChart, block: Block, draft: Draft): DocumentElement[] {
  const name = words.say(chart.words(block.name))
  if (block.kind === 'cell' && draft.kind === 'cell') {
    return [el('p', el('strong', name), ' ', cellWords(chart, block.shape, draft.text))]
  }
  const heading = block.at === '' ? [] : [el('h4', name)]
  if (block.kind === 'table' && draft.kind === 'table') {
    return [...heading, tableOf(chart, block, draft.rows)]
  }
  if (block.kind !== 'group' || draft.kind !== 'group') return []
  const parts = block.parts.flatMap((part, at) => {
    const own = draft.parts[at]
    return own ? partOf(chart, part, own) : []
  })
  return [...heading, ...parts]
}

/** Columns from which a table has the whole width of the page. */
const wideFrom = 7

const widest = (block: Block): number => {
  if (block.kind === 'cell') return 0
  return block.kind === 'table' ? block.columns.length : Math.max(0, ...block.parts.map(widest))
}

/** A chart as the campaign plays by it, for the game master's screen, with the id of its rule. */
export function screenChart(read: Read, id: string): DocumentElement {
  const [systemId = '', chartId = ''] = id.split(':')
  const system = ruledSystem(read, systemId)
  const chart = chartOf(system, chartId)
  const { schema, title, rule, published } = chart
  const layout = layoutOf(shapeOf(schema), chartId)
  const value = schema.safeParse(rulingsOf(read, system).charts[chartId] ?? published)
  if (!value.success) refuse('refusal.noChart', { chart: chartId })
  return el(
    widest(layout) < wideFrom ? 'section.screen-table' : 'section.screen-table.wide',
    el('h3', words.say(title), ...(rule === undefined ? [] : [' ', el('span.group', rule)])),
    partOf(chart, layout, draftOf(layout, value.data)),
  )
}
