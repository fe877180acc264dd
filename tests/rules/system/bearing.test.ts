import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../../src/rules'
import type { MemberType } from '../../../src/rules/system/conversion'

/** How somebody with this sheet looks, each body of theirs. */
const looks = (system: string, type: MemberType, sheet: object) =>
  ruleSystem(system)
    ?.bearings?.(type, sheet)
    .map(({ look }) => look)

describe('how somebody bears up in a fight without turns', () => {
  it('IF-125 IF-115: Health below zero is a wound, and at the bottom the next may be mortal', () => {
    const at = (health: number, more: object = {}) =>
      looks('iron-fist', 'character', { counters: { health }, ...more })
    expect(at(3)).toEqual(['unhurt'])
    // Nobody knows whether one who had two points fell to none, or began there.
    expect(at(0)).toEqual([null])
    expect(at(2, { counterMax: { health: 2 } })).toEqual(['unhurt'])
    expect(at(3, { conditions: ['unstable'] })).toEqual(['hurt'])
    expect(at(-1)).toEqual(['hurt'])
    expect(at(-3)).toEqual(['reeling'])
    expect(at(-3, { dying: true })).toEqual(['down'])
  })

  it('IF-109 IF-110: whoever is out, dead or in a panic shows it, whatever the harm', () => {
    const at = (status: string, harmSuffered = 0) =>
      looks('iron-fist', 'npc', { status, harmSuffered })
    expect(at('active')).toEqual(['unhurt'])
    expect(at('active', 2)).toEqual(['hurt'])
    expect(at('active', 400)).toEqual(['reeling'])
    expect(at('panicked')).toEqual(['reeling'])
    expect(at('out')).toEqual(['down'])
    expect(at('dead')).toEqual(['dead'])
  })

  it('IS-057: health shows, and a foe’s sheet counts nothing', () => {
    const at = (value: number, more: object = {}) =>
      looks('ironsworn', 'character', { health: { value, max: 5 }, ...more })
    expect(at(5)).toEqual(['unhurt'])
    expect(at(3)).toEqual(['hurt'])
    expect(at(0)).toEqual(['reeling'])
    expect(at(0, { status: 'dead' })).toEqual(['dead'])
    expect(looks('ironsworn', 'npc', { rank: 'epic' })).toEqual([])
  })

  it('DW-043 DW-053: hit points show, and so does whoever lies at their last breath', () => {
    const at = (hp: number, life = 'alive') =>
      looks('dungeon-world', 'character', { hp, maxHp: 10, life })
    expect(at(10)).toEqual(['unhurt'])
    expect(at(5)).toEqual(['hurt'])
    expect(at(4)).toEqual(['reeling'])
    expect(at(0, 'dying')).toEqual(['down'])
    expect(at(0, 'dead')).toEqual(['dead'])
  })
})
