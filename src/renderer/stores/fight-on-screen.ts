import { defineStore } from 'pinia'
import { ref } from 'vue'

/**
 * The fight that lies on the table's screen; a note written now belongs to it. And the one that is being prepared
 * there, to which whoever comes back from another view goes back.
 */
export const useFightOnScreen = defineStore('fightOnScreen', () => {
  const encounterId = ref<string | null>(null)
  const preparingId = ref<string | null>(null)
  return { encounterId, preparingId }
})
