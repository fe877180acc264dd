import type { Keys } from './keys'

/** A key as it was pressed, and when, in milliseconds. */
interface Pressed {
  keys: Keys
  at: number
}

/** A letter by itself, as words begin with; and what sends a line from wherever one is in it. */
const letter = /^(shift\+)?\p{L}$/u
const sending = 'mod+enter'

/** After a line was sent, who waits so long, in milliseconds, has seen that it is gone. */
const lookPause = 300

/**
 * Hears of every key, and says of each whether it is a letter that was typed on behind a line that was just sent,
 * and so for no deed of the page: only the key that led into that line is meant there.
 */
export function behindLine(): (key: Pressed, place: string) => boolean {
  let last: { at: number; place: string } = { at: -Infinity, place: 'other' }
  /** The last key that was pressed outside of lines, and the one that led into this one. */
  let outside: Keys | undefined
  let opener: Keys | undefined
  let isSent = false

  return ({ keys, at }, place) => {
    const isOutside = place === 'other' || place === 'typedOn'
    const isBehind = isSent && isOutside && letter.test(keys) && at - last.at <= lookPause
    if (last.place !== 'line' && place === 'line') opener = outside
    if (place !== 'line') outside = keys
    last = { at, place }
    isSent = keys === sending && place === 'line'
    return isBehind && keys !== opener
  }
}
