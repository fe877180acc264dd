import type { Phrase } from '../../../shared/phrase'
import type { Term } from '../../../shared/term'
import type { Effect } from '../../moves/effect'
import type { Rank } from '../../tracks/progress'

/** Who shares a track: as the rules count it, each alone, or as a pack of the size the GM says. */
export const groupings = ['rule', 'apart', 'small', 'large'] as const
export type Grouping = (typeof groupings)[number]

/** How large a pack of several kinds is: as its heads are counted, or as the GM says. */
export const packSizes = ['rule', 'small', 'large'] as const
export type PackSize = (typeof packSizes)[number]

/** As many kinds as one pack has: a fact names them all. */
export const mostKinds = 7

/** How hard a foe is by itself, and how many of it there are together. */
export interface FoeNumbers {
  rank: Rank
  count: number
}

/** Foes that come to a fight; `shift` is a rank more or less for this fight. */
export interface FoeToField extends FoeNumbers {
  grouping: Grouping
  shift: -1 | 0 | 1
}

/** Foes of several kinds that come as one pack; `shift` is a rank more or less for this fight. */
export interface PackToField {
  kinds: readonly FoeNumbers[]
  size: PackSize
  shift: -1 | 0 | 1
}

/** Those who share one track: how many, the rank they fight at, and the terms it is summed from. */
export interface FieldedFoe extends FoeNumbers {
  why: Term[]
}

/** How a system fights foes on ranked tracks, one or several to a foe. Pure. */
export interface FoeRules {
  /** What the tracks of foes are kept for, as its moves want them. */
  purpose: string
  /** Foes to take into a campaign; each sheet is a part of an NPC's. */
  library: readonly { name: string; sheet: object }[]
  /** What an NPC's sheet says of it. */
  numbers(sheet: object): FoeNumbers
  /** The part of an NPC's sheet that says so. */
  written(numbers: FoeNumbers): object
  /** The tracks that they come to; a phrase when they cannot be grouped so. */
  field(foe: FoeToField): FieldedFoe[] | Phrase
  /** The one track of a pack of several kinds; a phrase when they cannot be one. */
  pack(pack: PackToField): FieldedFoe | Phrase
  /** A rank so many steps harder or easier; it stops at either end. */
  shifted(rank: Rank, by: number): Rank
  /** What the end of a fight changes on a character's sheet. */
  over(sheet: object): Effect[]
}
