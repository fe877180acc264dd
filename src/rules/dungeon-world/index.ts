import { phrase } from '../../shared/phrase'
import { defineRuleSystem } from '../system/system'
import { conversion } from './conversion/conversion'
import { fields } from './fields'
import { npcSchema } from './npc'
import { under } from './play'
import { rules } from './rules'
import { settings } from './settings'
import { characterSchema } from './sheet'
import { english } from './words'

/** Dungeon World: basic and special moves on two dice, bonds, load, journeys, and the end of a session. */
export const dungeonWorld = defineRuleSystem({
  id: 'dungeon-world',
  title: phrase('dungeonWorld.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema },
  words: { en: english },
  ...under({ settings: {}, charts: {} }),
  under,
  rules,
  fields,
  settings,
  conversion,
})
