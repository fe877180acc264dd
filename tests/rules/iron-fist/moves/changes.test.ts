import { describe, expect, it } from 'vitest'
import { changeOn } from '../../../../src/rules/iron-fist/moves/changes'
import { npcSchema } from '../../../../src/rules/iron-fist/npc'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'

describe('a counter that a pick changes', () => {
  const change = { on: 'target', field: 'counters.health', by: -1, rule: 'IF-073' } as const
  const at = { answers: {}, key: 'one', settings: defaultSettings }

  it('IF-073: goes down on a character, with its condition asked for', () => {
    const { effects, asks } = changeOn(characterSchema.parse({}), change, at)
    expect([...effects, ...asks].length).toBeGreaterThan(0)
  })

  it('IF-073: is none that an NPC has: nothing of it changes', () => {
    expect(changeOn(npcSchema.parse({}), change, at)).toEqual({ effects: [], asks: [] })
  })
})
