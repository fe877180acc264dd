import { describe, expect, it } from 'vitest'
import { changedTo, typedChange, type Pool } from '../../../src/renderer/pools/pool'

const mana: Pool = {
  ...{ key: { trackId: 'mana' }, title: { key: 'pool.named', with: { name: 'Mana' } } },
  ...{ value: 5, min: 0, max: 8, words: null, returns: 'rest', rule: '' },
}

describe('a change of a pool as it is typed', () => {
  it('may name the pool first', () => {
    expect(typedChange('-3')).toEqual({ name: '', change: '-3' })
    expect(typedChange('Mana −3')).toEqual({ name: 'mana', change: '−3' })
    expect(typedChange('hit points = 5')).toEqual({ name: 'hit points', change: '= 5' })
  })

  it('stays within the bounds of the pool, and is nothing without a sign', () => {
    expect(['-3', '-9', '+9', '=2'].map((change) => changedTo(mana, change))).toEqual([2, 0, 8, 2])
    expect(changedTo(mana, '3')).toBeNull()
    expect(changedTo({ ...mana, value: 11 }, '-1')).toBe(10)
  })
})
