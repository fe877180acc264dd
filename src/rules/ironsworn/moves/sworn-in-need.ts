import type { Change, MoveData } from '../../moves/data/move-data'
import { adds, bondAdd, debility, momentum, stats, trackOf, wordsOf } from './data/pieces'

/**
 * The vow that death or a dark vision asks for (IS-124, IS-127): Swear an Iron Vow in all, but a
 * hit brings one back with a burden that hangs on it, and a miss is the end (IS-072, IS-073).
 */
function sworn(id: string, rule: string, burden: 'cursed' | 'tormented', end: string): MoveData {
  const back: readonly Change[] = [
    debility(burden, rule),
    { on: 'actor', field: `burdens.${burden}`, to: '@answer.trackName', rule },
  ]
  return {
    id,
    rule,
    words: wordsOf(id),
    dice: 'action',
    stats: stats('heart'),
    given: [bondAdd, adds],
    tracks: [trackOf.vow],
    opens: { track: 'vow', rule: 'IS-130', ranks: ['formidable', 'extreme'] },
    bands: {
      strong: { rule, changes: [momentum(2, 'IS-130'), ...back] },
      weak: { rule, changes: [momentum(1, 'IS-130'), ...back] },
      miss: {
        rule,
        changes: [{ on: 'actor', field: 'status', to: end, rule }],
        tracks: [{ kind: 'close', purpose: 'vow', state: 'failed', rule }],
      },
    },
  }
}

/** The vows that bring somebody back. */
export const swornInNeed: readonly MoveData[] = [
  sworn('swearToDeath', 'IS-124', 'cursed', 'dead'),
  sworn('swearToVision', 'IS-127', 'tormented', 'lost'),
]
