import { phrase, type Phrase } from '../../../shared/phrase'
import { figureAt } from '../apply'
import type { MoveInput } from '../move'
import { sheetOn } from '../sides'
import type { SplitData } from './move-data'

/**
 * Why points that are owed are not shared out as they must be, in words; null when they are: all
 * of them, or all that these sheets can give, and nowhere more than there is.
 */
export function splitRefusal({ owed, among }: SplitData, input: MoveInput): Phrase | null {
  const { given } = input
  const shares = among.map(({ given: id, on, field, least = -Infinity }) => ({
    share: given[id] ?? 0,
    most: Math.max(0, figureAt(sheetOn(input, on), field) - least),
  }))
  if (shares.some(({ share, most }) => share > most)) return phrase('runner.refused.splitOver')
  const most = shares.reduce((all, each) => all + each.most, 0)
  const due = Math.min(given[owed] ?? 0, most)
  const sharedOut = shares.reduce((all, { share }) => all + share, 0)
  return sharedOut === due ? null : phrase('runner.refused.split', { due, given: sharedOut })
}
