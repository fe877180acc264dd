import type { Phrase } from '../../shared/phrase'
import type { Things } from './document'

/** Something that was read and found no place, or should be looked at: where it stands, and what it is. */
export interface LeftOver {
  /** A file, a row or a thing, as whoever reads it knows it. */
  at: string
  what: Phrase
}

/** What was read, in whatever format: what it is called, and what is in it. */
export interface Given {
  title: string
  things: Things
  /** Whether it may hold what became of things in play. */
  isPlayed: boolean
  /**
   * Whose words each of them is offered, by `keyOf`, where things of the campaign are compared with each
   * other; left out where they come from elsewhere.
   */
  kin?: ReadonlyMap<string, string>
  /** Ids of places of which only the name was said: a place of the campaign that is called so is meant. */
  namedPlaces?: ReadonlySet<string>
  /** As what it was read, where that does not go without saying. */
  readAs?: Phrase
  leftOver: LeftOver[]
}

/** Letters of a foreign text that a message shows. */
const mostShown = 80

/** The beginning of a foreign text, for a message about it. */
export function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line
}
