import { figure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Town (section 5). */
export const townSettings = topic('town', {
  'carouse.partial': oneOf('DW-066', 'floor', 'ceiling'),
  'carouse.distinct': yesOrNo('DW-067', true),
  'carouse.entangle': oneOf('DW-068', 'gmMay', 'never'),
  'recruit.awayBands': oneOf('DW-078', 'weakAndMiss', 'missOnly'),
  'bolster.weekDays': figure('DW-083', 7, { min: 1, max: 30 }),
  'bolster.monthDays': figure('DW-083', 30, { min: 1, max: 120 }),
  'bolster.timing': oneOf('DW-084', 'beforeEffects'),
})
