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

/** Iron Fist: moves on two dice, counters, the Advantage Die, missions and confidential reports. */
export const ironFist = defineRuleSystem({
  id: 'iron-fist',
  title: phrase('ironFist.title'),
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
