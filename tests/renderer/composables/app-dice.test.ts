import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginWith,
  randomBelow,
  rollAgain,
  rollDice,
  takeDrawn,
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

  it('are rolled again from the seed and draw that their command has told', () => {
    fc.assert(
      fc.property(anySeed, fc.array(anyDice, { minLength: 1, maxLength: 10 }), (seed, rolls) => {
        beginWith(seed)
        for (const sides of rolls) {
          const faces = rollDice(sides)
          const drawn = takeDrawn()
          expect(drawn).toMatchObject({ seed })
          expect(rollAgain(drawn ?? { seed: 0, first: 1 }, sides)).toEqual(faces)
        }
        expect(takeDrawn()).toBeUndefined()
      }),
    )
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
