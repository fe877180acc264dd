import { oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Death, load and rest (sections 3 and 4). */
export const bodySettings = topic('body', {
  'hp.zeroIsDying': yesOrNo('DW-043', true),
  'lastBreath.modifiers': oneOf('DW-043', 'none', 'usual'),
  'encumbrance.autoFailXp': yesOrNo('DW-050', false),
  'encumbrance.afterDrop': oneOf('DW-050', 'stillMinusOne'),
  'camp.noRation': oneOf('DW-051', 'gmFlag', 'noHeal'),
  'camp.interrupted': oneOf('DW-053', 'noHeal', 'heals'),
  'recover.repeat': yesOrNo('DW-065', true),
})
