import { phrase } from '../../shared/phrase'
import { defineRuleSystem } from '../system'
import { combat } from './combat'
import { sheetSchema } from './combatant/sheet'
import { phases } from './phases'
import { rules } from './rules'
import { english } from './words'

/** Cold Iron: one roll on the normal curve, and a turn of fifteen steps. */
export const coldIron = defineRuleSystem({
  id: 'cold-iron',
  title: phrase('coldIron.title'),
  version: 1,
  sheets: { character: sheetSchema, npc: sheetSchema },
  words: { en: english },
  moves: {},
  rules,
  combat,
  phases,
})
