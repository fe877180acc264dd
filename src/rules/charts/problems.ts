import type { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { linesWritten, nameWritten, valueOf, type Draft } from './draft'
import type { Block, TableBlock } from './layout'
import type { Shape } from './shape'

/** What is wrong in a chart, and where: a part of it, a line counted from 0, a column. */
export interface ChartProblem {
  at: string
  row?: number
  column?: number
  words: Phrase
}

type Issue = z.core.$ZodIssue
type Path = Issue['path']
type Place = Omit<ChartProblem, 'words'> & { shape?: Shape }

function wantedNumber({ least, most, isWhole }: Extract<Shape, { type: 'number' }>): Phrase {
  if (!Number.isFinite(least) || !Number.isFinite(most)) return phrase('chart.bad.number')
  return phrase(isWhole ? 'chart.bad.whole' : 'chart.bad.between', { least, most })
}

/** What is wanted where a shape stands. */
function wanted(shape: Shape): Phrase {
  switch (shape.type) {
    case 'maybe':
      return wanted(shape.of)
    case 'number':
      return wantedNumber(shape)
    case 'text':
      return Number.isFinite(shape.most)
        ? phrase('chart.bad.text', { most: shape.most })
        : phrase('chart.bad.noText')
    case 'choice':
    case 'yesNo':
      return phrase('chart.bad.choice')
    case 'list': {
      const { key, with: gaps } = wanted(shape.of)
      return phrase(key.replace('chart.bad.', 'chart.bad.listOf.'), gaps)
    }
    case 'row':
      return phrase('chart.bad.row', { count: shape.of.length })
    case 'object':
      return phrase('chart.bad.parts', { names: shape.fields.map(({ name }) => name).join(', ') })
    case 'named':
    case 'other':
      return phrase('chart.bad.other')
  }
}

function columnAt({ columns, rows, row }: TableBlock, [first]: Path): number {
  if (rows.of === 'named' && row.type !== 'object' && row.type !== 'row') return 1
  const offset = rows.of === 'named' ? 1 : 0
  if (row.type === 'row') return offset + Number(first ?? 0)
  const at = columns.findIndex(({ name }) => name === first)
  return Math.max(at, 0)
}

function rowAt(block: TableBlock, draft: Draft, first: PropertyKey): number {
  const { rows } = block
  if (rows.of === 'fixed') return rows.names.indexOf(String(first))
  const lines = draft.kind === 'table' ? draft.rows : []
  if (rows.of === 'list') {
    const line = linesWritten(block, lines)[Number(first)]
    return line ? lines.indexOf(line) : Number(first)
  }
  return lines.findIndex(({ cells }) => nameWritten(block, cells) === first)
}

/** Where in the layout a part of the value stands. */
function placeOf(block: Block, draft: Draft, path: Path): Place {
  const [first, ...rest] = path
  if (block.kind === 'cell') return { at: block.at, shape: block.shape }
  if (first === undefined) return { at: block.at }
  if (block.kind === 'table') {
    const [row, column] = [rowAt(block, draft, first), columnAt(block, rest)]
    const shape = block.columns[column]?.shape
    return { at: block.at, row, column, ...(shape ? { shape } : {}) }
  }
  const index = block.parts.findIndex(({ name }) => name === first)
  const [part, own] = [block.parts[index], draft.kind === 'group' ? draft.parts[index] : undefined]
  return part && own ? placeOf(part, own, rest) : { at: block.at }
}

/** What a check of the chart's own says: its message is a key of the catalogue, or nothing. */
function ownWords({ code, message }: Issue): Phrase | null {
  if (code !== 'custom') return null
  return phrase(/^[\w-]+(\.[\w-]+)+$/.test(message) ? message : 'chart.bad.other')
}

function wordsOf(issue: Issue, shape: Shape | undefined): Phrase {
  const own = ownWords(issue)
  if (own) return own
  if (shape?.type === 'text' && issue.code === 'too_small') return phrase('chart.bad.noText')
  if (shape) return wanted(shape)
  if (issue.code === 'too_small') return phrase('chart.bad.few', { least: Number(issue.minimum) })
  if (issue.code === 'too_big') return phrase('chart.bad.many', { most: Number(issue.maximum) })
  return phrase('chart.bad.other')
}

/** Names that stand twice would swallow each other. */
function doubles(block: Block, draft: Draft): ChartProblem[] {
  if (block.kind === 'group' && draft.kind === 'group') {
    return block.parts.flatMap((part, at) => {
      const own = draft.parts[at]
      return own ? doubles(part, own) : []
    })
  }
  if (block.kind !== 'table' || draft.kind !== 'table' || block.rows.of !== 'named') return []
  const names = draft.rows.map(({ cells }) => nameWritten(block, cells))
  return names.flatMap((name, row) =>
    names.indexOf(name) < row
      ? [{ at: block.at, row, column: 0, words: phrase('chart.bad.twice') }]
      : [],
  )
}

const nameFault = ({ path }: Issue) => (path.at(-1) === '' ? 'chart.bad.noText' : 'chart.bad.name')

/** What is wrong with a chart as it is written now, in words; nothing when it can be used. */
export function chartProblems(schema: z.ZodType, block: Block, draft: Draft): ChartProblem[] {
  const parsed = schema.safeParse(valueOf(block, draft))
  const issues = parsed.success ? [] : parsed.error.issues
  const told = issues.map((issue): ChartProblem => {
    const { shape, ...place } = placeOf(block, draft, issue.path)
    if (issue.code === 'invalid_key') {
      // The names of a record in a cell stand in that cell; those of a table in its first column.
      const inCell = shape?.type === 'named'
      const isFigure = place.column === 0 && shape?.type === 'number'
      const words = isFigure ? wanted(shape) : phrase(nameFault(issue))
      return { ...place, ...(inCell ? {} : { column: 0 }), words }
    }
    return { ...place, words: wordsOf(issue, shape) }
  })
  return [...doubles(block, draft), ...told]
}
