import IconArrowUp from '~icons/lucide/arrow-big-up-dash'
import IconBone from '~icons/lucide/bone'
import IconBook from '~icons/lucide/book-open'
import IconDrop from '~icons/lucide/package-minus'
import IconHeart from '~icons/lucide/heart-handshake'
import IconPencil from '~icons/lucide/pencil'
import IconShieldOff from '~icons/lucide/shield-off'
import IconSwords from '~icons/lucide/swords'
import IconTake from '~icons/lucide/package-plus'
import IconTent from '~icons/lucide/tent'
import IconBed from '~icons/lucide/bed'
import type { SystemPanel } from '../../system-panel'
import BolsterForm from './BolsterForm.vue'
import BondForm from './BondForm.vue'
import CampForm from './CampForm.vue'
import DebilityForm from './DebilityForm.vue'
import FigureForm from './FigureForm.vue'
import HurtForm from './HurtForm.vue'
import LeaveForm from './LeaveForm.vue'
import LevelForm from './LevelForm.vue'
import NpcForm from './NpcForm.vue'
import RecoverForm from './RecoverForm.vue'
import TakeForm from './TakeForm.vue'

const hurt = { icon: IconSwords, form: HurtForm, usual: { points: 1, isDirect: false } }

/** What may be done from somebody's card. */
export const actLooks: NonNullable<SystemPanel['acts']> = {
  hurt,
  hurtNpc: hurt,
  makeCamp: { icon: IconTent, form: CampForm, usual: { ownFood: true, slept: true } },
  recover: { icon: IconBed, form: RecoverForm, usual: { days: 1, healer: false, heal: [] } },
  debility: { icon: IconBone, form: DebilityForm, usual: { stat: 'str' } },
  levelUp: {
    icon: IconArrowUp,
    form: LevelForm,
    usual: { downtime: 'same', raise: 'str', move: '', wizard: false, spell: '' },
  },
  bolster: { icon: IconBook, form: BolsterForm, usual: { days: 7 } },
  takeItem: { icon: IconTake, form: TakeForm, usual: { name: '', weight: 0 } },
  leaveItem: { icon: IconDrop, form: LeaveForm, usual: { name: '' } },
  writeBond: { icon: IconHeart, form: BondForm, usual: { who: '', text: '' } },
  endGuard: { icon: IconShieldOff, usual: {} },
  setFigures: { icon: IconPencil, form: FigureForm, usual: {} },
  setNpc: { icon: IconPencil, form: NpcForm, usual: {} },
}
