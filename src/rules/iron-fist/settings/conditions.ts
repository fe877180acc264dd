import { oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Conditions that counters wake and clear (section 8). */
export const conditionSettings = topic('conditions', {
  'conditions.unitSteps': yesOrNo('IF-072', true),
  'conditions.choiceOrder': oneOf('IF-072', 'stepOrder'),
  'conditions.bothActive': oneOf('IF-072', 'nothing'),
  'conditions.clearCosts': oneOf('IF-076', 'free', 'insteadOfPlusOne'),
  'conditions.healthAuto': yesOrNo('IF-075', false),
})
