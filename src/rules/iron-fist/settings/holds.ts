import { oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Holds and what they bring a character they are over (sections 4 and 5). */
export const holdSettings = topic('holds', {
  'holds.scope': oneOf('IF-013', 'perTarget'),
  'holds.expire': oneOf('IF-014', 'manual'),
  'holds.rejectedIsSpent': yesOrNo('IF-026', true),
  'manipulate.xp': oneOf('IF-026', 'oncePerRoll', 'perHold'),
  'lie.xp': oneOf('IF-031', 'oncePerRoll', 'perHold'),
  'perception.xp': oneOf('IF-038', 'oncePerRoll'),
})
