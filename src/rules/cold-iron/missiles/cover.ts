import type { Term } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { publishedCover, type CoverId } from '../fight-model/charts/cover'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('missiles')

/** What a cover does for its user. */
export interface Covered {
  defence: Term
  /** What popping up takes off one's own shot. */
  hm: Term[]
  fires: boolean
}

/**
 * Cover in force (CI-148). `chosen` is what the game master gives where the chart leaves a span;
 * elsewhere it must be that one figure.
 */
export function coverOf(id: CoverId, chosen: number, rows = publishedCover): Covered | null {
  const row = rows.find((each) => each.id === id)
  if (!row) return null
  const [least = 0, most = least] = row.defence
  const value = demandWhole('cover', chosen, least, most)
  return {
    defence: termOf(id, value, 'CI-148'),
    hm: row.ownHm === 0 ? [] : [termOf('poppedUp', row.ownHm, 'CI-148')],
    fires: row.fires,
  }
}
