import { figure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** The basic moves (section 2). */
export const moveSettings = topic('moves', {
  'damage.floor': figure('DW-013', 0, { min: 0, max: 1 }),
  'volley.noAmmo': oneOf('DW-013', 'disableOption', 'ignore'),
  'defend.oncePerAttack': yesOrNo('DW-021', true),
  'defend.expire': oneOf('DW-020', 'whenStanceEnds'),
  'defend.order': oneOf('DW-021', 'redirectHalveArmor', 'redirectArmorHalve', 'redirectHalve'),
  'discern.forwardUses': figure('DW-030', 1, { min: 1, max: 6 }),
  'parley.pcTargets': yesOrNo('DW-034', false),
  'aid.needsBond': yesOrNo('DW-038', true),
  'aid.timing': oneOf('DW-039', 'beforeEffects'),
  'aid.max': figure('DW-039', 1, { min: 1, max: 6 }),
})
