import { oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Rolls and what comes of a miss (section 1). */
export const coreSettings = topic('core', {
  xpOnMiss: yesOrNo('DW-002', true),
  gmMoveOnMiss: yesOrNo('DW-002', true),
  'forward.use': oneOf('DW-004', 'nextMatching', 'byHand'),
  rounding: oneOf('DW-053', 'down', 'up'),
})
