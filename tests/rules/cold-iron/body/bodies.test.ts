import { describe, expect, it } from 'vitest'
import { bodyStrip } from '../../../../src/rules/cold-iron/view/board'
import { conditionOf, stunLasts } from '../../../../src/rules/cold-iron/body/condition'
import { eighths, fatigueLevel, fatigueState } from '../../../../src/rules/cold-iron/body/fatigue'
import { hitPointState, isUnrecoverable } from '../../../../src/rules/cold-iron/body/hit-points'
import { stack } from '../../../../src/rules/cold-iron/basics/modifiers'
import { bodyPenalties } from '../../../../src/rules/cold-iron/body/penalties'
import { sum } from '../../../../src/shared/term'
import { fighter } from '../table'

const penaltyOf = (sheet: object, state: object, desperate = false) =>
  sum(bodyPenalties(fighter('a', sheet, state), desperate)).total

describe('CI-060 hit-point states', () => {
  it.each([
    [20, 20, 'unhurt'],
    [20, 10, 'unhurt'],
    [20, 9, 'blinking'],
    [20, 1, 'blinking'],
    [20, 0, 'safeReserve'],
    [20, -5, 'safeReserve'],
    [20, -6, 'magicReserve'],
    [20, -10, 'magicReserve'],
    [20, -11, 'dying'],
    [25, 13, 'unhurt'],
    [25, 12, 'blinking'],
    [25, -6, 'safeReserve'],
    [25, -7, 'magicReserve'],
    [25, -12, 'magicReserve'],
    [25, -13, 'dying'],
  ])('Pt %i with %i left is %s', (pt, current, state) => {
    expect(hitPointState(pt, current)).toBe(state)
  })

  it('CI-064 lie past recovery only below 3.5 times Pt', () => {
    expect(isUnrecoverable(20, -70)).toBe(false)
    expect(isUnrecoverable(20, -71)).toBe(true)
    expect(isUnrecoverable(25, -87)).toBe(false)
    expect(isUnrecoverable(25, -88)).toBe(true)
  })
})

describe('CI-077 fatigue states', () => {
  it.each([
    [0, 'none'],
    [20, 'none'],
    [20.125, 'blinking'],
    [40, 'blinking'],
    [40.125, 'doubleBlinking'],
    [60, 'doubleBlinking'],
    [60.125, 'unconscious'],
    [120, 'unconscious'],
    [120.125, 'dying'],
  ])('Pt 20 at %d is %s', (level, state) => {
    expect(fatigueState(20, level * eighths)).toBe(state)
  })

  it('CI-076 count damage, temporary and daily fatigue', () => {
    const level = fatigueLevel({ damage: 3, tempFatigue: 2, dailyFatigueEighths: 5 })
    expect(level / eighths).toBe(5.625)
  })
})

describe('CI-061 the blinking penalty', () => {
  it('is -3 for wounds and for fatigue, -5 for twice the fatigue, and only the worst counts', () => {
    expect(penaltyOf({}, { damage: 10 })).toBe(0)
    expect(penaltyOf({}, { damage: 11 })).toBe(-3)
    expect(penaltyOf({}, { tempFatigue: 21 })).toBe(-3)
    expect(penaltyOf({}, { tempFatigue: 41 })).toBe(-5)
    expect(penaltyOf({}, { damage: 11, tempFatigue: 20 })).toBe(-3)
    expect(penaltyOf({}, { damage: 11, tempFatigue: 35 })).toBe(-5)
  })

  it('leaves the undead alone', () => {
    expect(penaltyOf({ undead: true }, { damage: 11, tempFatigue: 41 })).toBe(0)
    expect(conditionOf(fighter('a', { undead: true }, { damage: 11 }))).toBe('unhurt')
  })

  it('CI-065 is set aside by desperation, which costs a point for each turn of it afterwards', () => {
    for (const uses of [0, 1, 2, 3]) {
      expect(penaltyOf({}, { damage: 11, desperationUsed: uses })).toBe(-3 - uses)
      expect(penaltyOf({}, { damage: 11, desperationUsed: uses }, true)).toBe(0)
    }
  })
})

describe('CI-236 exclusive groups', () => {
  const modifier = (value: number, ...groups: number[]) => ({
    groups,
    term: { label: { key: 'x' }, value, rule: 'CI-235' },
  })
  const values = (...given: ReturnType<typeof modifier>[]) => stack(given).map(({ value }) => value)

  it('keep the worst of a group and everything without one', () => {
    expect(values(modifier(-3, 2, 5), modifier(-5, 2, 5))).toEqual([-5])
    expect(values(modifier(-3, 5), modifier(-4, 1), modifier(2))).toEqual([-3, -4, 2])
    expect(values(modifier(-3, 2, 5), modifier(-3, 2, 5))).toEqual([-3])
    expect(values(modifier(4, 3, 4), modifier(-6, 3), modifier(-1, 4))).toEqual([-6, -1])
  })
})

describe('CI-069 a stun', () => {
  it('lasts through the same step of the next turn', () => {
    const until = { turn: 2, step: 11 }
    expect(stunLasts(until, { turn: 1, step: 12 })).toBe(true)
    expect(stunLasts(until, { turn: 2, step: 11 })).toBe(true)
    expect(stunLasts(until, { turn: 2, step: 12 })).toBe(false)
    expect(stunLasts(null, { turn: 1, step: 1 })).toBe(false)
  })
})

describe('the body as a strip', () => {
  it('draws hit points from -Pt to Pt', () => {
    const strip = bodyStrip(fighter('a', {}, { damage: 30 }))
    expect(strip).toMatchObject({ pt: 20, current: -10, state: 'magicReserve', at: 0.25 })
    const ends = strip.bands.map(({ to }) => to)
    expect(strip.bands.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
    expect(ends.at(-1)).toBe(1)
  })

  it('CI-077: draws fatigue by sevenths of its track', () => {
    const { fatigue } = bodyStrip(fighter('a'))
    expect(fatigue.bands.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['none', 0, 1 / 7],
      ['blinking', 1 / 7, 2 / 7],
      ['doubleBlinking', 2 / 7, 3 / 7],
      ['unconscious', 3 / 7, 6 / 7],
      ['dying', 6 / 7, 1],
    ])
  })

  it('stays on its track however bad it gets', () => {
    expect(bodyStrip(fighter('a', {}, { damage: 999 }))).toMatchObject({
      at: 0,
      unrecoverable: true,
      fatigue: { at: 1, state: 'dying' },
    })
  })

  it('tells the penalty with its reason', () => {
    const { penalty } = bodyStrip(fighter('a', {}, { damage: 11 }))
    expect(penalty.total).toBe(-3)
    expect(penalty.terms[0]).toMatchObject({ rule: 'CI-061' })
  })
})
