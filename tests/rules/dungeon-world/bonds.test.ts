import { describe, expect, it } from 'vitest'
import { bondsWith } from '../../../src/rules/dungeon-world/bonds'

const withBonds = (...bonds: (string | object)[]) => ({ bonds })

describe('bonds with somebody', () => {
  it('DW-038: those count whose name is theirs, as a whole or as the table calls them', () => {
    const sheet = withBonds('Wren: owes me a life', 'wren ashdown: is my friend', 'Brand: a fool')
    expect(bondsWith(sheet, 'Wren Ashdown')).toBe(2)
    expect(bondsWith(sheet, 'Brand')).toBe(1)
    expect(bondsWith(sheet, 'Bran')).toBe(0)
  })

  it('DW-038: a bond in plain words counts with whom it names', () => {
    const sheet = withBonds('I stand between Wren and the dark', 'Brand: he has met Wren')
    expect(bondsWith(sheet, 'Wren Ashdown')).toBe(1)
    expect(bondsWith(sheet, 'Hild')).toBe(0)
    expect(bondsWith(withBonds('I keep Wren’s secret'), 'Wren')).toBe(1)
  })

  it('DW-085: a bond that has been resolved counts no more', () => {
    expect(bondsWith(withBonds({ with: 'Wren', text: 'paid', resolved: true }), 'Wren')).toBe(0)
  })

  it('DW-038: nobody’s name names nobody', () => {
    expect(bondsWith(withBonds('the old road'), '')).toBe(0)
  })
})
