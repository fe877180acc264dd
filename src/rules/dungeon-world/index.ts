import { phrase } from '../../shared/phrase'
import { joinCatalogues, type Catalogue } from '../../shared/words'
import { rulesIn } from '../system/rule'
import { defineRuleSystem } from '../system/system'
import { archetypes } from './archetypes/archetypes'
import { gauge } from './conversion/gauge'
import { propose } from './conversion/propose'
import { fields } from './fields'
import { group } from './group'
import { guide } from './guide'
import { lists } from './lists'
import { lastBreath } from './moves/data/death'
import { isHired, npcSchema, unhurt } from './npc'
import { rulesFor } from './play'
import { settings } from './settings'
import { characterSchema, startingScores, statSchema } from './sheet'
import { strips } from './strips'

const words = import.meta.glob<Catalogue>(['./words.en.json', './words/*.en.json'], {
  eager: true,
  import: 'default',
})

const rulebook = import.meta.glob<unknown>('./rulebook/*.json', { eager: true, import: 'default' })

/** Dungeon World: basic and special moves on two dice, bonds, load, journeys, and the end of a session. */
export const dungeonWorld = defineRuleSystem({
  id: 'dungeon-world',
  title: phrase('dungeonWorld.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema },
  words: {
    en: joinCatalogues(...Object.values(words)),
    naming: {
      target: ['@dungeonWorld.guard.modifier.attacker', '@dungeonWorld.guard.side.target'],
      ally: ['@dungeonWorld.guard.side.ally'],
      ward: ['@dungeonWorld.guard.side.ward'],
      question: ['dungeonWorld.sessionEnd.said.yes', 'dungeonWorld.sessionEnd.said.no'],
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
  isHired,
  unhurt,
  group,
  usualScores: {
    field: 'scores',
    names: statSchema.options,
    values: startingScores,
    rule: 'DW-003',
  },
  rests: ['makeCamp'],
  // Whoever has no hit points left has their Last Breath, however they lost them (DW-043).
  due: (sheet) => (characterSchema.parse(sheet).life === 'dying' ? [lastBreath.id] : []),
  advisesFronts: true,
  // A monster is hit points, armour and damage; a character the order of its scores beside them.
  conversion: { gauge, propose },
})
