import type { MoveData } from '../../../moves/data/move-data'
import { miss } from '../miss'
import { granted } from './table'

/** The damage of a band, by its rule. */
const dealsBy = (rule: string) => ({ rule, procedures: [{ what: 'damage', rule }] })

/** Hack and Slash (DW-007 to DW-010). */
export const hackAndSlash: MoveData = {
  id: 'hackAndSlash',
  rule: 'DW-007',
  words: 'dungeonWorld.hackAndSlash',
  saysOwed: ['enemyAttacks'],
  seeksTarget: true,
  dice: '2d6',
  stats: [{ field: 'scores.str' }],
  bands: {
    '10+': {
      ...dealsBy('DW-008'),
      picks: { who: 'player', count: 1, from: ['clean', 'reckless'] },
    },
    '7-9': { ...dealsBy('DW-009'), gmMove: 'contemporary', notes: ['enemyAttacks'] },
    '6-': miss('DW-010'),
  },
  options: {
    clean: { rule: 'DW-008' },
    reckless: {
      rule: 'DW-008',
      procedures: [{ what: 'plusDie', rule: 'DW-008' }],
      gmMove: 'contemporary',
      notes: ['enemyAttacks'],
    },
  },
}

/** Volley (DW-011 to DW-014). */
export const volley: MoveData = {
  id: 'volley',
  rule: 'DW-011',
  words: 'dungeonWorld.volley',
  owedNotes: ['danger'],
  seeksTarget: true,
  dice: '2d6',
  stats: [{ field: 'scores.dex' }],
  bands: {
    '10+': dealsBy('DW-012'),
    '7-9': {
      ...dealsBy('DW-013'),
      picks: {
        who: 'player',
        count: granted('volley', '7-9', 'choices'),
        from: ['danger', 'less', 'ammo'],
      },
    },
    '6-': miss('DW-014'),
  },
  options: {
    danger: { rule: 'DW-013', gmMove: 'contemporary', notes: ['danger'] },
    less: { rule: 'DW-013', procedures: [{ what: 'minusDie', rule: 'DW-013' }] },
    ammo: {
      rule: 'DW-013',
      changes: [{ on: 'actor', field: 'ammo', by: -1, rule: 'DW-013' }],
    },
  },
}
