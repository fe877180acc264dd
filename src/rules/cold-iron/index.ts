import { ownEffectChart } from '../effects/own'
import { phrase } from '../../shared/phrase'
import { joinCatalogues, type Catalogue } from '../../shared/words'
import { rulesIn } from '../system/rule'
import { defineRuleSystem } from '../system/system'
import { archetypes } from './archetypes/archetypes'
import { armouryCharts } from './armoury/armoury'
import { lists } from './armoury/lists'
import { combat } from './combat'
import { sheetSchema } from './combatant/sheet'
import { gauge } from './conversion/gauge'
import { propose } from './conversion/propose'
import { decisions } from './basics/decisions'
import { fields } from './fields'
import { guide } from './guide'
import { phases } from './phases'
import { pools } from './pools'
import { sheetCharts } from './ratings/charts'
import { workingOut } from './ratings/work-out'
import { settingsSchema } from './settings'
import { editableCharts } from './turn/core/charts'

const words = import.meta.glob<Catalogue>(
  ['./words.en.json', './turn/words.en.json', './words/*.en.json'],
  { eager: true, import: 'default' },
)

const rulebook = import.meta.glob<unknown>('./rulebook/*.json', { eager: true, import: 'default' })

/** Cold Iron: one roll on the normal curve, and a turn of fifteen steps. */
export const coldIron = defineRuleSystem({
  id: 'cold-iron',
  title: phrase('coldIron.title'),
  version: 1,
  sheets: { character: sheetSchema, npc: sheetSchema },
  words: {
    en: joinCatalogues(...Object.values(words)),
    naming: {
      blinking: true,
      dice: ['@coldIron.armoury.figures.byStrength'],
      figure: ['coldIron.aftermath.refused.outOfBounds', 'coldIron.tools.rest.back'],
      item: ['@coldIron.gear.item.shield', '@coldIron.gear.item.weapon'],
      long: true,
      short: true,
      way: ['fight.moving.goes', 'fight.moving.goesTo'],
      value: ['coldIron.note.formation'],
      weapon: ['@coldIron.gear.item.shield', '@coldIron.gear.item.weapon'],
    },
  },
  moves: {},
  pools,
  fields,
  guide,
  rules: rulesIn(rulebook),
  settings: {
    schema: settingsSchema,
    decisions,
    charts: [...editableCharts, ...sheetCharts, ...armouryCharts, ownEffectChart],
  },
  combat,
  phases,
  /** Characters and NPCs fight with the same sheet here, and are read alike. */
  conversion: {
    gauge: (_type, sheet) => gauge(sheet),
    propose: (_type, known, name) => propose(known, name),
  },
  workingOut,
  lists,
  archetypes,
})
