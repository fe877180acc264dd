import { oneOf } from '../../system/setting-topic'
import { topic } from './topic'

/** Weapons and armour (sections 17 and 18). */
export const gearSettings = topic('gear', {
  'twoHands.replaces': oneOf('IF-130', 'closeAndTwoHands', 'twoHandsOnly'),
  'heavy.mountedClears': oneOf('IF-131', 'edgeAndSteel', 'edgeOnly', 'steelOnly', 'nothing'),
  shieldWithTwoHands: oneOf('IF-130', 'warn', 'allow', 'refuse'),
})
