import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  settleBlow,
  type MixedBlow,
  type Struck,
} from '../../../src/rules/cold-iron/body/mixed-blow'
import { keys, told } from './terms'

const target: Struck = {
  pt: 20,
  con: 20,
  stopping: 0,
  immuneFlesh: 0,
  damage: 0,
  tempFatigue: 0,
  dailyFatigueEighths: 0,
}
const sword = { points: 0, fatigue: false, missile: false }
const hit = (points: number, blow: Partial<MixedBlow> = {}, struck: Partial<Struck> = {}) =>
  settleBlow({ ...sword, points, ...blow }, { ...target, ...struck })

describe('one blow', () => {
  it('CI-081: passes armour, then immune flesh, then tires and wounds, then leaves its states', () => {
    const blow = hit(15, {}, { stopping: 4, immuneFlesh: 5, damage: 5 })
    expect(blow).toMatchObject({ absorbed: 4, fleshStopped: 5 })
    expect(told(blow.wounds)).toEqual([
      [15, 'CI-081'],
      [-4, 'CI-198'],
      [-5, 'CI-074'],
    ])
    expect(keys(blow.wounds)).toEqual(['blow', 'armour', 'immuneFlesh'])
    expect(told(blow.fatigue)).toEqual([[5, 'CI-074']])
    expect(blow).toMatchObject({ hitPoints: 'blinking', tiredness: 'none' })
    expect(blow.wounds.total).toBe(6)
  })

  it('CI-081: tells only what happened', () => {
    const bare = hit(5)
    expect(told(bare.wounds)).toEqual([[5, 'CI-081']])
    expect(bare.fatigue.terms).toEqual([])
    expect(hit(0, { fatigue: true })).toMatchObject({
      wounds: { total: 0, terms: [] },
      fatigue: { total: 0, terms: [] },
    })
    expect(hit(1, {}, { pt: 1, con: 0 })).toMatchObject({ hitPoints: 'safeReserve' })
    expect(hit(1, { fatigue: true }, { con: 0 }).wounds.total).toBe(1)
  })

  it('CI-081: reads the states after it, the fatigue of the same blow included', () => {
    expect(hit(11).hitPoints).toBe('blinking')
    expect(hit(10).hitPoints).toBe('unhurt')
    expect(hit(20, { fatigue: true }).tiredness).toBe('none')
    expect(hit(20, { fatigue: true }, { dailyFatigueEighths: 1 }).tiredness).toBe('blinking')
    expect(hit(1, { fatigue: true }, { tempFatigue: 20 }).tiredness).toBe('blinking')
    expect(hit(1, {}, { damage: 19 })).toMatchObject({ hitPoints: 'safeReserve' })
  })

  it('CI-067: stuns with more than half of Pt, wounds and fatigue of the blow together', () => {
    expect(hit(10).stunned).toBe(false)
    expect(hit(11).stunned).toBe(true)
    expect(hit(15, {}, { stopping: 5 }).stunned).toBe(false)
    expect(hit(11, {}, { immuneFlesh: 4 })).toMatchObject({ fleshStopped: 4, stunned: true })
  })

  it('CI-068: stuns with more than three quarters of Pt when it is a missile', () => {
    expect(hit(15, { missile: true }).stunned).toBe(false)
    expect(hit(16, { missile: true }).stunned).toBe(true)
  })

  it('CI-070: beheads with more than three times Pt in wounds', () => {
    expect(hit(60).beheaded).toBe(false)
    expect(hit(61).beheaded).toBe(true)
    expect(hit(61, {}, { immuneFlesh: 1 }).beheaded).toBe(false)
  })

  it('CI-071: of fatigue stuns from half of Pt and knocks out from all of it', () => {
    const fist = { fatigue: true }
    expect(hit(9, fist)).toMatchObject({ stunned: false, knockedOut: false })
    expect(hit(10, fist)).toMatchObject({ stunned: true, knockedOut: false })
    expect(hit(19, fist).knockedOut).toBe(false)
    expect(hit(20, fist).knockedOut).toBe(true)
    expect(keys(hit(9, fist).fatigue)).toEqual(['fatigueBlow'])
  })

  it('CI-072: of fatigue by missile stuns from three quarters and knocks out from one and a half', () => {
    const stone = { fatigue: true, missile: true }
    expect(hit(14, stone).stunned).toBe(false)
    expect(hit(15, stone)).toMatchObject({ stunned: true, knockedOut: false })
    expect(hit(29, stone, { con: 99 }).knockedOut).toBe(false)
    expect(hit(30, stone, { con: 99 }).knockedOut).toBe(true)
  })

  it.each([
    [20, 0],
    [21, 1],
    [22, 1],
    [25, 3],
    [26, 3],
  ])('CI-073: of %i fatigue against CON 20 wounds by %i as well', (points, wounds) => {
    const blow = hit(points, { fatigue: true })
    expect(blow.wounds.total).toBe(wounds)
    expect(blow.fatigue.total).toBe(points)
    expect(told(blow.wounds)).toEqual(wounds ? [[wounds, 'CI-073']] : [])
  })

  it('CI-074: tires through immune flesh, which can stun but neither knock out nor wound', () => {
    const ten = hit(10, {}, { immuneFlesh: 99 })
    expect(ten).toMatchObject({ fleshStopped: 10, stunned: true, knockedOut: false })
    expect(hit(9, {}, { immuneFlesh: 99 }).stunned).toBe(false)
    const all = hit(70, {}, { immuneFlesh: 99 })
    expect(all).toMatchObject({ fleshStopped: 70, stunned: true, knockedOut: false })
    expect(all).toMatchObject({ beheaded: false, tiredness: 'unconscious', hitPoints: 'unhurt' })
    expect(all.wounds.total).toBe(0)
    expect(keys(all.fatigue)).toEqual(['fleshFatigue'])
  })

  it('CI-074: leaves fatigue blows to the body', () => {
    expect(hit(12, { fatigue: true }, { immuneFlesh: 99 })).toMatchObject({
      fleshStopped: 0,
      stunned: true,
    })
  })

  it('CI-075: of magic stuns and knocks out only as its spell says', () => {
    const quiet = { spellSays: { stuns: false, knocksOut: false } }
    const loud = { spellSays: { stuns: true, knocksOut: true } }
    expect(hit(61, quiet)).toMatchObject({ stunned: false, knockedOut: false, beheaded: true })
    expect(hit(30, { ...quiet, fatigue: true })).toMatchObject({
      stunned: false,
      knockedOut: false,
    })
    expect(hit(0, loud)).toMatchObject({ stunned: true, knockedOut: true })
    expect(hit(11, { spellSays: null }).stunned).toBe(true)
  })

  it('CI-081: counts every point once, and nothing below zero', () => {
    const some = fc.nat(200)
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (points, stopping, immuneFlesh, fatigue) => {
        const blow = hit(points, { fatigue }, { stopping, immuneFlesh, con: 999 })
        expect(blow.absorbed + blow.wounds.total + blow.fatigue.total).toBe(points)
        expect(blow.wounds.total).toBeGreaterThanOrEqual(0)
        expect(blow.fleshStopped).toBeLessThanOrEqual(immuneFlesh)
        const more = hit(points + 1, { fatigue }, { stopping, immuneFlesh, con: 999 })
        expect(Number(more.stunned)).toBeGreaterThanOrEqual(Number(blow.stunned))
      }),
    )
  })

  it.each([
    ['points', () => hit(-1)],
    ['pt', () => hit(1, {}, { pt: 0 })],
    ['stopping', () => hit(1, {}, { stopping: -1 })],
    ['immuneFlesh', () => hit(1, {}, { immuneFlesh: 0.5 })],
    ['con', () => hit(1, {}, { con: -1 })],
  ])('CI-081: names %s when it is outside sense', (field, strike) => {
    expect(strike).toThrow(expect.objectContaining({ field }))
  })
})
