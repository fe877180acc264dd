import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cureLines,
  curingLevel,
  delayOfDeath,
  publishedMedic,
  tendingLimit,
} from '../../../../src/rules/cold-iron/body/rest/medic'
import { turnsToLiveIn } from '../../../../src/rules/cold-iron/body/clock'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { defaultSettings } from '../../../../src/rules/cold-iron/settings'
import { told } from '../terms'

describe('medics', () => {
  const lines = (level: number, tended = 0) =>
    cureLines(level, tended).map(({ points, dice, people }) => [dice ?? points, people])

  it.each([
    [0, []],
    [1, [[1, 1]]],
    [3, [[1, 1]]],
    [
      4,
      [
        [1, 1],
        [1, 2],
      ],
    ],
    [
      5,
      [
        [1, 1],
        [1, 2],
        ['1d4', 1],
      ],
    ],
    [
      6,
      [
        [1, 1],
        [1, 3],
        ['1d4', 1],
      ],
    ],
    [
      7,
      [
        [1, 1],
        [1, 3],
        ['1d4', 1],
        ['1d4', 2],
      ],
    ],
    [
      8,
      [
        [1, 1],
        [1, 4],
        ['1d4', 1],
        ['1d4', 2],
        [8, 1],
      ],
    ],
    [
      10,
      [
        [1, 1],
        [1, 5],
        ['1d4', 1],
        ['1d4', 3],
        [10, 1],
        [10, 3],
      ],
    ],
  ])('CI-091: of level %i can cure %j', (level, expected) => {
    expect(lines(level)).toEqual(expected)
  })

  it('CI-091: tend one from level 2 and half their level from 5', () => {
    expect([0, 1, 2, 4, 5, 6, 7, 10].map((level) => tendingLimit(level))).toEqual([
      0, 0, 1, 1, 2, 3, 3, 5,
    ])
  })

  it('CI-091: delay death by a turn from level 3 and two from 6', () => {
    expect([0, 2, 3, 5, 6, 12].map((level) => delayOfDeath(level))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('CI-092: choose one line a night; level 8 gives 8 points to one or 1d4 to two', () => {
    expect(lines(8)).toContainEqual([8, 1])
    expect(lines(8)).toContainEqual(['1d4', 2])
    expect(cureLines(8).map(({ level }) => level)).toEqual([1, 4, 5, 7, 8])
  })

  it('CI-093: of level 11 who tend two cure 1d4 on two', () => {
    expect(curingLevel(11, 2)?.total).toBe(7)
    expect(told(curingLevel(11, 2))).toEqual([
      [11, 'CI-091'],
      [-4, 'CI-093'],
    ])
    expect(lines(11, 2).at(-1)).toEqual(['1d4', 2])
    expect(lines(11, 2)).toContainEqual([1, 3])
  })

  it('CI-093: do both from level 5 only', () => {
    expect(curingLevel(4, 1)).toBeNull()
    expect(cureLines(4, 1)).toEqual([])
    expect(curingLevel(5, 1)?.total).toBe(3)
    expect(lines(5, 2)).toEqual([[1, 1]])
    expect(told(curingLevel(4, 0))).toEqual([[4, 'CI-091']])
  })

  it('CI-093: cannot tend more than their level lets them', () => {
    expect(() => curingLevel(5, 3)).toThrow(expect.objectContaining({ field: 'tended' }))
    expect(() => curingLevel(1, 1)).toThrow(FieldError)
    expect(() => cureLines(5, -1)).toThrow(FieldError)
    for (const of of [tendingLimit, delayOfDeath]) expect(() => of(-1)).toThrow(FieldError)
  })

  it('CI-094: keep those they tend alive past the hour', () => {
    const danger = { hitPoints: 'magicReserve', fatigue: 'none', deepSleep: false } as const
    const left = (inCare: boolean) =>
      turnsToLiveIn({ ...danger, inCare, medicLevel: 2 }, defaultSettings)
    expect(left(false)?.total).toBe(720)
    expect(left(true)).toBeNull()
  })

  it('CI-091: follow the chart of the campaign', () => {
    const ours = {
      ...publishedMedic,
      cures: [{ level: 2, amount: '1d4', people: 'third' }],
      tends: [{ level: 1, people: 'half' }],
      delays: [{ level: 1, turns: 9 }],
      curesWhileTendingFrom: 6,
      levelsPerTended: 1,
    } as const
    expect(delayOfDeath(1, ours)).toBe(9)
    expect(tendingLimit(4, ours)).toBe(2)
    expect(curingLevel(6, 2, ours)?.total).toBe(4)
    expect(curingLevel(5, 1, ours)).toBeNull()
    expect(cureLines(9, 2, ours)).toEqual([{ level: 2, points: null, dice: '1d4', people: 2 }])
  })

  it('CI-091: never do less at a higher level', () => {
    fc.assert(
      fc.property(fc.nat(40), (level) => {
        expect(tendingLimit(level + 1)).toBeGreaterThanOrEqual(tendingLimit(level))
        expect(cureLines(level + 1).length).toBeGreaterThanOrEqual(cureLines(level).length)
      }),
    )
  })
})
