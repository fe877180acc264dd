import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('special')

/** Fighter level from which one is enchanted. */
const enchantedFrom = 6
/** Quarters of their save that a fighter of the enchanted level lends their weapon. */
const quartersAtFirst = 1
const quarters = 4

/** Whether a fighter's blow hurts what only magic weapons hurt: not with missiles (CI-189). */
export function hitsAsMagic(fighterLevel: number, missile: boolean): boolean {
  return demandWhole('fighterLevel', fighterLevel, 0) >= enchantedFrom && !missile
}

/**
 * Save of a fighter's weapon: a quarter of their own at level 6, half at 7, all from 8 on, .5 up
 * (CI-190); null below, where weapons have none.
 */
export function weaponSave(fighterLevel: number, save: number): Sum | null {
  demandWhole('fighterLevel', fighterLevel, 0)
  demandWhole('save', save, -999)
  if (fighterLevel < enchantedFrom) return null
  const share = Math.min(quarters, quartersAtFirst * 2 ** (fighterLevel - enchantedFrom))
  const lent = Math.round((save * share) / quarters)
  const terms = [termOf('save', save, 'CI-190')]
  return sum(lent === save ? terms : [...terms, termOf('weaponShare', lent - save, 'CI-190')])
}
