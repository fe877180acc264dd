import type { Phrase } from '../../shared/phrase'
import type { Rank } from '../tracks/progress'
import type { Effect } from './effect'

/** A track of ranked progress as a move sees it; `ticks` 0 to 40. */
export interface HeldTrack {
  name: string
  rank: Rank
  ticks: number
  /** Whose it is, as far as they are on stage; nobody's in particular when left out. */
  owners?: readonly Exclude<Effect['on'], 'party'>[]
  /** Whether it is known to be kept for somebody beside those; it may be when left out. */
  isPledged?: boolean
  /** What it is kept for, where that is known. */
  purpose?: string
  /** Whether a move has been made on it, though it may have brought nothing. */
  isUsed?: boolean
  /** Whether no other of its purpose is open; there may be one when left out. */
  isAlone?: boolean
}

/** What a track that a move opens is called where nobody has named it. */
export const nameless = '–'

/** A track that is open, whether or not a move is about it. */
export type OpenTrack = HeldTrack & { purpose: string }

/** A track that a move works on, by its purpose: a journey, a vow, a foe … */
export interface TrackWant {
  purpose: string
  label: Phrase
  /** The purposes of which it may be one, where any of several will do; those of `purpose` when left out. */
  anyOf?: readonly string[]
  /** Whether the move cannot be made without one. */
  isNeeded: boolean
  /** Whether it is only asked for while a track of this purpose is open. */
  isAside?: boolean
  /**
   * Whether it goes on with the track that is open, where that is the usual way: with whichever, or
   * only with one that nothing has come of yet.
   */
  goesOn?: boolean | 'fresh'
  /** Whether those who are on it together lead it in turn: it may be another's where one has none of their own. */
  isLedInTurn?: boolean
}

/**
 * What a move does to the track of a purpose: opens a new one, marks units of its rank (below 0
 * they are cleared), sets ticks and rank, or closes it: with `isAll` every other of its purpose that
 * is still open.
 */
export type TrackChange = { purpose: string; rule: string } & (
  | { kind: 'open'; name: string; rank: Rank; isSecret?: boolean }
  | { kind: 'mark'; marks: number }
  | { kind: 'set'; ticks: number; rank: Rank }
  | { kind: 'close'; state: 'done' | 'failed' | 'forsaken'; isAll?: boolean }
)
