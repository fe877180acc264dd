import type { MoveData } from '../../../moves/data/move-data'
import { acting } from '../modifiers'
import { miss, missXp } from '../miss'
import { granted } from './table'

/** Take Watch (DW-055 to DW-058). */
export const takeWatch: MoveData = {
  id: 'takeWatch',
  rule: 'DW-055',
  words: 'dungeonWorld.takeWatch',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'scores.wis' }],
  bands: {
    '10+': {
      rule: 'DW-056',
      says: ['ready'],
      modifiers: [
        {
          ...acting('ready', granted('takeWatch', '10+', 'forward'), 'DW-056'),
          on: 'everyone',
          scope: 'anyRoll',
        },
      ],
    },
    '7-9': { rule: 'DW-057', says: ['late'] },
    '6-': miss('DW-058', { says: ['surprised'] }),
  },
}

/** One job of a perilous journey (DW-059); what it comes to is read with the other two. */
export const perilousJourney: MoveData = {
  id: 'perilousJourney',
  rule: 'DW-059',
  words: 'dungeonWorld.perilousJourney',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'scores.wis' }],
  bands: {
    '10+': { rule: 'DW-059' },
    '7-9': { rule: 'DW-059' },
    '6-': { rule: 'DW-059', changes: [missXp] },
  },
}
