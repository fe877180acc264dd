import { chanceOf } from './chance'
import { demandWhole, FieldError } from './field-error'
import { readRoll } from './roll'

/** Digits of a leading run that are told apart; whatever is longer gives the last adjustment. */
const longestRun = 39
/** Finished rolls that begin with neither 0 nor 9: two digits from 10 to 89. */
const plainRolls = 80
/** Finished rolls after one run: its two digits cannot begin with the digit of the run. */
const tails = 90
const perRun = 2 * tails

/** How many different finished rolls there are, in a batch. */
export const rollCount = plainRolls + longestRun * perRun

/**
 * The number of a finished roll in a batch: 0 to 79 for 10 to 89, then for each length of run the
 * ninety rolls after zeros and the ninety after nines (CI-005). Refuses text that is no finished
 * roll, naming `roll`.
 */
export function numberOfRoll(roll: string): number {
  if (readRoll(roll).state !== 'finished') throw new FieldError('roll', 0, rollCount - 1)
  const run = roll.length - 2
  const tail = Number(roll.slice(-2))
  return run === 0 ? tail - 10 : numberOf(roll.startsWith('9'), run, tail)
}

/** The finished roll behind a number of a batch. */
export function rollOfNumber(number: number): string {
  demandWhole('number', number, 0, rollCount - 1)
  if (number < plainRolls) return String(number + 10)
  const place = number - plainRolls
  const run = Math.floor(place / perRun) + 1
  const within = place % perRun
  const nines = within >= tails
  const tail = nines ? within - tails : within + 10
  return (nines ? '9' : '0').repeat(run) + String(tail).padStart(2, '0')
}

function numberOf(nines: boolean, run: number, tail: number): number {
  const start = plainRolls + (Math.min(run, longestRun) - 1) * perRun
  return start + (nines ? tails + tail : tail - 10)
}

/** The adjustment of every roll by its number, worked out when first asked for. */
let table: Int8Array | null = null

function chanceTable(): Int8Array {
  table ??= Int8Array.from({ length: rollCount }, (_, number) => chanceOf(rollOfNumber(number)))
  return table
}

/**
 * Chance adjustments of many rolls at once (CI-007, CI-008): `rolls` holds numbers of
 * `numberOfRoll`, `into` takes the answers. Nothing is allocated; the answers are those of
 * `chanceOf`.
 */
export function chancesOf(rolls: Uint16Array, into: Int8Array): void {
  demandWhole('into.length', into.length, rolls.length, Number.MAX_SAFE_INTEGER)
  const chances = chanceTable()
  for (let at = 0; at < rolls.length; at++) into[at] = chances[rolls[at] ?? 0] ?? 0
}

/** What sampling came to: finished rolls written, and digits they took. */
export interface Sampled {
  rolls: number
  digits: number
}

/**
 * Rolls dice from digits handed in, one after the other as at the table (CI-005), until `into` is
 * full or the digits run out; a roll they leave unfinished is not counted. Refuses anything that is
 * no digit, naming its place.
 */
export function sampleRolls(digits: Uint8Array, into: Uint16Array): Sampled {
  let rolls = 0
  let begin = 0
  while (rolls < into.length) {
    let at = begin
    const first = digitAt(digits, at)
    if (first < 0) break
    const hasRun = first === 0 || first === 9
    while (hasRun && digitAt(digits, at) === first) at++
    const tens = digitAt(digits, at)
    const ones = digitAt(digits, at + 1)
    if (tens < 0 || ones < 0) break
    const tail = 10 * tens + ones
    into[rolls++] = hasRun ? numberOf(first === 9, at - begin, tail) : tail - 10
    begin = at + 2
  }
  return { rolls, digits: begin }
}

/** A digit; -1 past the end. */
function digitAt(digits: Uint8Array, at: number): number {
  const digit = digits[at]
  if (digit === undefined) return -1
  return digit <= 9 ? digit : demandWhole(`digits[${at}]`, digit, 0, 9)
}
