import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Where the game master stood when a tour was begun: the campaign’s file, and the screen in it. */
export const useLeftForTour = defineStore('leftForTour', () => ({
  left: shallowRef<{ path: string; at: string }>(),
}))
