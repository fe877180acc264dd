import { figure, oneOf } from '../../system/setting-topic'
import { topic } from './topic'

/** Levels (section 6). */
export const advanceSettings = topic('advance', {
  'levelUp.conHp': figure('DW-093', 1, { min: 0, max: 10 }),
  'levelUp.perDowntime': figure('DW-089', 1, { min: 1, max: 10 }),
  'levelUp.max': figure('DW-089', 10, { min: 1, max: 99 }),
  'levelUp.moves': oneOf('DW-091', 'typedIn'),
})
