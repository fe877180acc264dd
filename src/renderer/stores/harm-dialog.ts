import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The card on which harm is settled: whether it is open, and on whom it begins. */
export const useHarmDialog = defineStore('harmDialog', () => {
  const isOpen = ref(false)
  /** Id of the NPC who is struck first; null for nobody yet. */
  const npcId = ref<string | null>(null)
  /** Which of them, where several share one entry. */
  const body = ref('0')

  function open(npc: string | null = null, which = '0'): void {
    npcId.value = npc
    body.value = which
    isOpen.value = true
  }

  return { isOpen, npcId, body, open }
})
