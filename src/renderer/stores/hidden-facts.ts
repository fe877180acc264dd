import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Fact } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'

/** A step of the history: what it is called, and the turn of the fight it happened in. */
interface Step {
  label: Phrase
  moment: { turn: number } | null
}

/** What is said in the place of a step, or of a fact; null where it may be told as it is. */
export interface Veil {
  step: (step: Step) => Phrase | null
  fact: (fact: Fact) => Phrase | null
}

/** What this screen does not tell for now, although it is written down. */
export const useVeil = defineStore('veil', () => {
  const veil = shallowRef<Veil | null>(null)

  /** Hides something, or, with null, nothing any more. */
  function draw(over: Veil | null): void {
    veil.value = over
  }

  /** What a step of the history may be called now. */
  const labelOf = (step: Step): Phrase => veil.value?.step(step) ?? step.label
  /** What stands in the place of a fact; null for the fact itself. */
  const hiddenBy = (fact: Fact): Phrase | null => veil.value?.fact(fact) ?? null

  return { draw, labelOf, hiddenBy }
})
