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
export interface HiddenFacts {
  step: (step: Step) => Phrase | null
  fact: (fact: Fact) => Phrase | null
}

/** What this screen does not tell for now, although it is written down. */
export const useHiddenFacts = defineStore('hiddenFacts', () => {
  const hidden = shallowRef<HiddenFacts | null>(null)

  /** Hides something, or, with null, nothing any more. */
  function hide(facts: HiddenFacts | null): void {
    hidden.value = facts
  }

  /** What a step of the history may be called now. */
  const labelOf = (step: Step): Phrase => hidden.value?.step(step) ?? step.label
  /** What stands in the place of a fact; null for the fact itself. */
  const hiddenBy = (fact: Fact): Phrase | null => hidden.value?.fact(fact) ?? null

  return { hide, labelOf, hiddenBy }
})
