import { describe, expect, it } from 'vitest'
import { foes, rankFigures } from '../../../src/rules/ironsworn/foes/foes'
import { rowAt, rowsOf as published } from '../../../src/rules/ironsworn/oracle/lookup'
import { rowsOf } from '../../support/printed-table'

/** Spans as printed, 00 for a hundred. */
const spansOf = (text: string) =>
  rowsOf(text).map(([span]) => {
    const [min, max] = String(span)
      .split('-')
      .map((end) => (end === '00' ? 100 : Number(end)))
    return { min, max }
  })

const harm = spansOf(`
   1-10  mortal
  11-20  dying
  21-35  unconscious
  36-50  reeling
  51-00  standing
`)

const stress = spansOf(`
   1-10  overwhelmed
  11-25  giving-up
  26-50  giving-in
  51-00  persevering
`)

const price = spansOf(`
   1-2   again-and-worse
   3-5   lost-faith
   6-9   somebody-exposed
  10-16  separated
  17-23  unintended
  24-32  lost-or-destroyed
  33-41  worsening
  42-50  new-danger
  51-59  delay
  60-68  harm
  69-77  stress
  78-85  surprise
  86-90  waste
  91-94  against-intentions
  95-98  friend-in-danger
  99-00  twice
`)

describe('tables that moves send to', () => {
  it.each([
    ['IS-139', 'moves/endure_harm', harm],
    ['IS-140', 'moves/endure_stress', stress],
    ['IS-141', 'moves/pay_the_price', price],
  ] as const)('%s: %s, row by row', (_rule, table, book) => {
    expect(published(table, 'srd08')).toEqual(book)
    for (const [at, { min, max }] of book.entries()) {
      expect([rowAt(table, min ?? 0, 'srd08'), rowAt(table, max ?? 0, 'srd08')]).toEqual([at, at])
    }
  })

  it('IS-165: the later book parts two rows of the price at 76', () => {
    const later = spansOf(`
      69-76  stress
      77-85  surprise
    `)
    expect(published('moves/pay_the_price', 'rulebook2019')).toEqual([
      ...price.slice(0, 10),
      ...later,
      ...price.slice(12),
    ])
  })
})

describe('the foe that the document has worked out', () => {
  it('IS-154: a wyvern is extreme, takes 2 ticks a harm and deals 4', () => {
    const [wyvern] = foes
    expect(wyvern).toMatchObject({ name: 'Wyvern', rank: 'extreme' })
    expect(rankFigures(wyvern?.rank ?? 'epic')).toEqual({ deals: 4, ticks: 2 })
  })
})
