import { phrase, type Phrase } from '../../../shared/phrase'

/** Digits of a roll at most; the odds of needing more are one in 10^38. */
export const longestRoll = 40

/** A roll as far as it has come: finished, in need of digits, or not a roll. */
export type RollReading =
  | { state: 'finished'; digits: string }
  | { state: 'unfinished'; digits: string; missing: number; words: Phrase }
  | { state: 'tooLong'; finished: string; words: Phrase }
  | { state: 'notDigits'; words: Phrase }

/**
 * Reads the digits of a success roll. A leading run of zeros or of nines is followed by exactly
 * two more digits, and the roll goes on while every digit still belongs to the run
 * (CI-005, CI-006). `missing` is the least number of digits still to come.
 */
export function readRoll(text: string): RollReading {
  if (!/^\d*$/.test(text)) return { state: 'notDigits', words: phrase('coldIron.roll.notDigits') }
  const length = lengthOf(text)
  const missing = length - text.length
  if (missing > 0) {
    return {
      state: 'unfinished',
      digits: text,
      missing,
      words: phrase('coldIron.roll.needsMore', { count: missing }),
    }
  }
  return missing < 0 ? tooLong(text.slice(0, length)) : { state: 'finished', digits: text }
}

/** How long a roll that begins like this is, at the least. */
function lengthOf(text: string): number {
  const run = /^(?:0+|9+)/.exec(text)?.[0] ?? ''
  return run.length + 2
}

function tooLong(finished: string): RollReading {
  return {
    state: 'tooLong',
    finished,
    words: phrase('coldIron.roll.tooLong', { roll: finished }),
  }
}
