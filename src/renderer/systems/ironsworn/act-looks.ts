import IconBattery from '~icons/lucide/battery-medium'
import IconCheckCheck from '~icons/lucide/check-check'
import IconGauge from '~icons/lucide/gauge'
import IconHeartCrack from '~icons/lucide/heart-crack'
import IconPaw from '~icons/lucide/paw-print'
import IconStar from '~icons/lucide/star'
import IconStarOff from '~icons/lucide/star-off'
import IconSwords from '~icons/lucide/swords'
import { adjustableOn } from '../../../rules/ironsworn/acts'
import { titleOf } from '../../../rules/ironsworn/fields'
import { wantsAssets } from '../../../rules/ironsworn/figures/creation'
import { initiativeSchema } from '../../../rules/ironsworn/sheet'
import type { ActField, SystemPanel } from '../system-panel'
import { heldAssets } from './asset/asset'
import AssetForm from './asset/AssetForm.vue'
import UpgradeForm from './asset/UpgradeForm.vue'
import DebilityForm from './DebilityForm.vue'

/** Which of the assets that are held, or of those that have something of their own. */
function whichAsset(has?: 'health' | 'meter'): ActField {
  return {
    kind: 'choice',
    name: 'name',
    label: 'ironsworn.asset.which',
    as: 'list',
    choices: (sheet) => heldAssets(sheet, has),
    none: 'ironsworn.asset.noneHeld',
    takesOnly: true,
  }
}

/** What may be done from somebody's card, the most used first. */
export const actLooks: NonNullable<SystemPanel['acts']> = {
  adjust: {
    icon: IconGauge,
    fields: [
      {
        kind: 'choice',
        name: 'field',
        label: 'ironsworn.act.what',
        as: 'list',
        choices: (sheet, { say }) =>
          adjustableOn(sheet).map((value) => ({ value, label: say(titleOf(value)) })),
      },
      { kind: 'number', name: 'by', label: 'ironsworn.act.by', min: -20, max: 20 },
    ],
    usual: { field: 'momentum', by: 1 },
  },
  debility: {
    icon: IconHeartCrack,
    form: DebilityForm,
    usual: { debility: 'wounded', isMarked: true },
  },
  initiative: {
    icon: IconSwords,
    fields: [
      {
        kind: 'choice',
        name: 'to',
        label: 'ironsworn.act.initiative',
        as: 'bar',
        choices: (_sheet, { t }) =>
          initiativeSchema.options.map((value) => ({
            value,
            label: t(`ironsworn.initiative.${value}`),
          })),
      },
    ],
    usual: { to: 'none' },
  },
  takeAsset: {
    icon: IconStar,
    form: AssetForm,
    // What a new character begins with is free (IS-078).
    picks: { words: 'ironsworn.asset.offer', isWanted: wantsAssets, input: { isFree: true } },
    usual: { name: '', type: 'path', ability: 0, key: '', note: '', isFree: false },
    due: { isFree: true },
  },
  upgradeAsset: {
    icon: IconCheckCheck,
    form: UpgradeForm,
    usual: { name: '', ability: 0, called: '', isFree: false },
    due: { isFree: true },
  },
  companion: {
    icon: IconPaw,
    fields: [
      whichAsset('health'),
      { kind: 'number', name: 'by', label: 'ironsworn.act.by', min: -5, max: 5 },
    ],
    usual: { name: '', by: -1 },
  },
  assetMeter: {
    icon: IconBattery,
    fields: [
      whichAsset('meter'),
      { kind: 'number', name: 'by', label: 'ironsworn.act.by', min: -10, max: 10 },
    ],
    usual: { name: '', by: -1 },
  },
  loseAsset: {
    icon: IconStarOff,
    fields: [whichAsset(), { kind: 'check', name: 'isKilled', label: 'ironsworn.asset.killed' }],
    usual: { name: '', isKilled: false },
  },
}
