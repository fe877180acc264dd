import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../src/rules/cold-iron/combat'
import { minutesLeft, stepsLeft } from '../../../src/rules/effects/left'
import {
  minutesOfSteps,
  stepLater,
  stepsBetween,
  stepsOf,
  stepsPerMinute,
} from '../../../src/rules/effects/turn-time'

const steps = fc.integer({ min: 0, max: 200_000 })
const moment = fc.record({
  turn: fc.integer({ min: 1, max: 999 }),
  step: fc.integer({ min: 1, max: 15 }),
})

describe('turns and minutes', () => {
  it('CI-001: twelve turns of five seconds are a minute', () => {
    expect(stepsPerMinute(combat)).toBe(12 * 15)
    expect(minutesOfSteps(3 * 15, combat)).toEqual({ minutes: 1, spare: 9 * 15 })
  })

  it('lose no step on the way to the calendar and back', () => {
    fc.assert(
      fc.property(steps, (count) => {
        const { minutes, spare } = minutesOfSteps(count, combat)
        expect(stepsOf({ minutes, spare }, combat)).toBe(count)
        expect(spare).toBeLessThan(stepsPerMinute(combat))
      }),
    )
  })

  it('lie as many steps apart as were counted', () => {
    fc.assert(
      fc.property(moment, steps, (from, count) => {
        expect(stepsBetween(from, stepLater(from, count, combat), combat)).toBe(count)
      }),
    )
  })
})

describe('what is left, in words', () => {
  it.each([
    [0, 'effect.left.step', undefined],
    [1, 'effect.left.steps', 1],
    [14, 'effect.left.steps', 14],
    [15, 'effect.left.turns', 1],
    [16, 'effect.left.turns', 2],
    [900, 'effect.left.turns', 60],
    [901, 'effect.left.minutes', 6],
    [10_800, 'effect.left.hours', 1],
  ])('of %i steps it is %s', (count, key, said) => {
    expect(stepsLeft(count, combat)).toEqual(
      said === undefined ? { key } : { key, with: { count: said } },
    )
  })

  it.each([
    [0, 'effect.left.over', undefined],
    [59, 'effect.left.minutes', 59],
    [60, 'effect.left.hours', 1],
    [61, 'effect.left.minutes', 61],
    [121, 'effect.left.hours', 3],
    [2881, 'effect.left.days', 3],
  ])('of %i minutes it is %s', (count, key, said) => {
    expect(minutesLeft(count)).toEqual(
      said === undefined ? { key } : { key, with: { count: said } },
    )
  })
})
