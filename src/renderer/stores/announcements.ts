import { defineStore } from 'pinia'
import { ref } from 'vue'

/** What a screen reader shall say next. `LiveRegion` holds it. */
export const useAnnouncements = defineStore('announcements', () => {
  const text = ref('')

  /** Says something; the same words twice in a row are said twice. */
  function say(words: string): void {
    text.value = text.value === words ? `${words}\u00a0` : words
  }

  /** Another campaign is open, or none: what was said of the last one goes with it. */
  function leaveCampaign(): void {
    text.value = ''
  }

  return { text, say, leaveCampaign }
})
