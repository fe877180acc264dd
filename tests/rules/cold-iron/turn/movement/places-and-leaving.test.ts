import { describe, expect, it } from 'vitest'
import {
  isFlight,
  isFreeAttack,
  pursuitsOf,
  refusePursuit,
} from '../../../../../src/rules/cold-iron/melee/leaving'
import { sureParries } from '../../../../../src/rules/cold-iron/melee/parry'

it('CI-110: of two he is sure to parry one, of three two', () => {
  expect([0, 1, 2, 3, 4].map(sureParries)).toEqual([0, 1, 1, 2, 2])
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
