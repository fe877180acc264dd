import { chanceRolls, firstChance } from './chance-table'
import { readRoll } from './roll'

/** A number between 0 and 1: `mantissa` over ten to the power of `digits`. */
interface Decimal {
  mantissa: bigint
  digits: number
}

/** Furthest adjustment that is worked out: as far as a roll of forty digits can tell apart. */
const reach = 86

/** Every adjustment that dice can show, from the lowest. */
export const allChances: readonly number[] = Array.from(
  { length: 2 * reach + 1 },
  (_, index) => index - reach,
)

/**
 * Chance adjustment of a finished roll (CI-007, CI-008): the largest one whose smallest roll is
 * not above it. Open-ended both ways; total for every text of digits.
 */
export function chanceOf(roll: string): number {
  const rolled = decimalOf(roll)
  let low = -reach
  let high = reach
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isBelow(rolled, threshold(middle))) high = middle - 1
    else low = middle
  }
  return low
}

/**
 * Smallest finished roll that gives at least this adjustment (CI-010); null when it lies beyond
 * what dice can show. One that every roll reaches is answered with the lowest worked out.
 */
export function smallestRoll(chance: number): string | null {
  if (chance > reach) return null
  const { mantissa, digits } = threshold(Math.max(chance, -reach))
  return finish(mantissa.toString().padStart(digits, '0'))
}

/**
 * Share of all rolls that give at least `from` and less than `below`; null leaves that end open.
 * Exact to the digits of the thresholds.
 */
export function shareBetween(from: number | null, below: number | null): number {
  const low = from === null || from < -reach ? nothing : threshold(Math.min(from, reach))
  const high = below === null || below > reach ? everything : threshold(Math.max(below, -reach))
  const digits = Math.max(low.digits, high.digits)
  return Number(widen(high, digits) - widen(low, digits)) / Number(10n ** BigInt(digits))
}

const nothing: Decimal = { mantissa: 0n, digits: 0 }
const everything: Decimal = { mantissa: 1n, digits: 0 }

/** A threshold that ends inside its run of nines is rolled with further zeros. */
function finish(digits: string): string {
  const reading = readRoll(digits)
  return reading.state === 'unfinished' ? digits + '0'.repeat(reading.missing) : digits
}

const published = chanceRolls.map(decimalOf)

/** Tails already worked out, by steps; they never change. */
const tails: Decimal[] = []

/** Smallest roll of an adjustment: the published chart, and the normal curve beyond it. */
function threshold(chance: number): Decimal {
  const row = published[chance - firstChance]
  if (row) return row
  const steps = Math.abs(chance)
  const tail = (tails[steps] ??= tailOf(steps))
  return chance < 0 ? tail : { ...tail, mantissa: 10n ** BigInt(tail.digits) - tail.mantissa }
}

/**
 * Share of rolls beyond 0.15 standard deviations times `steps`, rounded to the two digits that
 * follow its leading zeros (CI-007). The continued fraction is exact to double precision from
 * three deviations on; it is asked for six and more.
 */
function tailOf(steps: number): Decimal {
  const deviations = 0.15 * steps
  let fraction = deviations
  for (let depth = 120; depth > 0; depth--) fraction = deviations + depth / fraction
  const share = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI) / fraction
  const digits = Math.ceil(-Math.log10(share)) + 1
  return { mantissa: BigInt(Math.round(share * 10 ** digits)), digits }
}

function decimalOf(roll: string): Decimal {
  return { mantissa: BigInt(roll || '0'), digits: roll.length }
}

function isBelow(left: Decimal, right: Decimal): boolean {
  const digits = Math.max(left.digits, right.digits)
  return widen(left, digits) < widen(right, digits)
}

function widen({ mantissa, digits }: Decimal, to: number): bigint {
  return mantissa * 10n ** BigInt(to - digits)
}
