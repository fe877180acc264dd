import { describe, expect, it } from 'vitest'
import { carriedArms, npcArms, tableArms } from '../../../../src/rules/iron-fist/gear/armoury'
import { weaponHarm } from '../../../../src/rules/iron-fist/gear/weapon'
import { npcSchema } from '../../../../src/rules/iron-fist/npc'
import { defaultSettings, type Settings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'

const carrying = (...weapons: object[]) => characterSchema.parse({ gear: { weapons } })

describe('the weapons at hand', () => {
  it('IF-132 carried by the table, in the grip they are carried in', () => {
    const arms = carriedArms(
      carrying({ weaponId: 'longsword' }, { weaponId: 'crossbow', grip: 2, loaded: false }),
    )
    expect(arms).toMatchObject([
      { id: 'carried.0', row: { id: 'longsword', harm: 4 }, use: { grip: 1 }, isLoaded: true },
      { id: 'carried.1', row: { id: 'crossbow', harm: 3 }, use: { grip: 2 }, isLoaded: false },
    ])
    const [longsword] = arms
    expect(longsword && weaponHarm(longsword.row, longsword.use).normal.total).toBe(3)
  })

  it('IF-132 written over: harm, piercing harm and tags of its own, under its own name', () => {
    const custom = { harm: 5, ap: 1, tags: ['close'] }
    const [arm, nameless] = carriedArms(
      carrying({ weaponId: 'sword', name: 'Widow', custom }, { weaponId: 'cleaver', custom }),
    )
    expect(arm?.row).toMatchObject({ name: 'Widow', harm: 5, tags: ['close'] })
    expect(nameless?.row.name).toBe('cleaver')
    expect(arm && weaponHarm(arm.row, arm.use)).toMatchObject({
      normal: { total: 5 },
      ap: { total: 1, terms: [{ label: { key: 'ironFist.gear.term.own' }, rule: 'IF-132' }] },
    })
  })

  it('a weapon that no table has is not there', () => {
    expect(carriedArms(carrying({ weaponId: 'spoon' }))).toEqual([])
  })

  it('IF-105 the attacks of an NPC, piercing harm beside the rest', () => {
    const npc = npcSchema.parse({ attacks: [{ name: 'Sabre', harm: 3, ap: 1, tags: ['hand'] }] })
    const [sabre] = npcArms(npc)
    expect(sabre).toMatchObject({ id: 'attack.0', row: { name: 'Sabre' }, isCarried: true })
    const { normal, ap } = sabre ? weaponHarm(sabre.row, sabre.use) : {}
    expect([normal?.total, ap?.total]).toEqual([3, 1])
  })

  it('IF-132 the sixteen weapons of the table, or the campaign’s own', () => {
    expect(tableArms()).toHaveLength(16)
    const weapons = [{ id: 'oar', name: 'Oar', class: 'large' as const, harm: 2, tags: [] }]
    const settings: Settings = { ...defaultSettings, charts: { weapons } }
    expect(tableArms(settings).map(({ id }) => id)).toEqual(['table.oar'])
    expect(carriedArms(carrying({ weaponId: 'oar' }), settings)).toHaveLength(1)
  })
})
