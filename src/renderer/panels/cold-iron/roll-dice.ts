import { readRoll } from '../../../rules/cold-iron/roll'
import type { DiceReading } from '../../parts/dice-reading'

/** Whole numbers of 32 bits there are. */
const span = 2 ** 32

/** A random whole number from 0 up to, but not including, `sides`; every one equally likely. */
function randomBelow(sides: number): number {
  const fair = span - (span % sides)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? span) >= fair)
  return (drawn[0] ?? 0) % sides
}

/** Rolls percentile digits until the rules call the roll finished (CI-005). */
export function rollDigits(): string {
  let digits = ''
  while (readRoll(digits).state === 'unfinished') digits += randomBelow(10)
  return digits
}

/** Rolls `count` dice of `sides` sides. */
export function rollFaces(count: number, sides: number): number[] {
  return Array.from({ length: count }, () => randomBelow(sides) + 1)
}

/** Rolls one die for each of these sides. */
export function rollDice(sides: readonly number[]): number[] {
  return sides.flatMap((each) => rollFaces(1, each))
}

/** Judges percentile digits as they are typed (CI-006). */
export function readDigits(text: string): DiceReading {
  if (text === '') return { state: 'empty' }
  const reading = readRoll(text)
  if (reading.state === 'finished') return { state: 'complete' }
  const state = reading.state === 'unfinished' ? 'partial' : 'wrong'
  return { state, message: reading.words }
}
