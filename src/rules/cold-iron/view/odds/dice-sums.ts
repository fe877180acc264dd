import type { Dice } from '../../basics/dice-text'

/** Chances of totals, by how far each lies above the smallest. */
export type Shares = readonly number[]

/** Exact chances of the total of dice; what is added to them stays out. */
export function rollSums(dice: readonly Dice[]): Shares {
  return dice
    .flatMap(({ count, sides }) => Array.from({ length: count }, () => sides))
    .reduce<Shares>((sums, sides) => add(sums, even(sides)), [1])
}

/** Chances of the total of dice, from 0, each of which loses so many points and none falls below 0. */
export function weakenedSums(dice: readonly Dice[], rest: number): Shares {
  const plus = dice.reduce((all, each) => all + each.plus, 0)
  const none = Array.from({ length: plus + 1 }, (_, points) => (points === plus ? 1 : 0))
  return dice
    .flatMap(({ count, sides }) => Array.from({ length: count }, () => sides))
    .reduce<Shares>((sums, sides) => add(sums, weakened(sides, rest)), none)
}

/**
 * For 1, 2 and so on up to `times` such totals together: the chance of at least 0, 1 and so on up to
 * `ceiling`. All that lies above the ceiling is counted at it, so that the work stays small.
 */
export function reaching(one: Shares, times: number, ceiling: number): Shares[] {
  const reached: Shares[] = []
  let sums: Shares = [1]
  for (let time = 0; time < times; time++) {
    sums = add(sums, one, ceiling)
    reached.push(atLeast(sums))
  }
  return reached
}

function even(sides: number): Shares {
  return Array.from({ length: sides }, () => 1 / sides)
}

function weakened(sides: number, rest: number): Shares {
  const lost = Math.min(sides, rest)
  const left = Array.from({ length: sides - lost }, () => 1 / sides)
  return [lost / sides, ...left]
}

function add(left: Shares, right: Shares, ceiling = Infinity): Shares {
  const length = Math.min(left.length + right.length - 1, ceiling + 1)
  const sums = Array.from({ length }, () => 0)
  left.forEach((share, one) => {
    right.forEach((also, other) => {
      const place = Math.min(one + other, ceiling)
      sums[place] = (sums[place] ?? 0) + share * also
    })
  })
  return sums
}

function atLeast(sums: Shares): Shares {
  let above = 0
  return sums
    .toReversed()
    .map((share) => (above += share))
    .toReversed()
}
