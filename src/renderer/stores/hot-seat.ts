import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { call } from '../bridge'
import type { Round } from '../missions/hot-seat/round'

/** Where the page remembers that the laptop is out, should it be loaded anew; it holds no name. */
const memory = 'hot-seat'
/** What stands there while the curtain has fallen because of it, and is to rise again. */
const covered = 'covered'

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

  /** Whoever has the laptop is alone with it: the players' screen shows nothing meanwhile. */
  async function cover(): Promise<void> {
    const reply = await call('playerView.turnCurtain', { to: 'fall' })
    if (reply.ok && reply.value && round.value) sessionStorage.setItem(memory, covered)
  }

  function begin(begun: Round): void {
    sessionStorage.setItem(memory, 'out')
    void cover()
    round.value = begun
    isBack.value = false
  }

  function end(): void {
    if (sessionStorage.getItem(memory) === covered) {
      void call('playerView.turnCurtain', { to: 'rise' })
    }
    sessionStorage.removeItem(memory)
    round.value = null
    isBack.value = true
  }

  return { round, isBack, begin, end }
})
