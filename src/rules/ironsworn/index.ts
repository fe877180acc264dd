import { phrase } from '../../shared/phrase'
import { joinCatalogues, type Catalogue } from '../../shared/words'
import { rulesIn } from '../system/rule'
import type { SystemRulings } from '../system/settings'
import { defineRuleSystem, type PlayRules } from '../system/system'
import { actsFor } from './acts'
import { gauge } from './conversion/gauge'
import { propose } from './conversion/propose'
import { fields } from './fields'
import { beginning, startingStats } from './figures/creation'
import { guide } from './guide'
import { handWrittenFor } from './hand-written'
import { bearings, hasLeft } from './figures/bearing'
import { foesFor } from './foes/field'
import { journeyRules } from './journey/dry-run'
import { helpAhead } from './moves/help-ahead'
import { movesFor, writtenMoveFor } from './moves/moves'
import { reminders } from './moves/reminders'
import { partyFollowsFor } from './moves/changes/party-follows'
import { pools } from './pools'
import { settings, settingsIn } from './settings'
import { characterSchema, npcSchema, partySchema, statSchema } from './sheet'
import { strips } from './strips'

const words = import.meta.glob<Catalogue>(['./words.en.json', './words/*.en.json'], {
  eager: true,
  import: 'default',
})

const rulebook = import.meta.glob<unknown>('./rulebook/*.json', { eager: true, import: 'default' })

/** Everything a campaign plays by, as it reads the rules. */
function rulesFor(rulings: SystemRulings): PlayRules {
  const decided = settingsIn(rulings)
  return {
    moves: movesFor(decided),
    writtenMove: writtenMoveFor(decided),
    writtenStats: statSchema.options.map((stat) => phrase(`ironsworn.stat.${stat}`)),
    helpAhead,
    journey: journeyRules,
    acts: actsFor(decided),
    pools,
    bearings,
    hasLeft,
    foes: foesFor(decided),
    partyFollows: partyFollowsFor(decided),
    handWritten: handWrittenFor(decided),
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
  words: {
    en: joinCatalogues(...Object.values(words)),
    naming: {
      from: ['ironsworn.burn.says', 'ironsworn.burn.told'],
      to: ['ironsworn.burn.says', 'ironsworn.burn.told'],
      why: ['ironsworn.burn.says'],
    },
  },
  ...rulesFor({ settings: {}, charts: {} }),
  rulesFor,
  rules: rulesIn(rulebook),
  fields,
  guide,
  settings,
  strips,
  credits: [phrase('ironsworn.credit.work'), phrase('ironsworn.credit.adapted')],
  usualScores: { field: 'stats', names: statSchema.options, values: startingStats, rule: 'IS-056' },
  beginning,
  rests: ['makeCamp', 'sojourn'],
  reminders,
  // A foe is its rank; a character the order of its stats.
  conversion: { gauge, propose },
})
