import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { archetypes } from '../../../src/rules/iron-fist/archetypes/archetypes'
import { npcSchema } from '../../../src/rules/iron-fist/npc'

const made = (id: string) => npcSchema.parse(archetypes.sheetOf(id, { settings: {}, charts: {} }))

describe('archetypes of Iron Fist', () => {
  it('are at least thirty, each with a name of its own, for NPCs alone', () => {
    const names = archetypes.list.map(({ title }) => words.say(title))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(30)
    expect(names.filter((name) => name.includes('archetype'))).toEqual([])
    expect(archetypes.for).toEqual(['npc'])
  })

  it('IF-132, IF-133: a gate halberdier strikes for 4 at close range and wears armour 2', () => {
    expect(made('halberdier')).toMatchObject({
      armor: 2,
      shield: 0,
      attacks: [{ name: 'Halberd', harm: 4, ap: 0, tags: ['close', '2hands'] }],
    })
  })

  it('IF-133: a shield is worth 1 beside the armour that is worn', () => {
    expect(made('footSoldier')).toMatchObject({ armor: 1, shield: 1 })
  })

  it('IF-105, IF-128: fire of a wyrm is piercing harm of 5, its jaws a weapon of war’s 4', () => {
    expect(made('wyrm').attacks).toMatchObject([
      { harm: 4, ap: 0 },
      { harm: 0, ap: 5 },
    ])
  })

  it.each(archetypes.list.map(({ id }) => id))('%s is unhurt, and does harm', (id) => {
    const { harmSuffered, status, attacks } = made(id)
    expect({ harmSuffered, status }).toEqual({ harmSuffered: 0, status: 'active' })
    expect(attacks.every(({ harm, ap }) => harm + ap >= 1)).toBe(true)
    expect(words.say(archetypes.figuresOf(made(id)))).toMatch(/armour \d, harm \d/)
  })

  it('is nobody that is not listed', () => {
    expect(archetypes.sheetOf('nobody', { settings: {}, charts: {} })).toBeNull()
  })
})
