import { describe, expect, it } from 'vitest'
import {
  fatesOf,
  medianLength,
  percent,
  lengthColumns,
  winnersOf,
  type Odds,
} from '../../../src/renderer/table/odds/odds'

const sides = { strike: 'nearest', flee: 'never', fleeAt: 25 } as const

/** Odds of ten fights of one against one. */
function odds(tally: Partial<Odds['tally']> = {}): Odds {
  return {
    kind: 'fight',
    encounterId: 'fight',
    moment: null,
    combatants: [
      { id: 'a', label: 'Ada', side: 'party' },
      { id: 'b', label: 'Bern', side: 'foe' },
    ],
    job: {
      ...{ system: 'any', seed: 1, count: 10, mostTurns: 60 },
      tactics: { party: sides, foe: sides },
    },
    status: 'done',
    tally: {
      kind: 'fight',
      fights: 10,
      wins: { party: 7, foe: 3 },
      cut: 0,
      turns: { 2: 1, 3: 5, 5: 4 },
      combatants: {
        a: { down: 2, dead: 1, gone: 0, outIn: 9, spent: { blood: 25, mana: 0 } },
        b: { down: 0, dead: 0, gone: 0, outIn: 0, spent: { blood: 0, mana: 0 } },
      },
      ...tally,
    },
  }
}

describe('the odds of a fight on the screen', () => {
  it.each([
    [0, 0],
    [0.0004, 1],
    [0.504, 50],
    [0.9996, 99],
    [1, 100],
  ])('a share of %f is %i in a hundred', (share, shown) => {
    expect(percent(share)).toBe(shown)
  })

  it('tell who wins, and nobody only where that happens', () => {
    expect(winnersOf(odds()).map(({ id, share }) => [id, share])).toEqual([
      ['party', 0.7],
      ['foe', 0.3],
    ])
    const tie = winnersOf(odds({ wins: { party: 7, foe: 1 } }))
    expect(tie.at(-1)).toMatchObject({ id: 'nobody', share: 0.2 })
  })

  it('have a column for each number of turns between the shortest and the longest', () => {
    expect(lengthColumns(odds().tally.turns).map(({ from, share }) => [from, share])).toEqual([
      [2, 0.1],
      [3, 0.5],
      [4, 0],
      [5, 0.4],
    ])
    expect(medianLength(odds().tally.turns)).toBe(3)
  })

  it('put several numbers into a column where there are many', () => {
    const columns = lengthColumns({ 1: 4, 40: 6 })
    expect(columns.length).toBeLessThanOrEqual(15)
    expect(columns[0]).toEqual({ from: 1, to: 3, share: 0.4 })
    expect(columns.at(-1)).toEqual({ from: 40, to: 42, share: 0.6 })
    expect(lengthColumns({})).toEqual([])
  })

  it('tell what becomes of each, with the costs that anybody has', () => {
    const costs = ['blood', 'mana'].map((id) => ({ id, label: { key: id } }))
    const { costs: used, fates } = fatesOf(odds(), costs)
    expect(used.map(({ id }) => id)).toEqual(['blood'])
    expect(fates).toMatchObject([
      { label: 'Ada', out: 0.3, dead: 0.1, gone: 0, turn: 3, spent: [2.5] },
      { label: 'Bern', out: 0, turn: null, spent: [0] },
    ])
  })
})
