import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionOf, fatigueOf, hitPointsOf } from '../../../../src/rules/cold-iron/body/condition'
import { shock } from '../../../../src/rules/cold-iron/attack/damage'
import { convertFatigue, strike } from '../../../../src/rules/cold-iron/attack/damage'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { attack, faces, fighter, gather, roll, send, the, until, weapon } from '../table'

interface Given {
  fatigue?: boolean
  missile?: boolean
  /** T of the armour, and artificial hit points. */
  T?: number
  immuneFlesh?: number
  con?: number
}

const hit = (points: number, given: Given = {}) => {
  const { T = 0, immuneFlesh = 0, con = 20, ...arm } = given
  const struck = fighter('b', { pt: 20, con, armor: { T } }, { immuneFlesh })
  return strike(struck, weapon(arm), [[points]])
}
const said = ({ terms }: ReturnType<typeof hit>) => terms.map(({ value, rule }) => [value, rule])

describe('one blow', () => {
  it('CI-081: passes armour, then immune flesh, then tires and wounds', () => {
    const blow = hit(15, { T: 4, immuneFlesh: 5 })
    expect(blow).toMatchObject({ absorbed: 4, fleshStopped: 5, wounds: 6, fatigue: 5 })
    expect(said(blow)).toEqual([
      [15, 'CI-119'],
      [-4, 'CI-198'],
      [-5, 'CI-074'],
    ])
    expect(said(hit(5))).toEqual([[5, 'CI-119']])
  })

  it('CI-067: stuns with more than half of Pt, wounds and fatigue of the blow together', () => {
    expect(hit(10).stunned).toBe(false)
    expect(hit(11).stunned).toBe(true)
    expect(hit(15, { T: 5 }).stunned).toBe(false)
    expect(hit(11, { immuneFlesh: 4 })).toMatchObject({ fleshStopped: 4, stunned: true })
  })

  it('CI-068: stuns with more than three quarters of Pt when it is a missile', () => {
    expect(hit(15, { missile: true }).stunned).toBe(false)
    expect(hit(16, { missile: true }).stunned).toBe(true)
  })

  it('CI-070: beheads with more than three times Pt in wounds', () => {
    expect(hit(60).beheaded).toBe(false)
    expect(hit(61).beheaded).toBe(true)
    expect(hit(61, { immuneFlesh: 1 }).beheaded).toBe(false)
  })

  it('CI-071: of fatigue stuns from half of Pt and knocks out from all of it', () => {
    const fist = { fatigue: true }
    expect(hit(9, fist)).toMatchObject({ stunned: false, knockedOut: false })
    expect(hit(10, fist)).toMatchObject({ stunned: true, knockedOut: false })
    expect(hit(19, fist).knockedOut).toBe(false)
    expect(hit(20, fist).knockedOut).toBe(true)
  })

  it('CI-072: of fatigue by missile stuns from three quarters and knocks out from one and a half', () => {
    const stone = { fatigue: true, missile: true, con: 99 }
    expect(hit(14, stone).stunned).toBe(false)
    expect(hit(15, stone)).toMatchObject({ stunned: true, knockedOut: false })
    expect(hit(29, stone).knockedOut).toBe(false)
    expect(hit(30, stone).knockedOut).toBe(true)
  })

  it.each([
    [20, 0],
    [21, 1],
    [22, 1],
    [25, 3],
    [26, 3],
  ])('CI-073: of %i fatigue against CON 20 wounds by %i as well', (points, wounds) => {
    expect(hit(points, { fatigue: true })).toMatchObject({ wounds, fatigue: points })
    expect(convertFatigue(points, 20)).toBe(wounds)
  })

  it('CI-074: tires through immune flesh, which can stun but neither knock out nor wound', () => {
    const ten = hit(10, { immuneFlesh: 99 })
    expect(ten).toMatchObject({ fleshStopped: 10, stunned: true, knockedOut: false })
    expect(hit(9, { immuneFlesh: 99 }).stunned).toBe(false)
    const all = hit(70, { immuneFlesh: 99 })
    expect(all).toMatchObject({ fleshStopped: 70, stunned: true, knockedOut: false })
    expect(all).toMatchObject({ beheaded: false, wounds: 0, fatigue: 70 })
    expect(shock(20, { wounds: 0, tiring: 70 }, false).knockedOut).toBe(true)
  })

  it('CI-074: leaves fatigue blows to the body', () => {
    const fist = hit(12, { fatigue: true, immuneFlesh: 99 })
    expect(fist).toMatchObject({ fleshStopped: 0, stunned: true })
  })

  it('CI-081: counts every point once, and nothing below zero', () => {
    const some = fc.nat(200)
    fc.assert(
      fc.property(some, fc.nat(60), some, fc.boolean(), (points, T, immuneFlesh, fatigue) => {
        const blow = hit(points, { fatigue, T, immuneFlesh, con: 999 })
        expect(blow.absorbed + blow.wounds + blow.fatigue).toBe(points)
        expect(blow.wounds).toBeGreaterThanOrEqual(0)
        expect(blow.fleshStopped).toBeLessThanOrEqual(immuneFlesh)
        const more = hit(points + 1, { fatigue, T, immuneFlesh, con: 999 })
        expect(Number(more.stunned)).toBeGreaterThanOrEqual(Number(blow.stunned))
      }),
    )
  })
})

describe('immune flesh in play', () => {
  const flesh = (points: number): FightEvent => ({
    type: 'state.set',
    combatantId: 'z',
    flags: { immuneFlesh: points },
  })

  it('CI-074, CI-081: is lost by what it stops, and two blows of a step share it', () => {
    const people = [fighter('a'), fighter('b'), fighter('z', { d: 8, db: 0, pt: 20 })]
    const opened = send(gather(...people), { type: 'fight.begin' }, flesh(6))
    const declared = send(until(opened, 'attacks'), attack('a', 'z'), attack('b', 'z'))
    let table = until(declared, 'normalWeapons')
    table = send(table, roll(table, 'a', '50'), faces(table, 'a', [5]))
    table = send(table, roll(table, 'b', '50'), faces(table, 'b', [4]))
    expect(table.context.pending.map(({ blow }) => blow.fleshStopped)).toEqual([5, 4])
    const landed = the(until(table, 'shortWeapons'), 'z')
    // 5 and then 1 are stopped; 3 wound
    expect(landed.state).toMatchObject({ damage: 3, immuneFlesh: 0, dailyFatigueEighths: 48 })
    expect([hitPointsOf(landed), fatigueOf(landed), conditionOf(landed)]).toEqual([
      'unhurt',
      'none',
      'unhurt',
    ])
  })
})
