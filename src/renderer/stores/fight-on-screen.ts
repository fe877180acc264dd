import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The fight that lies on the table's screen; a note written now belongs to it. */
export const useFightOnScreen = defineStore('fightOnScreen', () => {
  const encounterId = ref<string | null>(null)
  return { encounterId }
})
