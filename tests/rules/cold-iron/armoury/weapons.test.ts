import { describe, expect, it } from 'vitest'
import { armouryIn } from '../../../../src/rules/cold-iron/armoury/armoury'
import { archetypes } from '../../../../src/rules/cold-iron/archetypes/archetypes'
import { sheetSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { canWear } from '../../../../src/rules/cold-iron/gear/item-wear'
import { parryClassOf } from '../../../../src/rules/cold-iron/ratings/melee'

const usual = { settings: {}, charts: {} }
const { weapons } = armouryIn(usual)
const named = (crit: string) =>
  weapons.filter((weapon) => weapon.crit === crit).map(({ name }) => name)

describe('the ready-made weapons', () => {
  it('CI-121: slings, fists, staves, clubs and what strikes with a body are blunt', () => {
    expect(named('blunt')).toEqual([
      ...['Club', 'Great club', 'Quarterstaff', 'Thrown rock', 'Sling'],
      ...['Fists', 'Hooves', 'Tail', 'Coils'],
    ])
  })

  it('CI-123: maces are not blunt: their multiples are random, up to the sharp row', () => {
    expect(named('random')).toEqual(['Mace', 'War hammer', 'Maul'])
    const { weapons } = sheetSchema.parse(archetypes.sheetOf('priest', usual))
    expect(weapons).toMatchObject([{ name: 'Mace', crit: 'random' }])
  })

  it('CI-212: clubs wear no shield and no weapon, and parry as clumsily as maces', () => {
    const clubs = weapons.filter(({ name }) => /club/i.test(name))
    expect(clubs.map(({ name, class: kind }) => [name, kind])).toEqual([
      ['Club', 'club'],
      ['Great club', 'club'],
    ])
    const columns = ['vsShield', 'deliberateVsShield', 'vsWeapon'] as const
    expect(columns.filter((column) => canWear('club', column))).toEqual([])
    expect(columns.filter((column) => canWear('mace', column))).toEqual(columns)
    expect([parryClassOf('club'), parryClassOf('mace')]).toEqual(['clumsy', 'clumsy'])
  })

  it('CI-080: clubs, fists and thrown stones tire and do not wound', () => {
    const tiring = weapons.filter(({ fatigue }) => fatigue).map(({ name }) => name)
    expect(tiring).toEqual(['Club', 'Great club', 'Thrown rock', 'Fists'])
  })
})
