import { figure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Rest and treatment (section 15). */
export const healingSettings = topic('healing', {
  'healing.dayReset': oneOf('IF-123', 'manual'),
  'healing.unstableBlocksRest': yesOrNo('IF-125', false),
  'healing.marks': oneOf('IF-124', 'whenRestCounts', 'whenHealed'),
  'healing.clearsUnstable': oneOf('IF-126', 'playerMay', 'never'),
  'health.max': figure('IF-123', 3, { min: 0, max: 9 }),
})
