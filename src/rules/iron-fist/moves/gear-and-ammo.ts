import type { MoveData } from '../../moves/data/move-data'

const goods = (by: number) => ({ on: 'actor', field: 'gearHolds', by, rule: 'IF-050' }) as const

/**
 * Gear and Ammo (IF-048 to IF-052): its holds are one pool on the sheet. Equipment falls after
 * the roll, whatever it was.
 */
export const gearAndAmmo: MoveData = {
  id: 'gearAndAmmo',
  rule: 'IF-048',
  words: 'ironFist.gearAndAmmo',
  owedNotes: ['remnant'],
  dice: '2d6',
  stats: [{ field: 'counters.equipment' }],
  always: [{ on: 'actor', field: 'counters.equipment', by: -1, rule: 'IF-049' }],
  bands: {
    '10+': { rule: 'IF-050', picks: { who: 'player', count: 1, from: ['two', 'three'] } },
    '7-9': { rule: 'IF-050', changes: [goods(1)] },
    '6-': { rule: 'IF-050', gmMove: 'standard', notes: ['remnant'] },
  },
  options: {
    two: {
      rule: 'IF-012',
      changes: [goods(2), { on: 'actor', field: 'advantageDie', by: 1, rule: 'IF-008' }],
    },
    three: { rule: 'IF-012', changes: [goods(3)] },
  },
  holds: {
    pool: { field: 'gearHolds', rule: 'IF-013' },
    options: [
      ...['a', 'b', 'c', 'd'].map((id) => ({ id, rule: 'IF-051', cost: 1 })),
      ...['e', 'f'].map((id) => ({ id, rule: 'IF-052', cost: 2 })),
    ],
  },
}
