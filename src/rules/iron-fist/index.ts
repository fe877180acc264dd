import { phrase } from '../../shared/phrase'
import { defineRuleSystem } from '../system'
import { endOfMission } from './end-of-mission'
import { inflictHarm } from './inflict-harm'
import { characterSchema, npcSchema } from './sheet'
import en from './words.en.json'

/** Iron Fist: moves on two dice, counters, the Advantage Die, missions and confidential reports. */
export const ironFist = defineRuleSystem({
  id: 'iron-fist',
  title: phrase('ironFist.title'),
  version: 1,
  sheets: { character: characterSchema, npc: npcSchema },
  words: { en },
  moves: { inflictHarm },
  fields: {
    harmSuffered: { label: 'ironFist.field.harmSuffered' },
    status: {
      label: 'ironFist.field.status',
      values: {
        active: 'ironFist.status.active',
        panicked: 'ironFist.status.panicked',
        disarmed: 'ironFist.status.disarmed',
        out: 'ironFist.status.out',
        dead: 'ironFist.status.dead',
      },
    },
    advantageDie: { label: 'ironFist.field.advantageDie' },
    xp: { label: 'ironFist.field.xp' },
    'counters.spirit': { label: 'ironFist.counter.spirit' },
    'counters.equipment': { label: 'ironFist.counter.equipment' },
  },
  endOfMission,
})
