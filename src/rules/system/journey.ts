import { z } from 'zod'
import type { Phrase } from '../../shared/phrase'
import type { HeldModifier } from '../moves/modifiers'
import type { RunRequest } from '../moves/runner/replay'
import type { Move } from '../moves/move'
import type { HeldTrack } from '../moves/tracks'
import type { Draw } from './fight/dry-run'
import { addCounts } from './fight/dry-run-tally'
import { whole } from '../../shared/bounded'

/** What a good leg brings beside its waypoint: nothing is spent, or speed for supplies. */
export const paceChoices = ['resources', 'speed'] as const

/** When a pool is swapped into a leg: never, to save one that would fail, or for any better band. */
export const burnChoices = ['never', 'miss', 'better'] as const

/** What the game master takes where a leg fails. */
export const priceChoices = ['story', 'momentum', 'supply', 'harm', 'stress'] as const

/** When they turn back: never, or with so little left of what they carry or of their health. */
export const turnBackChoices = ['never', 'supply', 'health'] as const

/** What they do where they do not arrive: take it up again, or give it up. */
export const astrayChoices = ['recommit', 'fail'] as const

/** How a journey is made where nobody decides for it. */
export const journeyTacticsSchema = z.strictObject({
  /** Full boxes with which they try to arrive. */
  arriveAt: whole(1, 10),
  pace: z.enum(paceChoices),
  burn: z.enum(burnChoices),
  price: z.enum(priceChoices),
  turnBack: z.enum(turnBackChoices),
  /** What is left when they turn back. */
  turnBackAt: whole(0, 4),
  astray: z.enum(astrayChoices),
})
export type JourneyTactics = z.infer<typeof journeyTacticsSchema>

/**
 * How a journey can end. `hazard`: they arrive, and something waits there; `undecided`: a move came out
 * of it that only somebody at the table can make; `cut`: stopped at the limit of legs.
 */
export const journeyEnds = [
  'arrived',
  'hazard',
  'turnedBack',
  'failed',
  'undecided',
  'cut',
] as const

/** A journey as it stands, as plain data: it goes to another thread. */
export interface JourneyStart {
  /** Who leads it, by the key that moves know them by. */
  leader: string
  sheet: object
  modifiers: readonly HeldModifier[]
  party: object
  trackId: string
  track: HeldTrack
}

/** How a journey came out. */
export interface JourneyEnd {
  end: (typeof journeyEnds)[number]
  legs: number
  /** What it has cost, by the id of a cost. */
  spent: Readonly<Record<string, number>>
}

/** What a dry run of a journey is asked to play. */
export interface JourneyOf {
  start: JourneyStart
  moves: Readonly<Record<string, Move>>
  tactics: JourneyTactics
  draw: Draw
  mostLegs: number
}

/** How a system makes a journey by itself, by its own moves. */
export interface JourneyRules {
  /** What the track of a journey is kept for. */
  purpose: string
  costs: readonly { id: string; label: Phrase }[]
  /** What plain tactics leave out, in words for the game master. */
  leavesOut: Phrase
  /** The moves of a journey to its end, one after the other, each as the rules take it, and how it came out. */
  play(of: JourneyOf): Generator<RunRequest, JourneyEnd, void>
}

/** What some journeys came to: counts and sums. */
export interface JourneyTally {
  kind: 'journey'
  count: number
  ends: Record<JourneyEnd['end'], number>
  /** How many journeys took so many legs. */
  legs: Record<number, number>
  spent: Record<string, number>
}

/** No journeys. */
export function emptyJourneys(): JourneyTally {
  const ends = { arrived: 0, hazard: 0, turnedBack: 0, failed: 0, undecided: 0, cut: 0 }
  return { kind: 'journey', count: 0, ends, legs: {}, spent: {} }
}

/** Counts one journey in; the tally is changed. */
export function countJourney(tally: JourneyTally, { end, legs, spent }: JourneyEnd): void {
  tally.count++
  tally.ends[end]++
  tally.legs[legs] = (tally.legs[legs] ?? 0) + 1
  addCounts(tally.spent, spent)
}

/** Adds one tally to another, which is changed. */
export function addJourneys(tally: JourneyTally, more: JourneyTally): void {
  tally.count += more.count
  addCounts(tally.ends, more.ends)
  addCounts(tally.legs, more.legs)
  addCounts(tally.spent, more.spent)
}
