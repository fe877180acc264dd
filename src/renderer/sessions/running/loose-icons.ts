import IconAlarm from '~icons/lucide/alarm-clock'
import IconCalendar from '~icons/lucide/calendar-clock'
import IconFlag from '~icons/lucide/flag'
import IconInbox from '~icons/lucide/inbox'
import IconListOrdered from '~icons/lucide/list-ordered'
import IconMedal from '~icons/lucide/medal'
import IconPie from '~icons/lucide/chart-pie'
import IconSwords from '~icons/lucide/swords'
import type { Component } from 'vue'
import type { LooseEnd } from './session'

/** The mark beside each kind of thing that is still open. */
export const looseIcons: Record<LooseEnd['kind'], Component> = {
  owedMove: IconInbox,
  queuedMove: IconListOrdered,
  fight: IconSwords,
  milestone: IconMedal,
  reporting: IconFlag,
  deadline: IconAlarm,
  appointment: IconCalendar,
  proposal: IconPie,
}
