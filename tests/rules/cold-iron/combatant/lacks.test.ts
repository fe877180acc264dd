import { describe, expect, it } from 'vitest'
import { coldIron } from '../../../../src/rules/cold-iron'
import { phrase } from '../../../../src/shared/phrase'
import { lacksOf } from '../../../../src/rules/cold-iron/combatant/lacks'

const usual = { settings: {}, charts: {} }
const keys = (sheet: object) => lacksOf(sheet).map(({ key }) => key)

describe('what a sheet leaves blank', () => {
  it('is said of a sheet that nobody has filled in, before it counts as 0', () => {
    expect(keys({})).toEqual([
      'coldIron.lacks.attack',
      'coldIron.lacks.defence',
      'coldIron.lacks.weapon',
      'coldIron.lacks.movement',
    ])
  })

  it('is nothing where figures stand: one that shoots needs no melee, one that dodges no parry', () => {
    expect(keys({ hm: 4, db: 3, maFull: 9, weapons: [{ name: 'Sling' }] })).toEqual([])
  })

  it('CI-104: is what it parries with, where a defence was typed that nothing makes count', () => {
    const sheet = { h: 4, d: 12, db: 3, maFull: 9, weapons: [{ name: 'Sword' }] }
    expect(keys(sheet)).toEqual(['coldIron.lacks.parry'])
    expect(keys({ ...sheet, parryMode: 'weapon' })).toEqual([])
  })

  it('CI-098: is no strong attack, but one that does not follow from the attack any more is told', () => {
    const sheet = { h: 4, hs: 4, hw: 2, db: 3, maFull: 9, weapons: [{ name: 'Sword' }] }
    expect(keys(sheet)).toEqual([])
    expect(lacksOf({ ...sheet, h: 8 })).toEqual([
      phrase('coldIron.lacks.strong', { is: 4, follows: 8 }),
    ])
    // Strength above +6 does not count in it.
    expect(keys({ ...sheet, h: 10, hs: 8 })).toEqual([])
    expect(keys({ ...sheet, h: 10, hs: 10 })).toEqual(['coldIron.lacks.strong'])
    // Strength may take off: then the weak attack is the better one.
    expect(keys({ ...sheet, h: 1, hs: 1 })).toEqual([])
    // Without a weak attack nobody knows how much of it is strength.
    expect(keys({ ...sheet, h: 8, hw: undefined })).toEqual([])
  })

  it('is not a 0 that was worked out', () => {
    expect(keys({ basis: {}, maFull: 9, weapons: [{}] })).toEqual([])
  })

  it('is nothing of any archetype but what it fights without', () => {
    for (const { id } of coldIron.archetypes?.list ?? []) {
      const sheet = coldIron.archetypes?.sheetOf(id, usual) ?? {}
      expect(keys(sheet)).not.toContain('coldIron.lacks.attack')
      expect(keys(sheet), id).not.toContain('coldIron.lacks.parry')
    }
  })
})

describe('what is chosen from the lists', () => {
  const weapon = (name: string, sheet: object) =>
    coldIron.lists?.(usual, sheet)['weapons.name']?.options.find(({ value }) => value === name)
      ?.brings

  it('CI-206: a weapon comes with the damage that the strength on the sheet adds', () => {
    const blank = coldIron.sheets.character.parse({})
    const strong = coldIron.sheets.character.parse({ str: 19 })
    const giant = coldIron.sheets.character.parse({ basis: { scores: { str: 60 } } })
    expect(weapon('Spear', blank)).toMatchObject({ class: 'spear', dice: '1d7', bonus: 0 })
    expect(weapon('Spear', strong)).toMatchObject({ dice: '1d7', bonus: 1 })
    expect(weapon('Spear', giant)?.bonus).toBe(5)
  })
})
