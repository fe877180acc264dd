import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { archetypesOf, calledAs } from '../../../src/renderer/cast/member/archetypes'

describe('what somebody begins as', () => {
  const [first] = archetypesOf('npc', 'dungeon-world')?.list ?? []

  it('names an NPC until a name is written, and nobody who begins blank', () => {
    const chosen = { 'dungeon-world': first?.id ?? '' }
    const named = calledAs('npc', ['dungeon-world'], chosen)
    expect(named && words.say(named)).toBe(first && words.say(first.title))
    expect(calledAs('npc', ['dungeon-world'], {})).toBeUndefined()
    expect(calledAs('npc', [], chosen)).toBeUndefined()
  })

  it('names no character: that is a kind of people, and no name', () => {
    const [own] = archetypesOf('character', 'cold-iron')?.list ?? []
    const chosen = { 'cold-iron': own?.id ?? '' }
    expect(calledAs('character', ['cold-iron'], chosen)).toBeUndefined()
  })
})
