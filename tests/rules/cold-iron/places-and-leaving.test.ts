import { describe, expect, it } from 'vitest'
import { type Hexside } from '../../../src/rules/cold-iron/melee/hexes'
import {
  isFlight,
  isFreeAttack,
  pursuitsOf,
  refusePursuit,
} from '../../../src/rules/cold-iron/melee/leaving'
import { refusePlaces, sureParries, type Placed } from '../../../src/rules/cold-iron/melee/places'

describe('places', () => {
  const at = (id: string, position: 1 | 2 | 3 | 4, given: Partial<Placed> = {}): Placed => ({
    id,
    position,
    at: null,
    engaged: true,
    canBeParried: true,
    ...given,
  })
  const why = (placed: Placed[], attacked: string | null = null) =>
    refusePlaces(placed, attacked)?.key.split('.').at(-1) ?? null

  it('CI-105: whom the defender attacks faces the primary defence', () => {
    expect(why([at('a', 1), at('b', 2)], 'a')).toBeNull()
    expect(why([at('a', 1), at('b', 2)], 'b')).toBe('attackedFirst')
    expect(why([at('a', 2)], 'z')).toBeNull()
  })

  it('CI-105: the second parry goes to a neighbour of the first', () => {
    const pair = (one: Hexside, other: Hexside) =>
      why([at('a', 1, { at: one }), at('b', 2, { at: other })])
    expect([pair(1, 2), pair(2, 1), pair(1, 6), pair(3, 3)]).toEqual([null, null, null, null])
    expect([pair(1, 3), pair(1, 4), pair(1, 5), pair(6, 2)]).toEqual(
      Array.from({ length: 4 }, () => 'notAdjacent'),
    )
    expect(why([at('a', 1, { at: 1 }), at('b', 2)])).toBeNull()
  })

  it('CI-105, CI-110: who is not engaged or cannot be parried is dodged', () => {
    expect(why([at('a', 2, { engaged: false })])).toBe('onlyDodge')
    expect(why([at('a', 1, { canBeParried: false })])).toBe('onlyDodge')
    expect(why([at('a', 3, { engaged: false, canBeParried: false })])).toBeNull()
    expect(why([at('a', 1), at('b', 1)])).toBe('onePlaceTwice')
    expect(why([at('a', 2), at('b', 2)])).toBe('onePlaceTwice')
    expect(why([at('a', 3), at('b', 3)])).toBeNull()
  })

  it('CI-110: of two he is sure to parry one, of three two', () => {
    expect([0, 1, 2, 3, 4].map(sureParries)).toEqual([0, 1, 1, 2, 2])
  })
})

describe('leaving', () => {
  const foot = { mounted: false }
  const rider = { mounted: true }

  it('CI-115: one hex is free, two are flight, and the unengaged do not flee', () => {
    expect([isFlight(1, 1), isFlight(2, 1), isFlight(2, 0)]).toEqual([false, true, false])
  })

  it('CI-116: an engager strikes once, follows or not, or grabs instead', () => {
    const all = pursuitsOf(foot, { mounted: false, weaponClass: 'sword' })
    expect(all).toEqual(['letGo', 'freeAttack', 'freeAttackAndFollow', 'initiateHandToHand'])
    expect(all.filter(isFreeAttack)).toEqual(['freeAttack', 'freeAttackAndFollow'])
  })

  it('CI-117: a rider leaves foot freely, but not spears or riders', () => {
    expect(pursuitsOf(rider, { mounted: false, weaponClass: 'sword' })).toEqual(['letGo'])
    expect(pursuitsOf(rider, { mounted: false, weaponClass: 'spear' })).toHaveLength(4)
    expect(pursuitsOf(rider, { mounted: true, weaponClass: 'sword' })).toHaveLength(4)
    expect(pursuitsOf(foot, { mounted: true, weaponClass: 'sword' })).toHaveLength(4)
    const sword = { mounted: false, weaponClass: 'sword' } as const
    expect(refusePursuit('freeAttack', rider, sword)?.key).toContain('riderLeaves')
    expect(refusePursuit('letGo', rider, sword)).toBeNull()
  })
})
