import { describe, expect, it } from 'vitest'
import { readStruck } from '../../../../src/rules/iron-fist/harm/struck'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { character, made, told } from '../moves/play'

const solid = (guarded: string) => ({
  dice: [4, 4],
  picks: ['g'],
  answers: { stat: 'steel', guarded },
})
const miss = { dice: [1, 1], picks: ['serious'], answers: { instead: 'keep' } }
const suffer = (harm: number, guard: number, health = 1) =>
  told(made('sufferHarm', { ...miss, given: { harm } }, { actor: { guard, counters: { health } } }))

describe('a defence that takes harm off', () => {
  it('IF-088 a solid defence takes 1 off the next harm, 3 member marked as 2, and is gone', () => {
    expect(told(made('defend', solid('self')))).toEqual(['actor guard: 0 → 1 (IF-088)'])
    expect(suffer(3, 0)).toEqual(['actor counters.health: 1 → -2 (IF-112)'])
    expect(suffer(3, 1)).toEqual([
      'actor counters.health: 1 → -1 (IF-112)',
      'actor guard: 1 → 0 (IF-088)',
    ])
  })

  it('IF-088 it may be an ally’s', () => {
    expect(told(made('defend', solid('ally'), { ally: character() }))).toEqual([
      'ally guard: 0 → 1 (IF-088)',
    ])
  })

  it('IF-102 cover takes 1 off the harm of a counterattack', () => {
    const shot = { dice: [4, 4], given: { harm: 0 }, picks: ['d'], answers: { stat: 'thrown' } }
    const settings = { 'ammo.thrownToo': false }
    expect(told(made('takeYourShot', shot, { settings }))).toEqual(['actor guard: 0 → 1 (IF-102)'])
  })

  it('IF-088 it may stop all of it: nothing is rolled, and it is gone all the same', () => {
    expect(
      told(made('sufferHarm', { dice: [], given: { harm: 1 } }, { actor: { guard: 1 } })),
    ).toEqual(['actor guard: 1 → 0 (IF-088)'])
  })

  it('IF-088 with no harm it stays; the next move of the fight lets it go', () => {
    const actor = { guard: 1 }
    expect(told(made('sufferHarm', { dice: [], given: { harm: 0 } }, { actor }))).toEqual([])
    const answers = { stat: 'steel' }
    for (const move of ['engage', 'defend', 'faceDeath']) {
      expect(told(made(move, { dice: [1, 1], answers }, { actor }))).toEqual([
        'actor guard: 1 → 0 (IF-088)',
      ])
    }
  })

  it('IF-088 the harm of an exchange is read with it before anything is marked', () => {
    const { sheet } = character({ guard: 1, counters: { health: 1 } })
    const hit = { normal: 3, ap: 0 }
    const struck = { id: 'a', kind: 'character' as const, sheet, body: '0', debility: false }
    const [read] = readStruck([{ ...struck, hits: [hit, hit], less: 1 }], defaultSettings)
    expect(read).toMatchObject({ through: { total: 4 }, from: 1, to: -3 })
  })
})
