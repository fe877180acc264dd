import { phrase, type Phrase } from '../../../shared/phrase'
import { sheetSchema } from './sheet'

/**
 * What a sheet leaves blank that a fight would count as 0, in words. A figure that was worked out is
 * meant as it stands, be it 0.
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
  ]
}
