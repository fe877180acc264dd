import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTable, unknownNames, type KnownTables } from '../../../src/rules/oracles/check'
import { readPasted, writtenRow } from '../../../src/rules/oracles/paste'

const d6 = { count: 1, sides: 6 }
const d100 = { count: 1, sides: 100 }
const nobody: KnownTables = new Map()

const problemsOf = (text: string, dice = d6, known = nobody, name = 'Weather') => {
  const { rows, problems } = readPasted(text, dice)
  return [...problems, ...checkTable({ name, dice, rows }, known)].map(
    ({ line, words }) => `${line} ${words.key.replace('oracle.bad.', '')}`,
  )
}

describe('a pasted table', () => {
  it('comes back as it was written, a single total by itself, and is read the same', () => {
    const text = '1-4 Rain\n5 Wind\n6 Sun'
    const { rows } = readPasted(text, d6)
    expect(rows.map(writtenRow).join('\n')).toBe(text)
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.string(), (from, more, said) => {
        const row = { from, to: from + more, text: said.replaceAll(/\s+/g, ' ').trim() }
        const [read] = readPasted(writtenRow(row), { count: 1, sides: 20 }).rows
        const again = readPasted(writtenRow(read ?? expect.fail('no row')), { count: 1, sides: 20 })
        expect(again.rows[0]).toEqual(read)
        if (/^\p{L}/u.test(row.text)) expect(read).toMatchObject(row)
      }),
    )
  })

  it('is read however its ranges are written', () => {
    const texts = [
      '1-2 Rain\n3–5. Wind\n6) Sun',
      '1\t2\tRain\n3\t5\tWind\n6\t6\tSun',
      '1,2,Rain\n3;5;Wind\n6 : Sun',
    ]
    for (const text of texts) {
      expect(readPasted(text, d6).rows.map(({ from, to }) => [from, to])).toEqual([
        [1, 2],
        [3, 5],
        [6, 6],
      ])
      expect(problemsOf(text)).toEqual([])
    }
  })

  it('shares the dice out where no line has a range', () => {
    expect(readPasted('Rain\nWind\n\nSun\nFog', d6).rows).toEqual([
      { line: 1, from: 1, to: 2, text: 'Rain' },
      { line: 2, from: 3, to: 4, text: 'Wind' },
      { line: 4, from: 5, to: 5, text: 'Sun' },
      { line: 5, from: 6, to: 6, text: 'Fog' },
    ])
    expect(problemsOf('a\nb\nc\nd\ne\nf\ng')).toContain('0 tooManyLines')
  })

  it('reads 00 as the hundred of a percentile', () => {
    expect(problemsOf('1-50 Yes\n51-00 No', d100)).toEqual([])
  })
})

describe('a bad table is told line by line', () => {
  it.each([
    ['a gap', '1-2 Rain\n5-6 Sun', ['2 gap']],
    ['one total without a row', '1-2 Rain\n4-6 Sun', ['2 gapAt']],
    ['a gap at the end', '1-2 Rain\n3-4 Sun', ['0 gap']],
    ['an overlap', '1-3 Rain\n3-6 Sun', ['2 overlap']],
    ['the wrong dice', '1-3 Rain\n4-8 Sun', ['2 outOfRange']],
    ['a range backwards', '3-1 Rain\n4-6 Sun', ['1 backwards']],
    ['a row without text', '1-3\n4-6 Sun', ['1 noText']],
    ['a line without a range', '1-3 Rain\nand then\n4-6 Sun', ['2 noRange']],
    ['nothing at all', '', ['0 empty']],
    ['itself', '1-3 Rain\n4-6 [[weather]]', ['2 loop']],
  ])('%s', (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  it('nobody is called so yet: told with the line, and no problem', () => {
    const text = '1-3 Rain\n4-6 [[Omens]] or [[Hob]]'
    expect(problemsOf(text)).toEqual([])
    const { rows } = readPasted(text, d6)
    expect(unknownNames(rows, new Set(['hob']))).toEqual([
      { line: 2, words: { key: 'oracle.unknownName', with: { name: 'Omens' } } },
    ])
  })

  it('a loop through others', () => {
    const known = new Map([
      ['omens', ['signs']],
      ['signs', ['weather']],
    ])
    expect(problemsOf('1-3 Rain\n4-6 [[Omens]]', d6, known)).toEqual(['2 loop'])
    expect(problemsOf('1-3 Rain\n4-6 [[Omens]]', d6, new Map([['omens', []]]))).toEqual([])
  })
})

/** Cuts a d100 into ranges at some totals. */
const partitions = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 30 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 100])
  .map((ends) => ends.slice(1).map((to, at) => ({ from: (ends[at] ?? 0) + 1, to })))
const written = (rows: { from: number; to: number }[]) =>
  rows.map(({ from, to }) => `${from}-${to} Row`).join('\n')

describe('the validator', () => {
  it('takes every table that covers its dice once', () => {
    fc.assert(
      fc.property(partitions, (rows) => {
        expect(problemsOf(written(rows), d100)).toEqual([])
      }),
    )
  })

  it('refuses a table with one end moved, at that line or the next', () => {
    fc.assert(
      fc.property(partitions, fc.nat(), fc.constantFrom(-1, 1), (rows, pick, by) => {
        const at = pick % rows.length
        const moved = rows.map((row, line) => (line === at ? { ...row, to: row.to + by } : row))
        const lines = problemsOf(written(moved), d100).map((words) => Number.parseInt(words, 10))
        expect(lines.length).toBeGreaterThan(0)
        const isLast = at === rows.length - 1
        expect([at + 1, at + 2, ...(isLast ? [0] : [])]).toContain(lines[0])
      }),
    )
  })
})
