import { phrase } from '../../shared/phrase'
import { defineRuleSystem } from '../system'
import { combat } from './combat'
import { sheetSchema } from './combatant/sheet'
import { phases } from './phases'
import turnWords from './turn/words.en.json'
import handWords from './words/hand-to-hand.en.json'
import words from './words.en.json'

/** Cold Iron: one roll on the normal curve, and a turn of fifteen steps. */
export const coldIron = defineRuleSystem({
  id: 'cold-iron',
  title: phrase('coldIron.title'),
  version: 1,
  sheets: { character: sheetSchema, npc: sheetSchema },
  words: {
    en: {
      coldIron: { ...words.coldIron, ...turnWords.coldIron, ...handWords.coldIron },
      fact: { ...turnWords.fact, ...handWords.fact },
    },
  },
  moves: {},
  combat,
  phases,
})
