import { describe, expect, it } from 'vitest'
import { swapIn, swapOffers, type SwapPool } from '../../../src/rules/moves/swap'
import { everybody } from '../../../src/rules/moves/sides'
import { phrase } from '../../../src/shared/phrase'
import { sum } from '../../../src/shared/term'

const cancels = { cancels: [1, 2] }
const pool: SwapPool = {
  ...{ label: phrase('x'), rule: 'TT-001', offers: () => [cancels] },
  ...{ value: () => 5, spend: () => [] },
}

describe('a pool swapped into dice', () => {
  it('IS-028: a cancelled die counts as beaten by any score', () => {
    const { faces, added } = swapIn(pool, {}, { dice: [1, 3, 4], swap: cancels })
    expect([faces, added]).toEqual([[1, 0, 0], []])
  })

  it('without a pool, or what it offers, none is taken', () => {
    const wanted = { dice: [1, 3, 4], swap: { cancels: [1] } }
    expect(() => swapIn(undefined, {}, wanted)).toThrow('runner.refused.swap')
    expect(() => swapIn(pool, {}, wanted)).toThrow('runner.refused.swap')
  })

  it('what would only cost the pool is not offered', () => {
    const offers = (after: 'weak' | 'miss') =>
      swapOffers(pool, {}, [1, 3, 4], (swap) => ({ sum: sum([]), band: swap ? after : 'miss' }))
    expect(offers('weak')?.offers).toHaveLength(1)
    expect(offers('miss')).toBeNull()
  })
})

it('everybody is the party: whoever is on the other side only where that is a character', () => {
  const [actor, target, ally] = [{}, {}, {}]
  const sides = (targetKind: 'npc' | 'character') =>
    everybody({ actor, target, ally, targetKind, given: {}, company: { 'character:b': {} } })
  expect(sides('npc')).toEqual(['actor', 'ally', 'character:b'])
  expect(sides('character')).toEqual(['actor', 'target', 'ally', 'character:b'])
  expect(everybody({ given: {} })).toEqual([])
})
