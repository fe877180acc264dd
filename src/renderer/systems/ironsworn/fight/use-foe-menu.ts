import IconUp from '~icons/lucide/arrow-up'
import IconDown from '~icons/lucide/arrow-down'
import IconOut from '~icons/lucide/skull'
import IconFled from '~icons/lucide/footprints'
import IconSpared from '~icons/lucide/hand'
import { computed } from 'vue'
import { shiftRank } from '../../../../rules/ironsworn/figures/progress'
import { useWords } from '../../../composables/use-words'
import type { MenuEntry } from '../../../parts/menu-entry'
import { visibilities } from '../../../tracks/track'
import { visibilityIcons } from '../../../tracks/visibility-icons'
import type { FoughtFoe } from './fight-board'

const leavings = { out: IconOut, fled: IconFled, spared: IconSpared } as const
const shifts = { harder: IconUp, easier: IconDown } as const

/** What is done with a foe beside moves. */
export type FoeDeed = keyof typeof leavings | keyof typeof shifts | FoughtFoe['visibility']

/** How far a rank goes by each shift. */
export const shiftBy = { harder: 1, easier: -1 } as const

/** The lines of a foe's menu: its rank in this fight, how it leaves, and who sees it. */
export function useFoeMenu(foe: () => FoughtFoe) {
  const { t } = useWords()
  return computed((): MenuEntry[] => {
    const { rank, visibility } = foe()
    return [
      ...(['harder', 'easier'] as const).map((id) => ({
        id,
        icon: shifts[id],
        label: t(`ironsworn.fight.${id}`),
        disabled: shiftRank(rank, shiftBy[id]) === rank,
      })),
      ...(['out', 'fled', 'spared'] as const).map((id, at) => ({
        id,
        icon: leavings[id],
        label: t(`ironsworn.fight.${id}`),
        startsGroup: at === 0,
      })),
      ...visibilities.map((id, at) => ({
        id,
        icon: visibilityIcons[id],
        label: t(`ironsworn.fight.seen.${id}`),
        checked: id === visibility,
        startsGroup: at === 0,
      })),
    ]
  })
}
