import { ref, watch } from 'vue'
import { useTypeAhead } from '../actions/type-ahead'

/**
 * Keys that a field of dice does not take: why not, in words; the rest of what was typed with them is
 * refused, too. What was typed before anybody saw the field is let go of with `clear`. Another roll that the
 * same field is for, as its label says, begins without a word.
 */
export function useRefusedKeys(label: () => string, clear: () => void) {
  const ahead = useTypeAhead()
  const error = ref<string>()

  function refuse(why: string): void {
    if (ahead.takeBack()) clear()
    error.value = why
  }

  /** Enter came before the last of the dice; of dice that were let go of with it none is missing. */
  function refuseEarly(why: string): void {
    const isCleared = ahead.takeBack()
    if (isCleared) clear()
    error.value = isCleared ? undefined : why
  }

  watch(label, () => (error.value = undefined))

  return { error, refuse, refuseEarly }
}
