import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Phrase } from '../../shared/phrase'

/** What has failed below the rules (disk, lock, corruption): shown as a banner until dismissed. */
export const useTrouble = defineStore('trouble', () => {
  const current = shallowRef<Phrase | null>(null)

  /** Shows the banner. `phrase` says what was kept and what to do. */
  function raise(phrase: Phrase): void {
    current.value = phrase
  }

  function dismiss(): void {
    current.value = null
  }

  return { current, raise, dismiss }
})
