import { readRoll } from '../../../../../rules/cold-iron/basics/roll'
import { randomBelow } from '../../../../composables/app-dice'
import type { DiceReading } from '../../../../parts/dice/dice-reading'

/** Rolls percentile digits, after those that lie, until the rules call the roll finished (CI-005). */
export function rollDigits(lying = ''): string {
  let digits = readDigits(lying).state === 'partial' ? lying : ''
  while (readRoll(digits).state === 'unfinished') digits += randomBelow(10)
  return digits
}

/** Judges percentile digits as they are typed (CI-006). */
export function readDigits(text: string): DiceReading {
  if (text === '') return { state: 'empty' }
  const reading = readRoll(text)
  if (reading.state === 'finished') return { state: 'complete' }
  const message = reading.words
  if (reading.state !== 'unfinished') return { state: 'wrong', message }
  return { state: 'partial', message, missing: reading.missing }
}
