import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DryRunEnd } from '../../../src/rules/system/fight/dry-run'
import {
  addTally,
  countIn,
  emptyTally,
  shareInterval,
} from '../../../src/rules/system/fight/dry-run-tally'

const end = fc.record<DryRunEnd>({
  winner: fc.constantFrom('party', 'foe', null),
  isCut: fc.boolean(),
  turns: fc.nat(9),
  combatants: fc.dictionary(
    fc.constantFrom('a', 'b'),
    fc.record({
      fate: fc.constantFrom('stands' as const, 'down' as const, 'dead' as const, 'gone' as const),
      turn: fc.option(fc.nat(9)),
      spent: fc.record({ fatigue: fc.nat(80).map((eighths) => eighths / 8) }),
    }),
  ),
})

function tallyOf(ends: readonly DryRunEnd[]) {
  const tally = emptyTally()
  for (const each of ends) countIn(tally, each)
  return tally
}

describe('what dry runs come to', () => {
  it('does not depend on who counts which of them', () => {
    fc.assert(
      fc.property(fc.array(end), fc.array(end), (some, others) => {
        const parts = tallyOf(others)
        addTally(parts, tallyOf(some))
        expect(parts).toEqual(tallyOf([...some, ...others]))
      }),
    )
  })

  it.each([
    [0, 10, 0, 0.2775],
    [8, 10, 0.4902, 0.9433],
    [50, 100, 0.4038, 0.5962],
    [10, 10, 0.7225, 1],
  ])('%i of %i lie between %f and %f', (count, all, from, to) => {
    const interval = shareInterval(count, all)
    expect(interval.share).toBe(count / all)
    expect(interval.from).toBeCloseTo(from, 4)
    expect(interval.to).toBeCloseTo(to, 4)
  })

  it('ends exactly at none and at all, however many were played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (all) => {
        expect(shareInterval(0, all).from).toBe(0)
        expect(shareInterval(all, all).to).toBe(1)
      }),
    )
  })

  it('says nothing where nothing was played', () => {
    expect(shareInterval(0, 0)).toEqual({ share: 0, from: 0, to: 1 })
  })
})
