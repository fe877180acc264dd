import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { archetypes } from '../../../src/rules/dungeon-world/archetypes/archetypes'
import { npcSchema, standing } from '../../../src/rules/dungeon-world/npc'
import { parseDice } from '../../../src/shared/dice/dice-notation'

const made = (id: string) => npcSchema.parse(archetypes.sheetOf(id, { settings: {}, charts: {} }))

describe('archetypes of Dungeon World', () => {
  it('are at least thirty, each with a name of its own, for NPCs alone', () => {
    const names = archetypes.list.map(({ title }) => words.say(title))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(30)
    expect(names.filter((name) => name.includes('archetype'))).toEqual([])
    expect(archetypes.for).toEqual(['npc'])
  })

  it.each(archetypes.list.map(({ id }) => id))(
    '%s stands unhurt, with dice that can be rolled',
    (id) => {
      const sheet = made(id)
      expect(sheet.hp).toBe(sheet.maxHp)
      expect(standing(sheet)).toBe(sheet.count)
      expect(parseDice(sheet.damage)).not.toBeNull()
      expect(sheet.instinct).not.toBe('')
      expect(sheet.moves.length).toBeGreaterThanOrEqual(2)
      expect(words.say(archetypes.figuresOf(sheet))).toMatch(/^\d+ hp, armour \d, damage /)
    },
  )

  it('is nobody that is not listed', () => {
    expect(archetypes.sheetOf('nobody', { settings: {}, charts: {} })).toBeNull()
  })
})
