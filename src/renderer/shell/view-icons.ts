import IconFlame from '~icons/lucide/flame'
import IconHourglass from '~icons/lucide/hourglass'
import IconNotebook from '~icons/lucide/notebook-text'
import IconScrollText from '~icons/lucide/scroll-text'
import IconSwords from '~icons/lucide/swords'
import IconUsers from '~icons/lucide/users'
import IconWrench from '~icons/lucide/wrench'
import type { Component } from 'vue'
import type { CampaignView } from '../router'

/** The icon that stands beside the word of each view. */
export const viewIcons: Record<CampaignView, Component> = {
  table: IconSwords,
  cast: IconUsers,
  fronts: IconFlame,
  missions: IconScrollText,
  sessions: IconHourglass,
  notes: IconNotebook,
  tools: IconWrench,
}
