import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf, shareBetween, smallestRoll } from '../../../../src/rules/cold-iron/basics/chance'
import { chanceRolls, firstChance } from '../../../../src/rules/cold-iron/basics/chance-table'
import { readRoll } from '../../../../src/rules/cold-iron/basics/roll'

const rows = chanceRolls.map((roll, index) => [index + firstChance, roll] as const)

/** Finished rolls of every length, as dice give them. */
const finishedRoll = fc
  .tuple(fc.nat(12), fc.constantFrom('0', '9'), fc.integer({ min: 0, max: 9999 }))
  .map(([run, digit, seed]) => {
    const text = digit.repeat(run) + String(seed).padStart(4, '0')
    const reading = readRoll(text)
    return reading.state === 'tooLong' ? reading.finished : text
  })
  .filter((text) => readRoll(text).state === 'finished')

const byValue = (left: string, right: string) =>
  BigInt(left.padEnd(40, '0')) < BigInt(right.padEnd(40, '0')) ? -1 : 1

/** The largest finished roll of the same length that is still smaller; null when there is none. */
function justBelow(roll: string): string | null {
  const text = (BigInt(roll) - 1n).toString().padStart(roll.length, '0')
  const finished = readRoll(text)
  if (finished.state === 'finished') return text
  return finished.state === 'tooLong' ? finished.finished : null
}

describe('CI-008 chance adjustment', () => {
  it('has 81 rows from -40 to +40, each a finished roll, ever larger', () => {
    expect(rows.map(([chance]) => chance)).toEqual(Array.from({ length: 81 }, (_, i) => i - 40))
    for (const [, roll] of rows) expect(readRoll(roll).state).toBe('finished')
    expect([...chanceRolls].sort(byValue)).toEqual(chanceRolls)
  })

  it.each(rows)('%i is reached at %s and not before', (chance, roll) => {
    expect(chanceOf(roll)).toBe(chance)
    expect(smallestRoll(chance)).toBe(roll)
    const below = justBelow(roll)
    if (below) expect(chanceOf(below)).toBe(chance - 1)
  })
})

/** CI-007 as a formula in its own right: the normal curve by its series, for |x| up to six. */
function normal(deviations: number): number {
  let term = deviations
  let total = deviations
  for (let index = 1; index < 400; index++) {
    term *= (deviations * deviations) / (2 * index + 1)
    total += term
  }
  return 0.5 + (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * total
}

describe('CI-007 the normal curve', () => {
  const byHand = new Map([
    [9, '912'],
    [13, '975'],
    [31, '9999984'],
  ])

  it.each(rows.filter(([chance]) => chance >= 0 && chance <= 25))(
    'gives the threshold of %i: %s',
    (chance, roll) => {
      const printed = byHand.get(chance)
      if (printed) expect(roll).toBe(printed)
      else
        expect(roll).toBe(
          normal(0.15 * chance)
            .toFixed(roll.length)
            .slice(2),
        )
    },
  )

  it.each(rows.filter(([chance]) => chance > 0))(
    'mirrors %i (%s) below the middle',
    (chance, roll) => {
      const digits = roll.length
      const mirrored = (10n ** BigInt(digits) - BigInt(roll)).toString().padStart(digits, '0')
      const low = chanceRolls[-chance - firstChance] ?? ''
      expect(mirrored.padEnd(40, '0')).toBe(low.padEnd(40, '0'))
    },
  )

  it('goes on beyond the chart both ways', () => {
    expect(smallestRoll(41)).toBe('99999999961')
    expect(chanceOf('99999999961')).toBe(41)
    expect(chanceOf('99999999960')).toBe(40)
    expect(chanceOf('00000000098')).toBe(-41)
    for (let chance = 41; chance <= 86; chance++) {
      for (const roll of [smallestRoll(chance) ?? '', smallestRoll(-chance) ?? '']) {
        expect(readRoll(roll).state, roll).toBe('finished')
      }
      expect(chanceOf(smallestRoll(chance) ?? '')).toBe(chance)
      expect(chanceOf(smallestRoll(-chance) ?? '')).toBe(-chance)
    }
    expect(smallestRoll(87)).toBeNull()
  })

  it('is total and never falls as rolls rise', () => {
    fc.assert(
      fc.property(finishedRoll, finishedRoll, (one, other) => {
        const [low, high] = [one, other].sort(byValue) as [string, string]
        expect(chanceOf(low)).toBeLessThanOrEqual(chanceOf(high))
        expect(Number.isInteger(chanceOf(one))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('has mean -0.50 and deviation 6.68', () => {
    const shares = rows.map(([chance]) => [chance, shareBetween(chance, chance + 1)] as const)
    const mean = shares.reduce((all, [chance, share]) => all + chance * share, 0)
    const variance = shares.reduce((all, [chance, share]) => all + (chance - mean) ** 2 * share, 0)
    expect(mean).toBeCloseTo(-0.5, 2)
    expect(Math.sqrt(variance)).toBeCloseTo(6.68, 1)
  })

  it('shares are exact to the digit, and all of them together are one', () => {
    expect(shareBetween(3, null)).toBe(0.33)
    expect(shareBetween(null, 0)).toBe(0.5)
    expect(shareBetween(7, null)).toBe(0.15)
    expect(shareBetween(8, 9)).toBe(0.032)
    expect(shareBetween(null, null)).toBe(1)
    expect(shareBetween(85, 86)).toBeLessThan(shareBetween(85, null))
    expect(shareBetween(-86, -85)).toBeLessThan(shareBetween(null, -85))
  })
})

describe('the worked examples of the chart', () => {
  it.each([
    ['89', 8],
    ['67', 3],
    ['66', 2],
    ['35', -3],
    ['999985', 27],
    ['00045', -23],
    ['910', 8],
    ['911', 8],
    ['912', 9],
    ['919', 9],
    ['99999900', 31],
  ])('examples 1-6: %s gives %i', (digits, chance) => {
    expect(readRoll(digits).state).toBe('finished')
    expect(chanceOf(digits)).toBe(chance)
  })
})
