import { dialIn } from '../../rules/system/dial'
import { playRules, type PlayRules } from '../../rules/system/system'
import type { Read } from '../file/handles'
import { knownSystem } from '../sheet/sheets'
import { rulingsOf } from './read'

/** What this campaign plays by, as it reads a system; a refusal in words for an unknown one. */
export function playRulesOf(read: Read, systemId: string): PlayRules {
  const system = knownSystem(systemId)
  return playRules(system, rulingsOf(read, system))
}

/** Whether this campaign only has written down what is rolled in a system: what follows, the table does. */
export function onlyRecords(read: Read, systemId: string): boolean {
  return dialIn(rulingsOf(read, knownSystem(systemId)).settings) === 'record'
}
