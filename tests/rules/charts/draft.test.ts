import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { npcSchema } from '../../../src/rules/iron-fist/npc'
import { blankRow, draftOf, filled, valueOf } from '../../../src/rules/charts/draft'
import { layoutOf, type TableBlock } from '../../../src/rules/charts/layout'
import { cellOf, piecesIn, readCell, write } from '../../../src/rules/charts/notation'
import { chartProblems } from '../../../src/rules/charts/problems'
import { piecesOf, shapeOf } from '../../../src/rules/charts/shape'

const row = z.strictObject({
  id: z.string().min(1).max(8),
  harm: z.number().int().min(-5).max(5),
  tags: z.array(z.string().min(1).max(8)).max(3),
  more: z.strictObject({ step: z.number().min(0).max(9), of: z.array(z.number()) }).optional(),
  how: z.enum(['near', 'far']).nullable(),
  loud: z.boolean().default(true),
})
const schema = z.array(row).max(4)
const layout = layoutOf(shapeOf(schema), 'arms')
const word = fc.stringMatching(/^[a-z]{1,8}$/)
const anyRow = fc.record(
  {
    id: word,
    harm: fc.integer({ min: -5, max: 5 }),
    tags: fc.array(word, { maxLength: 3 }),
    more: fc.record({ step: fc.integer({ min: 0, max: 9 }), of: fc.array(fc.nat(99)) }),
    how: fc.constantFrom('near' as const, 'far' as const, null),
    loud: fc.boolean(),
  },
  { requiredKeys: ['id', 'harm', 'tags', 'how', 'loud'] },
)

function table(): TableBlock {
  if (layout.kind !== 'table') throw new Error('no table')
  return layout
}

describe('a chart that is written by hand', () => {
  it('is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 4 }), (rows) => {
        const draft = draftOf(layout, rows)
        expect(valueOf(layout, draft)).toEqual(rows)
        expect(chartProblems(schema, layout, draft)).toEqual([])
      }),
    )
  })

  it('offers the words of a closed list, and whether there may be none', () => {
    expect(shapeOf(z.enum(['near', 'far']))).toEqual({ type: 'choice', values: ['near', 'far'] })
    expect(shapeOf(z.enum(['near', 'far']).nullable())).toMatchObject({
      type: 'maybe',
      of: { type: 'choice', values: ['near', 'far'] },
    })
  })

  it('reads words in a list back as they were, whatever signs are in them', () => {
    const names = shapeOf(z.array(z.string().min(1).max(40)))
    const any = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab ,;:"\\') })
    const each = fc.array(any, { maxLength: 4 })
    fc.assert(
      fc.property(each, (list) => {
        expect(readCell(names, write(names, list))).toEqual(list)
      }),
    )
    expect(readCell(names, 'a 6" nail, rope')).toEqual(['a 6" nail', 'rope'])
  })

  it('is written piece by piece in a list: no sign in a piece divides it', () => {
    const names = z.array(z.string().min(1).max(40))
    const of = piecesOf(shapeOf(names)) ?? expect.unreachable()
    const any = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab ,;:"\\') })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), (list) => {
        const cell = cellOf(of, list)
        expect(piecesIn(of, cell)).toEqual(list)
        expect(readCell(shapeOf(names), cell)).toEqual(list)
      }),
    )
    const figures = shapeOf(z.array(z.number()))
    const figure = piecesOf(figures) ?? expect.unreachable()
    expect(readCell(figures, cellOf(figure, ['1', '-2', 'x']))).toEqual([1, -2, 'x'])
    expect(piecesIn(figure, '1, -2, x')).toEqual(['1', '-2', 'x'])
    expect(piecesOf(shapeOf(z.array(z.array(z.number()))))).toBeUndefined()
  })

  it('keeps words with signs apart in what is deeper', () => {
    const deep = shapeOf(
      z.strictObject({ note: z.string(), tags: z.array(z.string().min(1)), to: z.string() }),
    )
    const value = { note: 'first; to: nobody', tags: ['a; b', 'c, d'], to: '"Nan"' }
    expect(readCell(deep, write(deep, value))).toEqual(value)
  })

  it('offers figures that stand as a choice, and reads a figure back', () => {
    const hands = shapeOf(z.union([z.literal(1), z.literal(2)]))
    expect(hands).toEqual({ type: 'choice', values: ['1', '2'], isFigure: true })
    expect(readCell(hands, '2')).toBe(2)
  })

  it('lays out sentences line by line, and a few words in one cell', () => {
    const kinds = (most: number) => {
      const of = z.strictObject({ moves: z.array(z.string().min(1).max(most)) })
      const own = layoutOf(shapeOf(of), 'sheet')
      return own.kind === 'group' ? own.parts.map(({ kind }) => kind) : []
    }
    expect(kinds(2000)).toEqual(['table'])
    expect(kinds(40)).toEqual(['cell'])
  })

  it('begins a line with what is usual, the first choice, and else nothing', () => {
    expect(blankRow(table(), 3)).toEqual({ id: 3, cells: ['', '', '', '', '', 'true'] })
  })

  it('takes both signs of minus, and keeps what is no figure for the schema to refuse', () => {
    const figure = shapeOf(z.number().int())
    expect(readCell(figure, ' −3 ')).toBe(-3)
    expect(readCell(figure, '-3')).toBe(-3)
    expect(readCell(figure, '1x')).toBe('1x')
    expect(readCell(figure, '')).toBe('')
    expect(write(figure, -3)).toBe('-3')
  })

  it('says which line is bad, and when there are too many', () => {
    const line = { id: 'a', harm: 0, tags: [], how: null, loud: true }
    const told = (rows: unknown) =>
      chartProblems(schema, layout, draftOf(layout, rows)).map(({ words, ...at }) => [
        at,
        words.key,
      ])
    expect(told([line, { ...line, harm: 9 }])).toEqual([
      [{ at: '', row: 1, column: 1 }, 'chart.bad.whole'],
    ])
    // What is empty is said to be empty, and not to be too long.
    expect(told([{ ...line, id: '' }])).toEqual([
      [{ at: '', row: 0, column: 0 }, 'chart.bad.noText'],
    ])
    expect(told([{ ...line, id: 'much too long' }])).toEqual([
      [{ at: '', row: 0, column: 0 }, 'chart.bad.text'],
    ])
    expect(told(Array(5).fill(line))).toEqual([[{ at: '' }, 'chart.bad.many']])
  })

  it('takes a line in which nothing is written for none, and counts the others as they stand', () => {
    const line = { id: 'a', harm: 0, tags: [], how: null, loud: true }
    const bad = draftOf(layout, [line, { ...line, harm: 9 }])
    if (bad.kind !== 'table') throw new Error('no table')
    const rows = [blankRow(table(), 7), ...bad.rows, blankRow(table(), 8)]
    expect(valueOf(layout, { kind: 'table', rows })).toEqual([line, { ...line, harm: 9 }])
    expect(chartProblems(schema, layout, { kind: 'table', rows })).toEqual([
      {
        at: '',
        row: 2,
        column: 1,
        words: { key: 'chart.bad.whole', with: { least: -5, most: 5 } },
      },
    ])
    // Where something is written, what is wanted is missed.
    const begun = [{ id: 0, cells: blankRow(table(), 0).cells.with(1, '2') }]
    expect(chartProblems(schema, layout, { kind: 'table', rows: begun })).toMatchObject([
      { row: 0, column: 0 },
    ])
    // A line that may be empty is one.
    const free = z.array(z.strictObject({ note: z.string() }))
    const own = layoutOf(shapeOf(free), 'notes')
    expect(valueOf(own, { kind: 'table', rows: [{ id: 0, cells: [''] }] })).toEqual([{ note: '' }])
  })

  it('does not let one name swallow another', () => {
    const names = z.record(z.string().min(1), z.number().int().min(0).max(9))
    const own = layoutOf(shapeOf(names), 'names')
    const cells = [
      ['weak', '1'],
      ['weak', '2'],
    ]
    const rows = cells.map((each, id) => ({ id, cells: each }))
    expect(chartProblems(names, own, { kind: 'table', rows })).toEqual([
      { at: '', row: 1, column: 0, words: { key: 'chart.bad.twice' } },
    ])
    // A line that nobody has named yet is only empty: nothing is wrong with its name.
    const unnamed = [{ id: 0, cells: ['', '1'] }]
    expect(chartProblems(names, own, { kind: 'table', rows: unnamed })).toEqual([
      { at: '', row: 0, column: 0, words: { key: 'chart.bad.noText' } },
    ])
  })

  it('offers what no table can tell as JSON, and says when it cannot be read', () => {
    const odd = z.union([z.number(), z.array(z.string())])
    const own = layoutOf(shapeOf(odd), 'odd')
    expect(valueOf(own, draftOf(own, ['a']))).toEqual(['a'])
    expect(chartProblems(odd, own, { kind: 'cell', text: '{' })).toEqual([
      { at: '', words: { key: 'chart.bad.other' } },
    ])
  })
})

describe('what a choice brings', () => {
  it('fills the fields beside it, and leaves the rest to those around', () => {
    const shield = z.strictObject({ name: z.string(), hp: z.number() })
    const block = layoutOf(shapeOf(shield), 'shield')
    const draft = draftOf(block, { name: '', hp: 0 })
    if (block.kind !== 'group' || draft.kind !== 'group') throw new Error('no group')
    expect(filled(block, draft.parts, { name: 'Round', hp: 12, shieldD: 4 })).toEqual({
      parts: [
        { kind: 'cell', text: 'Round' },
        { kind: 'cell', text: '12' },
      ],
      beyond: { shieldD: 4 },
    })
  })
})

describe('bodies of a group, written on the sheet (IF-107)', () => {
  const layout = layoutOf(shapeOf(npcSchema.pick({ bodies: true })), 'npc')
  const block = layout.kind === 'group' ? layout.parts[0] : layout
  if (block?.kind !== 'table') throw new Error('no table')
  const lineOf = (id: number, number: string) => ({ id, cells: [number, '0', 'active'] })
  const bodies = { 1: { harmSuffered: 2, status: 'active' } }

  it('IF-107 have the numbers that they have everywhere: the one after the first is 2', () => {
    const draft = draftOf(block, bodies)
    expect(draft).toMatchObject({ rows: [{ cells: ['2', '2', 'active'] }] })
    expect(valueOf(block, draft)).toEqual(bodies)
    const written = { kind: 'table' as const, rows: [lineOf(0, '2'), lineOf(1, '4')] }
    expect(Object.keys(valueOf(block, written) as object)).toEqual(['1', '3'])
  })

  it('IF-107 begin with the next number that is free', () => {
    expect(blankRow(block, 0).cells).toEqual(['2', '0', 'active'])
    expect(blankRow(block, 2, [lineOf(0, '2'), lineOf(1, '4')]).cells[0]).toBe('3')
  })

  it.each(['', '0', '1', '2.5', '101'])(
    'IF-107 have no number %j: the first is the sheet itself',
    (number) => {
      const draft = { kind: 'table' as const, rows: [lineOf(0, '2'), lineOf(1, number)] }
      const problems = chartProblems(npcSchema.shape.bodies, block, draft)
      expect(problems).toEqual([
        {
          at: block.at,
          row: 1,
          column: 0,
          words: { key: 'chart.bad.whole', with: { least: 2, most: 100 } },
        },
      ])
    },
  )
})
