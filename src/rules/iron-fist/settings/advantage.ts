import { figure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** What the Advantage Die is spent on (section 3). */
export const advantageSettings = topic('advantage', {
  'ad.mode': oneOf('IF-011', 'replace', 'bonus', 'trackOnly'),
  'ad.resetTo': figure('IF-011', 1, { min: 0, max: 12 }),
  'ad.allowOnSingleDie': yesOrNo('IF-011', true),
  'ad.order': oneOf('IF-011', 'resetThenGain'),
  'ad.conflictSwap': oneOf('IF-011', 'oncePerSideBeforeCompare'),
})
