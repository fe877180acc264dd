import IconCalendarDays from '~icons/lucide/calendar-days'
import IconCalendarClock from '~icons/lucide/calendar-clock'
import IconChartPie from '~icons/lucide/chart-pie'
import IconClapperboard from '~icons/lucide/clapperboard'
import IconDices from '~icons/lucide/dices'
import IconDrama from '~icons/lucide/drama'
import IconFlame from '~icons/lucide/flame'
import IconHourglass from '~icons/lucide/hourglass'
import IconMapPin from '~icons/lucide/map-pin'
import IconMilestone from '~icons/lucide/milestone'
import IconNotebook from '~icons/lucide/notebook-text'
import IconPenLine from '~icons/lucide/pen-line'
import IconQuestion from '~icons/lucide/circle-question-mark'
import IconScroll from '~icons/lucide/scroll-text'
import IconShield from '~icons/lucide/shield'
import IconSkull from '~icons/lucide/skull'
import IconSwords from '~icons/lucide/swords'
import IconTable from '~icons/lucide/table-2'
import IconTarget from '~icons/lucide/target'
import IconUser from '~icons/lucide/user'
import type { Component } from 'vue'
import type { SearchType } from '../../../shared/search-types'

/** The icon beside the word of each type. */
export const typeIcons: Record<SearchType, Component> = {
  character: IconUser,
  npc: IconDrama,
  place: IconMapPin,
  front: IconFlame,
  danger: IconSkull,
  portent: IconHourglass,
  stake: IconQuestion,
  customMove: IconDices,
  mission: IconScroll,
  objective: IconTarget,
  encounter: IconSwords,
  combatant: IconShield,
  track: IconChartPie,
  session: IconCalendarDays,
  scene: IconClapperboard,
  note: IconNotebook,
  milestone: IconMilestone,
  appointment: IconCalendarClock,
  oracleTable: IconTable,
  jot: IconPenLine,
}
