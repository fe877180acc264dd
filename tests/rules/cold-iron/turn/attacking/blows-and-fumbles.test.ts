import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boutOf, judge } from '../../../../../src/rules/cold-iron/turn/attacking/judge'
import { critSchema } from '../../../../../src/rules/cold-iron/combatant/weapon'
import {
  multipleOf,
  strayMultiple,
  critInHands,
} from '../../../../../src/rules/cold-iron/attack/criticals'
import { strike } from '../../../../../src/rules/cold-iron/attack/damage'
import {
  fumblesAt,
  fumbleWords,
  meleeFumbleWords,
  missileFumbleWords,
  grappleFumblesAt,
} from '../../../../../src/rules/cold-iron/melee/fumbles'
import {
  fumbleChart,
  grappleFumbleChart,
} from '../../../../../src/rules/cold-iron/fight-model/charts/fumbles'
import { multipleDamage } from '../../../../../src/rules/cold-iron/fight-model/charts/multiple-damage'
import { findDuel } from '../../../../../src/rules/cold-iron/turn/core/fight'
import { attacksDeclared, fighter, gather, weapon } from '../../table'

const nets = [6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23]
const row = (crit: 'sharp' | 'blunt' | 'blunt3' | 'blunt4') =>
  nets.map((net) => multipleOf(crit, net, 0, 0))

describe('multiples', () => {
  it('CI-119, CI-120: sharp doubles at 7, triples at 9, one more for every 2', () => {
    expect(row('sharp')).toEqual([1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10])
    expect(multipleDamage).toMatchObject({ double: 7, randomDouble: 3 })
  })

  it('CI-121: blunt triples at 11, one more for every 4', () => {
    expect(row('blunt')).toEqual([1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6])
  })

  it('CI-122: slings in skilled hands have rows of their own', () => {
    const k = (net: number) => Math.floor((net - 7) / 2)
    const skilled = nets.slice(1).map((net) => 2 + Math.ceil(k(net) / 2))
    const masterly = nets.slice(1).map((net) => Math.min(2 + k(net), 3 + Math.floor(k(net) / 2)))
    expect(row('blunt3')).toEqual([1, ...skilled])
    expect(row('blunt4')).toEqual([1, ...masterly])
  })

  it('CI-122: bare hands are sharp from unarmed level 4 on', () => {
    const fists = weapon({ class: 'natural', crit: 'blunt' })
    expect([3, 4].map((level) => critInHands(fists, level))).toEqual(['blunt', 'sharp'])
    expect(critInHands(weapon({ class: 'staff', crit: 'blunt' }), 9)).toBe('blunt')
    expect(critInHands(weapon({ class: 'natural', crit: 'random' }), 9)).toBe('random')
  })

  it('CI-123, CI-124: random crits read their caps from an edited chart, too', () => {
    const even = { ...multipleDamage, randomDouble: 0 }
    expect(multipleOf('random', 40, 0, 0)).toBe(1)
    expect(multipleOf('random', 40, 0, 0, even)).toBe(2)
    expect([4, 5, 6, 7].map((chance) => multipleOf('random', 40, 0, chance))).toEqual([2, 3, 3, 4])
    expect([6, 7, 10, 11, 15].map((chance) => multipleOf('bluntRandom', 60, 0, chance))).toEqual([
      2, 3, 3, 4, 5,
    ])
  })

  it('never fall with a better net, and never rise with protection', () => {
    const crit = fc.constantFrom(...critSchema.options)
    const net = fc.integer({ min: -10, max: 60 })
    const low = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(crit, net, low, fc.integer({ min: -20, max: 30 }), (kind, at, C, chance) => {
        const here = multipleOf(kind, at, C, chance)
        expect(multipleOf(kind, at + 1, C, chance)).toBeGreaterThanOrEqual(here)
        expect(multipleOf(kind, at, C + 1, chance)).toBeLessThanOrEqual(here)
        expect(multipleOf(kind, at, C, chance + 1)).toBeGreaterThanOrEqual(here)
      }),
    )
  })

  it('CI-125: hit-only monsters count multiples as if attack were defence', () => {
    const at = (h: number, hitOnly: boolean, chance: number) => {
      const beast = fighter('a', { h, hitOnly })
      const fight = attacksDeclared(gather(beast, fighter('b')), 'moving', ['a', 'b']).context
      const duel = findDuel(fight, '1.a')
      if (!duel) throw new Error('no duel')
      return judge(boutOf(fight, duel), duel, chance).multiple
    }
    expect([at(24, true, 6), at(24, true, 7), at(24, true, 9)]).toEqual([1, 2, 3])
    expect(at(24, false, -3)).toBe(2)
    expect([at(24, true, -10), at(24, true, -11)]).toEqual([1, 0])
    expect([at(10, true, 10), at(10, true, 11)]).toEqual([1, 2])
  })

  it('CI-126: a stray hit takes C on every step, double included', () => {
    expect([-9, 2, 3, 4, 5, 7].map((chance) => strayMultiple(chance, 0))).toEqual([
      1, 1, 2, 2, 3, 4,
    ])
    expect([5, 6, 7, 8, 10].map((chance) => strayMultiple(chance, 3))).toEqual([1, 2, 2, 3, 4])
  })

  it('CI-127: the rest of a range is taken off every multiple, charge dice are part of it', () => {
    const blow = strike(fighter('b'), weapon({ dice: '1d6' }), [[1], [5, 4]], { rest: 2 })
    expect(blow).toMatchObject({ rolled: 7, wounds: 7 })
    expect(blow.terms.map(({ value }) => value)).toEqual([1, 9, -3])
  })

  it('CI-128: bands of net results for C 3, as in the plate example', () => {
    const nets = [-1, 0, 6, 7, 11, 12, 13, 14, 15, 16]
    expect(nets.map((net) => multipleOf('sharp', net, 3, 99))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5,
    ])
  })
})

describe('CI-129, CI-130: fumbles', () => {
  const rows = (total: number) => fumblesAt(total).map(({ id }) => id)

  it('stack the rows that say or less with the single one', () => {
    expect(rows(0)).toEqual([])
    expect(rows(-1)).toEqual(['openToGrabs'])
    expect(rows(-5)).toEqual(['openToGrabs', 'failsOutright'])
    expect(rows(-6)).toEqual(['openToGrabs', 'failsOutright', 'dodgeOnlyNextTurn'])
    expect(rows(-7).at(-1)).toBe('hitsGround')
    expect(rows(-8)).toEqual(['openToGrabs', 'failsOutright', 'noActionNextTurn'])
    const singles = [-9, -10, -11, -12, -13, -14, -15, -16].map((total) => rows(total).at(-1))
    expect(singles.join(' ')).toBe(
      'twistedAnkle weaponDropped weaponFlung weaponBreaks hitsFriend hitsSelf falls helpless',
    )
    expect(rows(-40)).toHaveLength(4)
    expect(fumblesAt(-9, [])).toEqual([])
  })

  it('CI-130: hand to hand they depend on what was tried', () => {
    const grappling = (total: number, attempt: Parameters<typeof grappleFumblesAt>[1]) =>
      grappleFumblesAt(total, attempt).map(({ id }) => id)
    expect(grappling(0, 'swingIn')).toEqual(['hitsFriendInGrapple'])
    expect(grappling(1, 'swingIn')).toEqual([])
    expect(grappling(0, 'tagAtFullMove')).toEqual(['slowedNextTurn'])
    expect(grappling(0, 'other')).toEqual([])
    expect(grappling(-1, 'other')).toEqual(['opponentsBreakFree'])
    expect(grappling(-5, 'tag')).toEqual(['opponentsBreakFree'])
    expect(grappling(-5, 'tagAtFullMove')).toContain('fallsAtFullMove')
    expect(grappling(-10, 'tag')).toEqual(['opponentsBreakFree', 'fallsTagging'])
    expect(grappling(-10, 'tagAtFullMove')).toContain('fallsTagging')
  })

  it('are words of the catalogue', () => {
    const keys = [...fumbleChart, ...grappleFumbleChart].map((each) => fumbleWords(each).key)
    expect(keys).toHaveLength(18)
    expect(keys[0]).toBe('coldIron.melee.fumble.openToGrabs')
    // Of a blow no missile is told.
    const [, failed] = fumbleChart
    expect(meleeFumbleWords({ id: 'openToGrabs' }).key).not.toBe(keys[0])
    expect(failed && meleeFumbleWords(failed)).toEqual(failed && fumbleWords(failed))
    // Nor does a bow strike the ground.
    expect(missileFumbleWords({ id: 'hitsGround' }, true)).not.toEqual(
      fumbleWords({ id: 'hitsGround' }),
    )
    expect(failed && missileFumbleWords(failed, true)).toEqual(failed && fumbleWords(failed))
  })
})
