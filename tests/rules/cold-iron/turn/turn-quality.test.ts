import { describe, expect, it } from 'vitest'
import { attack, fighter, gather, refused, send, until, weapon } from '../table'

describe('CI-217: gear of quality', () => {
  it.each([
    [{ hp: 9, quality: true }, 14],
    [{ hp: 9, quality: false }, 9],
    [{ hp: 9, quality: true, rangeRow: 'sling' }, 9],
  ])('%o stands %i points', (given, hp) => {
    const breaks = (taken: number) => {
      const own = fighter('a', { hm: 9, weapons: [weapon(given)] }, { weaponDamage: [taken] })
      const table = until(send(gather(own, fighter('b')), { type: 'fight.begin' }), 'attacks')
      return refused(table, attack('a', 'b'))
    }
    expect(breaks(hp - 1)).toBeNull()
    expect(breaks(hp)).toBe('coldIron.refused.broken')
  })
})
