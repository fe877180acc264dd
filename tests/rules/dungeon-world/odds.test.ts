import { describe, expect, it } from 'vitest'
import { movesFor } from '../../../src/rules/dungeon-world/moves/moves'
import { bandOf } from '../../../src/rules/moves/band'
import { oddsOf } from '../../../src/rules/moves/odds'
import { character } from './moves/play'

const faces = [1, 2, 3, 4, 5, 6]
/** Throws of 36 that fall into each band with this modifier, counted by hand. */
function counted(modifier: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const one of faces) {
    for (const other of faces) {
      const band = bandOf(one + other + modifier)
      found[band] = (found[band] ?? 0) + 1
    }
  }
  return found
}

const scores: Record<number, number> = { [-3]: 3, [-2]: 5, [-1]: 8, 0: 12, 1: 15, 2: 17, 3: 18 }
const { spoutLore, guard } = movesFor()

describe('the odds of 2d6 before the roll', () => {
  it.each([-3, -2, -1, 0, 1, 2, 3])('DW-001 DW-002: with %i, against all 36 throws', (modifier) => {
    const actor = character({ scores: { int: scores[modifier] } }).sheet
    const odds = spoutLore ? oddsOf(spoutLore, { actor, given: {} }) : []
    const shown = Object.fromEntries(odds.map(({ band, share }) => [band, share * 36]))
    for (const [band, times] of Object.entries(counted(modifier))) {
      expect(shown[band]).toBeCloseTo(times, 9)
    }
    expect(odds.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 9)
  })

  it('DW-002: 6, 15 and 15 of 36 with nothing added', () => {
    expect(counted(0)).toEqual({ '10+': 6, '7-9': 15, '6-': 15 })
  })

  it('DW-049: a load counts, and a move without dice has no odds', () => {
    const actor = character({ load: 0, inventory: [{ name: 'Anvil', weight: 2 }] }).sheet
    const odds = spoutLore ? oddsOf(spoutLore, { actor, given: {} }) : []
    expect(odds.find(({ band }) => band === '10+')?.share).toBeCloseTo(3 / 36, 9)
    expect(guard ? oddsOf(guard, { actor, given: {} }) : null).toEqual([])
  })
})
