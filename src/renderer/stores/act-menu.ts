import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Whose menu of acts, of those that lie on the screen, is asked for by its key. */
export const useActMenu = defineStore('actMenu', () => {
  const asked = ref<string>()

  /** Opens the menu on the card of this member. */
  function ask(memberId: string): void {
    asked.value = memberId
  }

  function forget(): void {
    asked.value = undefined
  }

  return { asked, ask, forget }
})
