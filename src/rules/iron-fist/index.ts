import { phrase } from '../../shared/phrase'
import { defineRuleSystem } from '../system'
import { counterActs } from './conditions/acts'
import { fields } from './fields'
import { harmActs } from './harm/acts'
import { inflictHarm } from './harm/inflict-harm'
import { sufferHarm } from './harm/suffer-harm'
import { healingActs } from './healing/acts'
import { endOfMission } from './mission/end-of-mission'
import { conflictUnder } from './moves/conflict'
import { helpUnder } from './moves/help'
import { milestonesUnder } from './moves/milestone'
import { movesUnder } from './moves/moves'
import { npcSchema } from './npc'
import { rules } from './rules'
import { settings } from './settings/settings'
import { characterSchema } from './sheet'
import { english } from './words'

/** Iron Fist: moves on two dice, counters, the Advantage Die, missions and confidential reports. */
export const ironFist = defineRuleSystem({
  id: 'iron-fist',
  title: phrase('ironFist.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema },
  words: { en: english },
  moves: { ...movesUnder(), inflictHarm, sufferHarm },
  help: helpUnder(),
  conflict: conflictUnder(),
  milestones: milestonesUnder(),
  acts: [...harmActs, ...counterActs, ...healingActs],
  rules,
  fields,
  endOfMission,
  settings,
})
