import { playRules, type PlayRules } from '../../rules/system/system'
import type { Read } from '../file/handles'
import { knownSystem } from '../sheet/sheets'
import { rulingsOf } from './read'

/** What this campaign plays by, as it reads a system; a refusal in words for an unknown one. */
export function playRulesOf(read: Read, systemId: string): PlayRules {
  const system = knownSystem(systemId)
  return playRules(system, rulingsOf(read, system))
}
