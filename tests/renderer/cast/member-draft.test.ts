import { describe, expect, it } from 'vitest'
import {
  changedTexts,
  textsOf,
  usualSystems,
  usualSystemsAfter,
} from '../../../src/renderer/cast/member/member-draft'

describe('somebody new among the cast', () => {
  const inPlay = ['iron', 'oath']

  it('gets the sheets that most have, and all where there is nobody yet or no custom', () => {
    expect(usualSystems({ count: 0, bySystem: {} }, inPlay)).toEqual(inPlay)
    expect(usualSystems({ count: 3, bySystem: { iron: 3, oath: 1 } }, inPlay)).toEqual(['iron'])
    expect(usualSystems({ count: 2, bySystem: {} }, inPlay)).toEqual(inPlay)
  })

  it('are of the company those of the one who was made last, all in play at first', () => {
    const inPlay = ['iron', 'oath']
    const made = (...systems: string[]) => ({
      isAway: false,
      sheets: Object.fromEntries(systems.map((system) => [system, {}])),
    })
    expect(usualSystemsAfter([], inPlay)).toEqual(inPlay)
    expect(usualSystemsAfter([made('iron', 'oath'), made('oath')], inPlay)).toEqual(['oath'])
    expect(usualSystemsAfter([made('oath'), { ...made('iron'), isAway: true }], inPlay)).toEqual([
      'oath',
    ])
    expect(usualSystemsAfter([made('fist')], inPlay)).toEqual(inPlay)
  })
})

describe('the words of somebody', () => {
  it('are sent only where they changed, trimmed', () => {
    const before = textsOf({
      ...{ type: 'npc' as const, id: 'a', name: 'Grol', sheets: {}, ownFields: [] },
      ...{ description: 'An ogre', secret: '' },
    })
    expect(changedTexts(before, { ...before, name: ' Grol ' })).toEqual({})
    expect(changedTexts(before, { ...before, secret: 'He fears fire ', description: '' })).toEqual({
      secret: 'He fears fire',
      description: '',
    })
  })
})
