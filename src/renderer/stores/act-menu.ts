import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Whose menu of acts, of those that lie on the screen, is asked for by its key. */
export const useActMenu = defineStore('actMenu', () => {
  const asked = ref<string>()
  /** Damage that a move of the GM's leads to, and whom it falls on where that is known. */
  const blow = shallowRef<{ memberId: string | undefined } | null>(null)

  /** Opens the menu on the card of this member. */
  function ask(memberId: string): void {
    asked.value = memberId
  }

  function forget(): void {
    asked.value = undefined
  }

  /** Offers damage to be dealt; whom it falls on is chosen where that is not known. */
  function strike(memberId: string | undefined): void {
    blow.value = { memberId }
  }

  function struck(): void {
    blow.value = null
  }

  return { asked, blow, ask, forget, strike, struck }
})
