import IconBattery from '~icons/lucide/battery-medium'
import IconCheckCheck from '~icons/lucide/check-check'
import IconGauge from '~icons/lucide/gauge'
import IconHeartCrack from '~icons/lucide/heart-crack'
import IconPaw from '~icons/lucide/paw-print'
import IconStar from '~icons/lucide/star'
import IconStarOff from '~icons/lucide/star-off'
import IconSwords from '~icons/lucide/swords'
import { fields } from '../../../rules/ironsworn/fields'
import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import AdjustForm from './AdjustForm.vue'
import AssetForm from './asset/AssetForm.vue'
import CompanionForm from './asset/CompanionForm.vue'
import LoseForm from './asset/LoseForm.vue'
import MeterForm from './asset/MeterForm.vue'
import UpgradeForm from './asset/UpgradeForm.vue'
import CharacterSheet from './CharacterSheet.vue'
import DebilityForm from './DebilityForm.vue'
import FightBoard from './fight/FightBoard.vue'
import InitiativeForm from './InitiativeForm.vue'
import NpcSheet from './NpcSheet.vue'
import NpcShort from './NpcShort.vue'
import PartyCard from './PartyCard.vue'
import QuestBoard from './quest/QuestBoard.vue'
import TableCard from './TableCard.vue'

/** Words of a field; that of a companion is known by the last part of its path. */
const wordsOf = (path: string) => fields[path] ?? fields[path.slice(path.lastIndexOf('.') + 1)]

/** Ironsworn's sheets as they look on the table and on the cast's screen. */
export const ironswornPanel: SystemPanel = {
  character: CharacterSheet,
  npc: NpcSheet,
  npcInShort: NpcShort,
  party: PartyCard,
  table: { card: TableCard, explains: 'momentum' },
  boards: [FightBoard, QuestBoard],
  acts: {
    adjust: { icon: IconGauge, form: AdjustForm, usual: { field: 'momentum', by: 1 } },
    debility: {
      icon: IconHeartCrack,
      form: DebilityForm,
      usual: { debility: 'wounded', isMarked: true },
    },
    initiative: { icon: IconSwords, form: InitiativeForm, usual: { to: 'none' } },
    takeAsset: {
      icon: IconStar,
      form: AssetForm,
      usual: { name: '', type: 'path', ability: 0, key: '', note: '', isFree: false },
    },
    upgradeAsset: {
      icon: IconCheckCheck,
      form: UpgradeForm,
      usual: { name: '', ability: 0, isFree: false },
    },
    companion: { icon: IconPaw, form: CompanionForm, usual: { name: '', by: -1 } },
    assetMeter: { icon: IconBattery, form: MeterForm, usual: { name: '', by: -1 } },
    loseAsset: { icon: IconStarOff, form: LoseForm, usual: { name: '', isKilled: false } },
  },
  npcMoves: [],
  field: (path) => phrase(wordsOf(path)?.label ?? 'ironsworn.title'),
  value(path, value) {
    const said = wordsOf(path)?.values?.[value]
    return said === undefined ? null : phrase(said)
  },
}
