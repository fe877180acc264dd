import { phrase } from '../../shared/phrase'
import { joinCatalogues, type Catalogue } from '../../shared/words'
import { rulesIn } from '../system/rule'
import { defineRuleSystem } from '../system/system'
import { archetypes } from './archetypes/archetypes'
import { gauge } from './conversion/gauge'
import { propose } from './conversion/propose'
import { fields } from './fields'
import { guide } from './guide'
import { group } from './harm/group'
import { lists } from './gear/lists'
import { npcSchema, unhurt } from './npc'
import { reminders } from './moves/reminders'
import { rulesFor } from './play'
import { settings } from './settings'
import { characterSchema } from './sheet'
import { strips } from './strips'

const words = import.meta.glob<Catalogue>(['./words.en.json', './words/*.en.json'], {
  eager: true,
  import: 'default',
})

const rulebook = import.meta.glob<unknown>('./rulebook/*.json', { eager: true, import: 'default' })

/** Iron Fist: moves on two dice, counters, the Advantage Die, missions and confidential reports. */
export const ironFist = defineRuleSystem({
  id: 'iron-fist',
  title: phrase('ironFist.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema },
  words: {
    en: joinCatalogues(...Object.values(words)),
    naming: {
      status: ['ironFist.body.harmOf'],
      what: ['ironFist.list.armor', 'ironFist.list.tag', 'ironFist.list.weapon'],
      weapon: ['ironFist.gear.atClose', 'ironFist.reload.note'],
    },
  },
  ...rulesFor({ settings: {}, charts: {} }),
  rulesFor,
  rules: rulesIn(rulebook),
  fields,
  guide,
  lists,
  archetypes,
  settings,
  strips,
  unhurt,
  group,
  rests: ['rest'],
  reminders,
  // A foe is its kind, protection and attacks; a character the order of its stats.
  conversion: { gauge, propose },
})
