import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Round } from '../missions/hot-seat/round'

/** Where the page remembers that the laptop is out, should it be loaded anew; it holds no name. */
const memory = 'hot-seat'

/** Nobody is left to ask: all that is shown is that the laptop goes back to the game master. */
const goingBack: Round = { sheet: 'ballot', missionId: '', party: [], queue: [] }

/**
 * Whether the laptop is in the players' hands. While it is, their screen stands in place of the
 * whole shell: nothing else of the campaign is on the page, or listens to keys.
 */
export const useHotSeat = defineStore('hotSeat', () => {
  // A page that crashed in a player's hands must not come back as the game master's.
  const round = shallowRef<Round | null>(sessionStorage.getItem(memory) ? goingBack : null)
  /** Whether it has just come back: the focus goes on where it left off. */
  const isBack = shallowRef(false)

  function begin(begun: Round): void {
    sessionStorage.setItem(memory, 'out')
    round.value = begun
    isBack.value = false
  }

  function end(): void {
    sessionStorage.removeItem(memory)
    round.value = null
    isBack.value = true
  }

  return { round, isBack, begin, end }
})
