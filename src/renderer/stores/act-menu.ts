import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Whose menu of acts, of those that lie on the screen, is asked for by its key. */
export const useActMenu = defineStore('actMenu', () => {
  const asked = ref<string>()
  /** An action that a move of the GM's leads to, and whom it is done to where that is known. */
  const due = shallowRef<{ action: string; memberId: string | undefined } | null>(null)

  /** Opens the menu on the card of this member. */
  function ask(memberId: string): void {
    asked.value = memberId
  }

  function forget(): void {
    asked.value = undefined
  }

  /** Begins an action; whom it is done to is chosen where that is not known. */
  function begin(action: string, memberId: string | undefined): void {
    due.value = { action, memberId }
  }

  function begun(): void {
    due.value = null
  }

  return { asked, due, ask, forget, begin, begun }
})
