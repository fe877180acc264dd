import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginWith,
  drawnFor,
  randomBelow,
  rollAgain,
  rollDice,
  rollRest,
  useSeed,
} from '../../../src/renderer/composables/app-dice'

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const anyDice = fc.array(fc.constantFrom(2, 4, 6, 8, 10, 12, 20, 100), {
  minLength: 1,
  maxLength: 8,
})

describe("the app's dice", () => {
  it('have the same faces again from the same seed, and faces of their sides', () => {
    fc.assert(
      fc.property(anySeed, fc.array(anyDice, { maxLength: 10 }), (seed, rolls) => {
        beginWith(seed)
        const first = rolls.map((sides) => rollDice(sides))
        beginWith(seed)
        expect(rolls.map((sides) => rollDice(sides))).toEqual(first)
        for (const [at, sides] of rolls.entries()) {
          for (const [die, most] of sides.entries()) {
            expect(first[at]?.[die]).toBeGreaterThanOrEqual(1)
            expect(first[at]?.[die]).toBeLessThanOrEqual(most)
          }
        }
      }),
    )
  })

  it('are rolled for those that do not lie yet, and for all where all lie', () => {
    fc.assert(
      fc.property(anySeed, anyDice, fc.nat(), (seed, sides, some) => {
        const lying = sides.slice(0, some % sides.length).map(() => 1)
        beginWith(seed)
        const rolled = rollDice(sides.slice(lying.length))
        beginWith(seed)
        expect(rollRest(lying, sides)).toEqual([...lying, ...rolled])
        beginWith(seed)
        const all = rollDice(sides)
        beginWith(seed)
        expect(rollRest(all, sides)).toEqual(all)
      }),
    )
  })

  it('D6: are rolled again from the seed and draw that their command has told, however often they were rolled before', () => {
    const rolls = fc.array(anyDice, { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(anySeed, rolls, fc.nat(), (seed, made, which) => {
        beginWith(seed)
        const faces = made.map((sides) => rollDice(sides))
        const [dice = [], sides = []] = [faces[which % made.length], made[which % made.length]]
        const drawn = drawnFor({ type: 'any', given: [1, 1], roll: { dice, typed: false } })
        expect(drawn).toMatchObject({ seed, count: sides.length })
        expect(rollAgain(drawn ?? { seed: 0, first: 1 }, sides)).toEqual(dice)
        expect(drawnFor({ dice, typed: true })).toBeUndefined()
      }),
    )
  })

  it('D6: are found where they stand as digits, as one number, and in several lists', () => {
    beginWith(7)
    rollDice([6, 6])
    const digits = Array.from({ length: 4 }, () => randomBelow(10))
    expect(drawnFor({ roll: digits.join(''), typed: false })).toEqual({
      ...{ seed: 7, first: 3, count: 4 },
    })
    const [face = 0] = rollDice([100])
    expect(drawnFor({ roll: { face, typed: false } })).toEqual({ seed: 7, first: 7, count: 1 })
    const dice = [rollDice([8, 8]), rollDice([8])]
    expect(drawnFor({ events: [{ dice, typed: false }] })).toEqual({ seed: 7, first: 8, count: 3 })
    expect(drawnFor({ dice: [], typed: false })).toBeUndefined()
  })

  it('show every face about as often', () => {
    beginWith(7)
    const counts = new Map<number, number>()
    for (let roll = 0; roll < 60_000; roll++) {
      const face = randomBelow(6)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500)
    expect(useSeed().drawn.value).toBeGreaterThanOrEqual(60_000)
  })
})
