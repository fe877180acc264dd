import IconBandage from '~icons/lucide/bandage'
import IconBone from '~icons/lucide/bone'
import IconFlag from '~icons/lucide/flag'
import IconGauge from '~icons/lucide/gauge'
import IconReload from '~icons/lucide/rotate-cw'
import IconPencil from '~icons/lucide/pencil'
import IconSun from '~icons/lucide/sun'
import IconTent from '~icons/lucide/tent'
import IconUsers from '~icons/lucide/users'
import { npcStatusSchema } from '../../../../rules/iron-fist/npc'
import type { SystemPanel } from '../../system-panel'
import CountForm from './CountForm.vue'
import CounterForm from './CounterForm.vue'
import NpcForm from './NpcForm.vue'
import RestForm from './RestForm.vue'
import TreatForm from './TreatForm.vue'

/** What may be done from somebody's card, the most used first; harm is marked by a card of its own. */
export const actLooks: NonNullable<SystemPanel['acts']> = {
  changeCounter: {
    icon: IconGauge,
    form: CounterForm,
    usual: { counter: 'health', delta: 1, choose: [], clear: [] },
  },
  reload: { icon: IconReload, usual: {} },
  rest: { icon: IconTent, form: RestForm, usual: { kind: 'short', clear: [] } },
  treat: {
    icon: IconBandage,
    form: TreatForm,
    usual: { points: 1, paid: true, healer: '', clear: [] },
  },
  takeDebility: {
    icon: IconBone,
    fields: [{ kind: 'text', name: 'text', label: 'harm.debilityText', maxlength: 120 }],
    usual: { text: '' },
  },
  adjustNpc: { icon: IconPencil, form: NpcForm, usual: { body: '0' } },
  countBodies: { icon: IconUsers, form: CountForm, usual: {} },
  routBodies: {
    icon: IconFlag,
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: 'ironFist.routBodies.status',
        as: 'list',
        choices: (_sheet, { t }) =>
          npcStatusSchema.options.map((value) => ({ value, label: t(`ironFist.status.${value}`) })),
      },
    ],
    usual: { status: 'panicked' },
  },
  newDay: { icon: IconSun, usual: {} },
}
