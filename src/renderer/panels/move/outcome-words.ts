import type { ChipGrant } from '../../../rules/moves/chips'
import type { Outcome } from '../../../rules/moves/outcome'
import type { TrackChange } from '../../../rules/moves/tracks'
import { assertNever } from '../../../shared/assert-never'
import type { Phrase } from '../../../shared/phrase'
import { phrase } from '../../../shared/phrase'
import { signed } from '../../composables/figures'

/** What becomes of the tracks of a move, in words. `nameOf` names the track of a purpose. */
export function trackWords(
  { tracks = [] }: Outcome,
  nameOf: (purpose: string) => string,
): { key: string; words: Phrase }[] {
  return tracks.map((change, index) => ({
    key: `${index}`,
    words: wordsOf(change, nameOf(change.purpose)),
  }))
}

function wordsOf(change: TrackChange, name: string): Phrase {
  switch (change.kind) {
    case 'open':
      return phrase('chip.track.opens', { name: change.name, rank: `@track.rank.${change.rank}` })
    case 'mark':
      return phrase('chip.track.marks', { name, marks: signed(change.marks) })
    case 'set':
      return phrase('chip.track.sets', {
        ...{ name, ticks: change.ticks, rank: `@track.rank.${change.rank}` },
      })
    case 'close':
      return phrase('chip.track.closes', { name, state: `@track.state.${change.state}` })
    default:
      return assertNever(change)
  }
}

/** What waits on somebody from now on, in words. */
export function chipWords(
  { chips = [] }: Outcome,
  nameOf: (on: ChipGrant['on']) => string,
  say: (words: Phrase) => string,
): { key: string; words: Phrase }[] {
  return chips.map(({ on, value, text }, index) => ({
    key: `${index}`,
    words: phrase('chip.gets', { name: nameOf(on), value: signed(value), text: say(text) }),
  }))
}
