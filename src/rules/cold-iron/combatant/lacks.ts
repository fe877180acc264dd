import { phrase, type Phrase } from '../../../shared/phrase'
import { strongWith } from '../ratings/melee'
import { sheetSchema } from './sheet'

/**
 * What a sheet leaves blank that a fight would count as 0, in words, and a strong attack that was left where it
 * was when the attack was changed (CI-098). A figure that was worked out is meant as it stands, be it 0.
 */
export function lacksOf(given: object): readonly Phrase[] {
  const { h, hs, hw, hm, d, dw, db, weapons, maFull, basis, parryMode } = sheetSchema.parse(given)
  const isTyped = basis === null
  const isBlank = (...figures: (number | undefined)[]) => figures.every((figure) => !figure)
  return [
    ...(isTyped && isBlank(h, hs, hw, hm) ? [phrase('coldIron.lacks.attack')] : []),
    ...(isTyped && isBlank(d, dw, db) ? [phrase('coldIron.lacks.defence')] : []),
    ...(isTyped && !isBlank(d) && parryMode === 'none' ? [phrase('coldIron.lacks.parry')] : []),
    ...(weapons.length === 0 ? [phrase('coldIron.lacks.weapon')] : []),
    ...(maFull === 0 ? [phrase('coldIron.lacks.movement')] : []),
    ...strongOf(h, hs, hw),
  ]
}

/** That a strong attack does not follow from the attack; what follows is known by the weak one beside it. */
function strongOf(h: number, hs?: number, hw?: number): Phrase[] {
  if (hs === undefined || hw === undefined || hs === strongWith(h, hw)) return []
  return [phrase('coldIron.lacks.strong', { is: hs, follows: strongWith(h, hw) })]
}
