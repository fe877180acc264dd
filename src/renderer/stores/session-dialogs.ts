import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Why the end of the session is on the screen: for its own sake, or because the campaign closes. */
type Occasion = 'session' | 'campaign'

/** The dialogs around a session, to be opened from anywhere: one at a time. */
export const useSessionDialogs = defineStore('sessionDialogs', () => {
  const isStarting = ref(false)
  const ending = shallowRef<Occasion | null>(null)
  /** When the campaign was opened whose running session the game master has been asked about. */
  const askedAt = ref('')
  let answer: ((mayClose: boolean) => void) | undefined

  function start(): void {
    isStarting.value = true
  }

  function end(): void {
    ending.value = 'session'
  }

  /** Asks what becomes of the session before the campaign closes; answers whether it may close. */
  function askBeforeClosing(): Promise<boolean> {
    answer?.(false)
    ending.value = 'campaign'
    return new Promise((resolve) => (answer = resolve))
  }

  /** The dialog of the end is left; `mayClose` when the campaign may close behind it. */
  function leave(mayClose: boolean): void {
    ending.value = null
    answer?.(mayClose)
    answer = undefined
  }

  return { isStarting, ending, askedAt, start, end, askBeforeClosing, leave }
})
