import { titleOf, wordsOf } from '../../../rules/ironsworn/fields'
import { valueKey } from '../../../rules/system/sheet/guide'
import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import { actLooks } from './act-looks'
import AssetReminders from './asset/AssetReminders.vue'
import CharacterSheet from './CharacterSheet.vue'
import FightBoard from './fight/FightBoard.vue'
import NpcSheet from './NpcSheet.vue'
import NpcShort from './NpcShort.vue'
import PartyCard from './PartyCard.vue'
import QuestBoard from './quest/QuestBoard.vue'
import TableCard from './TableCard.vue'
import { ironswornTour } from './tour'

/** Ironsworn's sheets as they look on the table and on the cast's screen. */
export const ironswornPanel: SystemPanel = {
  character: CharacterSheet,
  npc: NpcSheet,
  npcInShort: NpcShort,
  party: PartyCard,
  table: { card: TableCard, explains: 'momentum' },
  boards: [FightBoard],
  undertakings: QuestBoard,
  recalls: AssetReminders,
  acts: actLooks,
  npcMoves: [],
  oracleMoves: ['askTheOracle'],
  firstTrack: { purpose: 'vow', words: 'ironsworn.quest.first' },
  tour: ironswornTour,
  field: titleOf,
  value(path, value) {
    const said = valueKey(wordsOf(path), value)
    return said === undefined ? null : phrase(said)
  },
}
