import { describe, expect, it } from 'vitest'
import {
  criticals,
  longestThatFits,
  percent,
  placeOf,
  describeNeeded,
} from '../../../../src/renderer/systems/cold-iron/fight/dice/odds'
import type { AttackPreview, OddsBand } from '../../../../src/rules/cold-iron/view/board'

const bands: OddsBand[] = [
  { id: 'miss', share: 0.67, fromRoll: null },
  { id: 'hit', share: 0.263, fromRoll: '67' },
  { id: 'double', share: 0.067, fromRoll: '933' },
]

function preview(change: Partial<AttackPreview> = {}): AttackPreview {
  const nothing = { total: 0, terms: [] }
  const plain = {
    attackId: '1',
    type: 'H',
    position: 1,
    attack: nothing,
    defence: nothing,
  } as const
  return {
    ...plain,
    neededCA: 3,
    neededRoll: '67',
    odds: bands,
    harm: [],
    dice: '1d6',
    more: nothing,
    each: { sides: [6], plus: 0, more: 0 },
    ...change,
  }
}

describe('odds in words', () => {
  it('tells shares as finely as they matter', () => {
    expect([0.67, 0.005, 0.0004, 0.999, 0, 1].map(percent)).toEqual([
      '67',
      '0.5',
      '<0.1',
      '99.9',
      '0',
      '100',
    ])
  })

  it('says what is needed, that nothing helps, or that nothing can go wrong', () => {
    expect(describeNeeded(preview())).toEqual({
      key: 'fight.odds.needs',
      with: { chance: '+3', roll: '67' },
    })
    expect(describeNeeded(preview({ neededRoll: null })).key).toBe('fight.odds.never')
    const sure: OddsBand[] = [{ id: 'hit', share: 1, fromRoll: null }]
    expect(describeNeeded(preview({ odds: sure })).key).toBe('fight.odds.always')
  })

  it('names the rolls from which damage multiplies', () => {
    expect(criticals(bands)).toEqual([{ id: 'double', fromRoll: '933' }])
  })

  it('leaves out words that a band has no room for', () => {
    expect(longestThatFits(0.3, ['Hit 30 %', '30 %'])).toBe('Hit 30 %')
    expect(longestThatFits(0.08, ['Double 8 %', '8 %'])).toBe('8 %')
    expect(longestThatFits(0.01, ['Triple 1 %', '1 %'])).toBe('')
  })
})

describe('where a roll falls among all rolls', () => {
  it('is as wide as what its next digits leave open', () => {
    expect(placeOf('')).toBeNull()
    expect(placeOf('9')).toEqual({ from: 0.9, to: 1 })
    expect(placeOf('89')?.from).toBeCloseTo(0.89)
    expect(placeOf('89')?.to).toBeCloseTo(0.9)
  })
})
