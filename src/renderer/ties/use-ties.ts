import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { TieEnd } from '../../shared/ties'

/** What is done with ties, from whatever card it is asked for. */
export const useTies = defineStore('ties', () => {
  /** Who or what is being tied to another. */
  const tying = shallowRef<TieEnd | null>(null)
  const isDrawn = ref(false)
  /** Around whom or what they are drawn; null for all of the campaign. */
  const around = shallowRef<TieEnd | null>(null)

  /** Asks to whom or what one is tied. */
  function tie({ type, id, name }: TieEnd): void {
    tying.value = { type, id, name }
  }

  /** Draws the ties around one, or all there are. */
  function draw(one: TieEnd | null): void {
    around.value = one
    isDrawn.value = true
  }

  return { tying, isDrawn, around, tie, draw }
})
