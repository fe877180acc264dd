import { maybeFigure, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Rolls, picks and experience (section 2). */
export const coreSettings = topic('core', {
  'picks.distinct': yesOrNo('IF-004', true),
  'step.affectsTotal': yesOrNo('IF-006', false),
  'xp.advanceAt': maybeFigure('IF-007', { min: 1, max: 999 }),
  'milestones.carryOver': yesOrNo('IF-060', true),
})
