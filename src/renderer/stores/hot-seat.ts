import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Round } from '../missions/hot-seat/round'

/**
 * Whether the laptop is in the players' hands. While it is, their screen stands in place of the
 * whole shell: nothing else of the campaign is on the page, or listens to keys.
 */
export const useHotSeat = defineStore('hotSeat', () => {
  const round = shallowRef<Round | null>(null)
  /** Whether it has just come back: the focus goes on where it left off. */
  const isBack = shallowRef(false)

  function begin(begun: Round): void {
    round.value = begun
    isBack.value = false
  }

  function end(): void {
    round.value = null
    isBack.value = true
  }

  return { round, isBack, begin, end }
})
