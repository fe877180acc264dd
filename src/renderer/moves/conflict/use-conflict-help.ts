import { ref } from 'vue'
import { otherSide, type SideId } from './conflict-sides'
import { stepsOf, type HelpDraft } from '../fields/help-draft'

/** The help that either side of a conflict has; nobody helps both (IF-039, IF-043). */
export function useConflictHelp() {
  const helps = { a: ref<HelpDraft[]>([]), b: ref<HelpDraft[]>([]) }

  const steps = (side: SideId) => stepsOf(helps[side].value)

  /** Keys of those who help the other side. */
  const elsewhere = (side: SideId) =>
    helps[otherSide(side)].value.flatMap(({ helper }) => helper ?? [])

  /** As the command takes it; null while some of it is not settled. */
  function inputOf(side: SideId) {
    const inputs = helps[side].value.flatMap(({ input }) => (input ? [input] : []))
    return inputs.length < helps[side].value.length ? null : inputs
  }

  return { helps, steps, elsewhere, inputOf }
}
