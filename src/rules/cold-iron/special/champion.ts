import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../field-error'
import { sayIn } from '../say'

const { add } = sayIn('special')

/** Fighter level from which one is enchanted, and from which one is a champion. */
const enchantedFrom = 6
const championFrom = 8
/** Quarters of his save that a fighter of the enchanted level lends his weapon. */
const quartersAtFirst = 1
const quarters = 4

/** Whether a fighter's blow hurts what only magic weapons hurt: not with missiles (CI-189). */
export function hitsAsMagic(fighterLevel: number, missile: boolean): boolean {
  return demandWhole('fighterLevel', fighterLevel, 0, 99) >= enchantedFrom && !missile
}

/**
 * Save of a fighter's weapon: a quarter of his own at level 6, half at 7, all from 8 on, .5 up
 * (CI-190); null below, where weapons have none.
 */
export function weaponSave(fighterLevel: number, save: number): Sum | null {
  demandWhole('fighterLevel', fighterLevel, 0, 99)
  demandWhole('save', save, -999, 999)
  if (fighterLevel < enchantedFrom) return null
  const share = Math.min(quarters, quartersAtFirst * 2 ** (fighterLevel - enchantedFrom))
  const lent = Math.round((save * share) / quarters)
  const terms = [add('save', save, 'CI-190')]
  return sum(lent === save ? terms : [...terms, add('weaponShare', lent - save, 'CI-190')])
}

/** How well an opponent can be made out. */
export type Sight = 'plain' | 'blurred' | 'invisible'

/** How a fighter makes out an opponent: a champion sees the invisible blurred, the blurred plain. */
export function sightFor(fighterLevel: number, seen: Sight): Sight {
  if (demandWhole('fighterLevel', fighterLevel, 0, 99) < championFrom) return seen
  return seen === 'invisible' ? 'blurred' : 'plain'
}

/** How exactly a champion judges a weapon (CI-191); null below level 8. */
export function judgesWeapon(fighterLevel: number, magic: boolean): 'exactly' | 'roughly' | null {
  if (demandWhole('fighterLevel', fighterLevel, 0, 99) < championFrom) return null
  return magic ? 'roughly' : 'exactly'
}
