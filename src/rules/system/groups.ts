import type { Phrase } from '../../shared/phrase'

/** How the sheet of an NPC that stands for several alike is divided, and two of them put together. */
export interface GroupRules {
  /** How many of an entry still stand; 1 for one alone. */
  standing(sheet: object): number
  /** So many of the same sort, one or more, all of them whole. */
  counted(sheet: object, count: number): object
  /** The entry without so many of those who stand, fewer than all, and these as one of their own. */
  parted(sheet: object, count: number): { stay: object; go: object }
  /** Both as one entry, nobody's harm lost; why they cannot be one, in words. */
  joined(sheet: object, other: object): { sheet: object } | { refusal: Phrase }
}
