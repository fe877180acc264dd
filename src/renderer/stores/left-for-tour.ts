import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** What lies around a tour. */
export const useLeftForTour = defineStore('leftForTour', () => ({
  /** Where the game master stood when it was begun: the campaign’s file, and the screen in it. */
  left: shallowRef<{ path: string; at: string }>(),
  /** How the last one ended, until that was read: at its end, or before; and the campaign’s file that it led back to, empty for none. */
  ended: shallowRef<{ how: 'over' | 'left'; path: string }>(),
}))
