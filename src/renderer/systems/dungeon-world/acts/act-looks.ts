import IconArrowUp from '~icons/lucide/arrow-big-up-dash'
import IconBone from '~icons/lucide/bone'
import IconBook from '~icons/lucide/book-open'
import IconDrop from '~icons/lucide/package-minus'
import IconHeal from '~icons/lucide/heart-plus'
import IconHeart from '~icons/lucide/heart-handshake'
import IconPencil from '~icons/lucide/pencil'
import IconShieldOff from '~icons/lucide/shield-off'
import IconSwords from '~icons/lucide/swords'
import IconTake from '~icons/lucide/package-plus'
import IconTent from '~icons/lucide/tent'
import IconBed from '~icons/lucide/bed'
import { guardLeft } from '../../../../rules/dungeon-world/defend'
import { hpBounds } from '../../../../rules/dungeon-world/bounds'
import { npcSchema } from '../../../../rules/dungeon-world/npc'
import { characterSchema, statSchema } from '../../../../rules/dungeon-world/sheet'
import type { ActLook, BlowLook, SystemPanel } from '../../system-panel'
import FigureForm from './FigureForm.vue'
import LevelForm from './LevelForm.vue'
import { levelInput } from './level-input'
import NpcForm from './NpcForm.vue'
import RecoverForm from './RecoverForm.vue'

const hurt: ActLook = {
  icon: IconSwords,
  fields: [
    { kind: 'number', name: 'points', label: 'dungeonWorld.hurt.points', min: 0, max: 99 },
    { kind: 'check', name: 'isDirect', label: 'dungeonWorld.hurt.direct' },
    { kind: 'number', name: 'piercing', label: 'dungeonWorld.hurt.piercing', min: 0, max: 99 },
  ],
  usual: { points: 1, isDirect: false, piercing: 0 },
}

const heal: ActLook = {
  icon: IconHeal,
  fields: [
    {
      kind: 'number',
      name: 'points',
      label: 'dungeonWorld.heal.points',
      min: 1,
      max: hpBounds.max,
    },
  ],
  usual: { points: 1 },
}

const blow: BlowLook = {
  points: 'points',
  dice: (sheet) => npcSchema.parse(sheet).damage,
  guard: {
    move: 'guard',
    given: 'incoming',
    left: (sheet, hit) => guardLeft(characterSchema.parse(sheet), hit),
    answers: (isSelf) => ({ aim: isSelf ? 'self' : 'ward' }),
  },
}

/** What may be done from somebody's card, the most used first. */
export const actLooks: NonNullable<SystemPanel['acts']> = {
  hurt: { ...hurt, blow },
  hurtNpc: {
    ...hurt,
    blow: {
      isOfCompany: true,
      points: 'points',
      dice: (sheet) => characterSchema.parse(sheet).damageDie,
    },
  },
  heal,
  healNpc: heal,
  makeCamp: {
    icon: IconTent,
    fields: [
      { kind: 'check', name: 'ownFood', label: 'dungeonWorld.makeCamp.ownFood' },
      { kind: 'check', name: 'slept', label: 'dungeonWorld.makeCamp.slept' },
      { kind: 'order', name: 'watches', label: 'dungeonWorld.makeCamp.watchOrder' },
    ],
    usual: { ownFood: true, slept: true, watches: [] },
    isTogether: true,
    lasts: { amount: 8, unit: 'hours' },
  },
  recover: {
    icon: IconBed,
    form: RecoverForm,
    usual: { days: 1, healer: false, heal: [] },
    takesDays: true,
  },
  debility: {
    icon: IconBone,
    fields: [
      {
        kind: 'choice',
        name: 'stat',
        label: 'dungeonWorld.debilityAct.which',
        as: 'labelledBar',
        choices: (_sheet, { t }) =>
          statSchema.options.map((value) => ({
            value,
            label: t(`dungeonWorld.debility.${value}`),
          })),
      },
    ],
    usual: { stat: 'str' },
  },
  levelUp: { icon: IconArrowUp, form: LevelForm, ...levelInput },
  bolster: {
    icon: IconBook,
    fields: [
      { kind: 'number', name: 'days', label: 'dungeonWorld.bolster.days', min: 1, max: 365 },
    ],
    usual: { days: 7 },
    takesDays: true,
  },
  takeItem: {
    icon: IconTake,
    fields: [
      { kind: 'text', name: 'name', label: 'dungeonWorld.takeItem.name', maxlength: 60 },
      { kind: 'number', name: 'weight', label: 'dungeonWorld.takeItem.weight', min: 0, max: 99 },
    ],
    usual: { name: '', weight: 0 },
  },
  leaveItem: {
    icon: IconDrop,
    fields: [
      {
        kind: 'choice',
        name: 'name',
        label: 'dungeonWorld.leaveItem.which',
        as: 'list',
        choices(sheet, { t }) {
          const { inventory, leftBehind } = characterSchema.parse(sheet)
          return inventory
            .filter(({ name }) => !leftBehind.includes(name))
            .map(({ name, weight }) => ({
              value: name,
              label: t('dungeonWorld.sheet.item', { name, weight }),
            }))
        },
        none: 'dungeonWorld.leaveItem.nothing',
      },
    ],
    usual: { name: '' },
  },
  writeBond: {
    icon: IconHeart,
    fields: [
      { kind: 'person', name: 'who', label: 'dungeonWorld.writeBond.who', maxlength: 60 },
      { kind: 'text', name: 'text', label: 'dungeonWorld.writeBond.text', maxlength: 120 },
    ],
    usual: { who: '', text: '' },
  },
  endGuard: { icon: IconShieldOff, usual: {} },
  setFigures: { icon: IconPencil, form: FigureForm, usual: {} },
  setNpc: { icon: IconPencil, form: NpcForm, usual: {} },
}
