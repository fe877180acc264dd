import { describe, expect, it } from 'vitest'
import { keptTable, keptTerms } from '../../../../src/rules/cold-iron/hand-to-hand/holding/kept'
import type { KeptWeaponId } from '../../../../src/rules/cold-iron/fight-model/hand-to-hand'
import { figure, tableOf } from '../../../support/printed-table'

describe('what keeping things costs hand to hand', () => {
  const total = (...kept: Parameters<typeof keptTerms>[0]) =>
    keptTerms(kept).reduce((sum, { value }) => sum + value, 0)

  const weapons = tableOf(`
    item        HtH
    dagger        0
    shortSword    0
    dart         -2
    smallAxe     -2
    tomahawk     -2
    hammer       -2
    goodHammer   -2
    sword        -4
    axe          -4
    mace         -4
    javelin      -4
    other        -4
    spear        -6
  `)

  it.each(weapons)('CI-169: $item, $HtH', ({ item, HtH }) => {
    expect(total({ item: item as KeptWeaponId })).toBe(HtH)
  })

  it('CI-169: and no other weapons', () => {
    expect(keptTable.weapons.map(({ item }) => item)).toEqual(weapons.map(({ item }) => item))
  })

  const shields = tableOf(`
    shield  D  HtH
    buckler 2   -3
    small   3   -4
    medium  4   -5
    large   5   -6
    great   6   -7
  `)

  it.each(shields)('CI-169: a $shield shield, $HtH', ({ D, HtH }) => {
    expect(total({ item: 'shield', D: figure(D) })).toBe(HtH)
  })
})
