import { phrase } from '../../shared/phrase'
import type { SystemRulings } from '../system/settings'
import { defineRuleSystem, type PlayRules } from '../system/system'
import { actsFor } from './acts'
import { conversion } from './conversion/conversion'
import { fields } from './fields'
import { foesUnder } from './foes/field'
import { movesFor } from './moves/moves'
import { partyFollowsUnder } from './moves/party-follows'
import { rules } from './rules'
import { settings, settingsIn } from './settings'
import { characterSchema, npcSchema, partySchema } from './sheet'
import { english } from './words'

/** Everything a campaign plays by, as it reads the rules. */
function under(rulings: SystemRulings): PlayRules {
  const decided = settingsIn(rulings)
  return {
    moves: movesFor(decided),
    acts: actsFor(decided),
    foes: foesUnder(decided),
    partyFollows: partyFollowsUnder(decided),
    // Its tables: IS-158 Action, IS-159 Theme, IS-160 Combat Action, IS-161 Major Plot Twist,
    // IS-162 Challenge Rank.
    contentPack: `ironsworn-classic.${decided.profile}`,
  }
}

/** Ironsworn: action and progress rolls, momentum, vows and journeys on ranked tracks. */
export const ironsworn = defineRuleSystem({
  id: 'ironsworn',
  title: phrase('ironsworn.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema, party: partySchema },
  words: { en: english },
  ...under({ settings: {}, charts: {} }),
  under,
  rules,
  fields,
  settings,
  credits: [phrase('ironsworn.credit.work'), phrase('ironsworn.credit.adapted')],
  conversion,
})
