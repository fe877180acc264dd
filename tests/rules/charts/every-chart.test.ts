import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ruleSystems } from '../../../src/rules'
import { blankRow, draftOf, valueOf, type Draft } from '../../../src/rules/charts/draft'
import { layoutOf, type Block } from '../../../src/rules/charts/layout'
import { chartProblems } from '../../../src/rules/charts/problems'
import { shapeOf, type Shape } from '../../../src/rules/charts/shape'
import type { EditableChart } from '../../../src/rules/system/settings'

const charts = ruleSystems.flatMap(({ id: system, settings }) =>
  (settings?.charts ?? []).map((chart) => ({ name: `${system} ${chart.id}`, chart })),
)

function open({ id, schema, published }: EditableChart) {
  const layout = layoutOf(shapeOf(schema), id)
  return { layout, draft: draftOf(layout, schema.parse(published)) }
}

/** Every part of a chart that is no group. */
function leaves(block: Block, draft: Draft): { block: Block; draft: Draft }[] {
  if (block.kind !== 'group' || draft.kind !== 'group') return [{ block, draft }]
  return block.parts.flatMap((part, at) => {
    const own = draft.parts[at]
    return own ? leaves(part, own) : []
  })
}

interface Spoiled {
  draft: Draft
  at: string
  column?: number
}

/** The chart with nonsense in one place, for every place of it. */
function spoiled(block: Block, draft: Draft): Spoiled[] {
  if (block.kind === 'cell') return [{ draft: { kind: 'cell', text: '§ no' }, at: block.at }]
  if (block.kind === 'table' && draft.kind === 'table') {
    const blanks = blankRow(block, 0).cells
    const [first = blankRow(block, 0), ...rest] = draft.rows
    return block.columns.map(({ shape }, column) => {
      // Where nothing is written at all there is no line yet.
      const isEmpty = first.cells.every((cell, at) => at === column || cell === blanks[at])
      const isLeft = shape.type === 'text' && !isEmpty
      const cells = first.cells.with(column, isLeft ? '' : '§'.repeat(5000))
      return {
        draft: { kind: 'table', rows: [{ ...first, cells }, ...rest] },
        ...{ at: block.at, column },
      }
    })
  }
  if (block.kind !== 'group' || draft.kind !== 'group') return []
  return block.parts.flatMap((part, at) => {
    const own = draft.parts[at]
    if (!own) return []
    return spoiled(part, own).map((bad) => ({
      ...bad,
      draft: { kind: 'group' as const, parts: draft.parts.with(at, bad.draft) },
    }))
  })
}

/** Choices that a cell offers by name; a list of them is typed. */
function choicesOf(shape: Shape): readonly string[] {
  if (shape.type === 'maybe') return choicesOf(shape.of)
  return shape.type === 'choice' ? shape.values : []
}

const isKey = (said: string) => /^[\w-]+(\.[\w-]+)+$/.test(said)

describe.each(charts)('the chart $name', ({ chart }) => {
  it('CI-004: opens, and is the same when it is read back', () => {
    const { layout, draft } = open(chart)
    expect(valueOf(layout, draft)).toEqual(chart.schema.parse(chart.published))
    expect(chartProblems(chart.schema, layout, draft)).toEqual([])
  })

  it('has words for every part, column and choice', () => {
    const { layout, draft } = open(chart)
    const keys = leaves(layout, draft).flatMap(({ block }) => {
      const columns = block.kind === 'table' ? block.columns : []
      const fixed = block.kind === 'table' && block.rows.of === 'fixed' ? block.rows.names : []
      const own = block.at === '' ? [] : [block.name]
      const chosen = columns.flatMap(({ shape }) => choicesOf(shape)).map((each) => `value.${each}`)
      return [...own, ...fixed, ...columns.map(({ name }) => name), ...chosen]
    })
    const said = keys.map((key) => words.say(chart.words(key)))
    expect(said.filter((each) => isKey(each))).toEqual([])
  })

  it('tells in words, at its place, what is written there and cannot stand', () => {
    const { layout, draft } = open(chart)
    const bad = spoiled(layout, draft)
    expect(bad.length).toBeGreaterThan(0)
    for (const { draft: written, at, column } of bad) {
      const problems = chartProblems(chart.schema, layout, written)
      const place = column === undefined ? { at } : { at, row: 0, column }
      expect(problems).toContainEqual(expect.objectContaining(place))
      const told = problems.map((each) => words.say(each.words))
      expect(told.filter((each) => isKey(each) || each.includes('{'))).toEqual([])
    }
  })
})
