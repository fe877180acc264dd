import { fields } from '../../../rules/dungeon-world/fields'
import { valueKey } from '../../../rules/system/sheet/guide'
import { npcSchema, standing } from '../../../rules/dungeon-world/npc'
import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import { actLooks } from './acts/act-looks'
import CharacterSheet from './CharacterSheet.vue'
import NpcSheet from './NpcSheet.vue'
import NpcShort from './NpcShort.vue'
import SessionEndDialog from './session-end/SessionEndDialog.vue'
import TableCard from './TableCard.vue'
import { dungeonWorldTour } from './tour'

/** Dungeon World's sheets as they look on the cast's screen and at the table. */
export const dungeonWorldPanel: SystemPanel = {
  character: CharacterSheet,
  npc: NpcSheet,
  npcInShort: NpcShort,
  npcMoves: [],
  acts: actLooks,
  begun: {
    'act.hurt': ['hurt', 'hurtNpc'],
    'act.heal': ['heal', 'healNpc'],
    'act.camp': ['makeCamp'],
    'act.level': ['levelUp'],
  },
  gmMoves: { 'dungeonWorld.gmMove.damage': 'act.hurt' },
  table: { card: TableCard, explains: 'hp', wantsName: true },
  everywhere: SessionEndDialog,
  npcState(sheet) {
    const npc = npcSchema.parse(sheet)
    const { hp, maxHp: max, count: all } = npc
    if (all > 1 && hp > 0) {
      const gaps = { count: standing(npc), all }
      return { words: phrase('dungeonWorld.sheet.stand', gaps), tone: 'neutral' }
    }
    if (hp === 0) return { words: phrase('dungeonWorld.sheet.down'), tone: 'blood' }
    if (hp === max) return null
    return { words: phrase('dungeonWorld.sheet.hpOf', { hp, max }), tone: 'neutral' }
  },
  tour: dungeonWorldTour,
  field: (path) => phrase(fields[path]?.label ?? 'dungeonWorld.named', { name: path }),
  value(path, value) {
    const said = valueKey(fields[path], value)
    return said === undefined ? null : phrase(said)
  },
}
