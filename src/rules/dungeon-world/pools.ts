import { phrase } from '../../shared/phrase'
import type { Pool } from '../system/pools'

const hitPoints = {
  id: 'hp',
  title: phrase('dungeonWorld.field.hp'),
  counted: { field: 'hp' },
  min: 0,
  max: { field: 'maxHp' },
  starts: 'max',
  returns: 'rest',
} as const

/** Hit points: who has none left draws a last breath (DW-043), and whom the GM plays falls. */
export const pools: readonly Pool[] = [
  {
    ...hitPoints,
    on: ['character'],
    thresholds: [{ at: 0, words: phrase('dungeonWorld.pool.lastBreath') }],
    rule: 'DW-053',
  },
  {
    ...hitPoints,
    on: ['npc'],
    thresholds: [{ at: 0, words: phrase('dungeonWorld.pool.falls') }],
    rule: 'DW-053',
  },
]
