import IconContact from '~icons/lucide/binoculars'
import IconMarch from '~icons/lucide/route'
import IconRest from '~icons/lucide/bed'
import IconSearch from '~icons/lucide/scan-search'
import IconTrack from '~icons/lucide/footprints'
import IconWake from '~icons/lucide/alarm-clock'
import IconWatch from '~icons/lucide/moon-star'
import { defineAsyncComponent } from 'vue'
import type { Tool } from '../../../tools/tool'
import { toolTitles } from './titles'

/** Cold Iron's tools for play outside a fight. */
export const coldIronTools: readonly Tool[] = [
  {
    id: 'contact',
    title: toolTitles.contact,
    icon: IconContact,
    panel: defineAsyncComponent(() => import('./contact/ContactTool.vue')),
  },
  {
    id: 'waking',
    title: toolTitles.waking,
    icon: IconWake,
    panel: defineAsyncComponent(() => import('./watches/WakingTool.vue')),
  },
  {
    id: 'tracking',
    title: toolTitles.tracking,
    icon: IconTrack,
    panel: defineAsyncComponent(() => import('./searching/TrackingTool.vue')),
  },
  {
    id: 'searching',
    title: toolTitles.searching,
    icon: IconSearch,
    panel: defineAsyncComponent(() => import('./searching/SearchingTool.vue')),
  },
  {
    id: 'watches',
    title: toolTitles.watches,
    icon: IconWatch,
    panel: defineAsyncComponent(() => import('./watches/WatchesTool.vue')),
  },
  {
    id: 'march',
    title: toolTitles.march,
    icon: IconMarch,
    panel: defineAsyncComponent(() => import('./march/MarchTool.vue')),
  },
  {
    id: 'rest',
    title: toolTitles.rest,
    icon: IconRest,
    panel: defineAsyncComponent(() => import('./rest/RestTool.vue')),
  },
]
