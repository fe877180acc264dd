import { defineStore } from 'pinia'
import { ref, shallowRef, type Component } from 'vue'

interface DueAct {
  action: string
  memberId: string | undefined
  /** Ids of the NPCs of a move of the GM's that is made already and has led to it; none without one. */
  by: readonly string[] | undefined
  /** Whether it is done to them alone, where all who are there may do it at once. */
  isAlone: boolean
}

/** An act that no action of its own begins, as it is found by its name. */
export interface FoundAct {
  /** What begins it. */
  id: string
  label: string
  /** What it has to do with, so that it is found by those words as well. */
  also?: string
  /** The rule system, where another one has something of that name. */
  from?: string
  icon: Component
  /** Begins it for whoever has the focus; where nobody has, it is asked whose sheet it is. */
  run: () => void
}

/** Whose menu of acts, of those that lie on the screen, is asked for by its key. */
export const useActMenu = defineStore('actMenu', () => {
  const asked = ref<string>()
  /** What begins an act that is wanted, and whom it is done to where that is known. */
  const due = shallowRef<DueAct | null>(null)
  /** The acts that are found by their names. */
  const found = shallowRef<readonly FoundAct[]>([])
  /** The moves of the systems in play, which are found so as well. */
  const moves = shallowRef<readonly FoundAct[]>([])

  /** Opens the menu on the card of this member. */
  function ask(memberId: string): void {
    asked.value = memberId
  }

  function forget(): void {
    asked.value = undefined
  }

  /**
   * Begins an act; whom it is done to is chosen where that is not known. `by`: ids of the NPCs of a move of
   * the GM's that is made already and has led to it.
   */
  function begin(action: string, memberId: string | undefined, by?: readonly string[]): void {
    due.value = { action, memberId, by, isAlone: false }
  }

  /** Begins an act again whose form was left, for the one whom it was begun for. */
  function goOn(action: string, memberId: string): void {
    due.value = { action, memberId, by: undefined, isAlone: true }
  }

  function begun(): void {
    due.value = null
  }

  return { asked, due, found, moves, ask, forget, begin, goOn, begun }
})
