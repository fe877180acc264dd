import type { Sum } from '../../shared/term'
import type { Phrase } from '../../shared/phrase'
import type { Choice, Effect } from '../moves/effect'
import type { Reading } from '../moves/move'

/** How a mission ended. */
export type MissionOutcome = 'success' | 'failure' | 'uncertain'

/** Confidential: one report about one character. `from` is null for the GM's own. */
export interface ConfidentialReport {
  from: string | null
  to: string
  value: 1 | -1
}

/** All that the closing of a mission weighs for its characters. */
export interface MissionEnd {
  outcome: MissionOutcome
  /** Character ids, everyone who took part. */
  participants: string[]
  /** Of those, who was not there when the mission was reported. */
  absent: string[]
  reports: ConfidentialReport[]
  /** Milestones a character spends on this roll. */
  milestones: Record<string, number>
}

/** The end-of-mission procedure of a system: who must still report, each modifier as a sum, the roll, the picks. */
export interface EndOfMissionRules {
  /** Six-sided dice of the closing roll. */
  dice: number
  /** Whether the GM reports as well, with so many taking part. */
  gmReports(participants: number): boolean
  /** What is missing or illegal among the reports, in words; empty when all is in. */
  reportsOwed(end: MissionEnd): Phrase[]
  /** Whether the rolls may begin. */
  mayRoll(end: MissionEnd): boolean
  modifier(end: MissionEnd, characterId: string): Sum
  read(end: MissionEnd, characterId: string, dice: number[]): Reading
  /**
   * What the picks do to the character's sheet, and what is let go of with them (`clear`: ids of
   * conditions); a phrase when the picks are not legal.
   */
  effects(reading: Reading, sheet: object, picks: string[], clear?: string[]): Effect[] | Phrase
  /** Conditions that may go with these picks, if the player wants: each choice is up to its count. */
  clears?(sheet: object, picks: readonly string[]): Choice[]
  /** What being present means; at the report, when left out. */
  presence?: Phrase
  /** Who may hold a mission against somebody, besides its client and the dangers of its front. */
  resenters?: readonly Phrase[]
  /** Whether somebody holds the mission against the character after such a roll. */
  isResented(reading: Reading): boolean
  /** The reports that the picks of a roll let a character know; none without such a pick. */
  learned(end: MissionEnd, characterId: string, picks: string[]): ConfidentialReport[]
}
