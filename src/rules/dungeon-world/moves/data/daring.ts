import type { HoldOption, BandData, MoveData } from '../../../moves/data/move-data'
import type { Band } from '../../../moves/effect'
import { defendOptions } from '../../defend'
import { miss } from '../miss'
import { granted } from './table'

/** Defy Danger (DW-015 to DW-018): how it is met names the stat. */
export const defyDanger: MoveData = {
  id: 'defyDanger',
  rule: 'DW-015',
  words: 'dungeonWorld.defyDanger',
  owedNotes: ['falter'],
  dice: '2d6',
  stats: [
    { field: 'scores.str' },
    { field: 'scores.dex' },
    { field: 'scores.con' },
    { field: 'scores.int' },
    { field: 'scores.wis' },
    { field: 'scores.cha' },
  ],
  bands: {
    '10+': { rule: 'DW-016', says: ['safe'] },
    '7-9': { rule: 'DW-017', gmMove: 'contemporary', notes: ['falter'] },
    '6-': miss('DW-018'),
  },
}

/** A new roll replaces the holds that were left. */
const held = (band: Band): Pick<BandData, 'changes'> => ({
  changes: [
    {
      on: 'actor',
      field: 'defendHold.count',
      rule: 'DW-020',
      by: granted('defend', band, 'hold'),
    },
  ],
})

/** Defend (DW-019, DW-020, DW-022); its holds are a pool on the sheet, spent one for one (DW-005). */
export const defend: MoveData = {
  id: 'defend',
  rule: 'DW-019',
  words: 'dungeonWorld.defend',
  dice: '2d6',
  stats: [{ field: 'scores.con' }],
  bands: {
    '10+': { rule: 'DW-020', ...held('10+'), says: ['stands'] },
    '7-9': { rule: 'DW-020', ...held('7-9'), says: ['stands'] },
    '6-': miss('DW-022', held('6-')),
  },
  holds: {
    pool: { field: 'defendHold.count', rule: 'DW-021' },
    spentIn: 'guard',
    options: defendOptions.map((id): HoldOption => ({ id, rule: 'DW-021', cost: 1 })),
  },
}
