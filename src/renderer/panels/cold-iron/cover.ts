import { ref } from 'vue'
import type { Fighter } from './fighter'

/** Whether what foes declare is hidden now, on every panel of the fight that says it. */
export const isCovered = ref(false)

/** Whether what this one has declared may not be shown. */
export function isUnderCover({ side }: Pick<Fighter, 'side'>): boolean {
  return isCovered.value && side === 'foe'
}
