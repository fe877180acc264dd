import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { TieEnd } from '../../shared/ties'

/** What is done with ties, from whatever card it is asked for. */
export const useTies = defineStore('ties', () => {
  /** Who or what is being tied to another. */
  const tying = shallowRef<TieEnd | null>(null)

  /** Asks to whom or what one is tied. */
  function tie({ type, id, name }: TieEnd): void {
    tying.value = { type, id, name }
  }

  return { tying, tie }
})
