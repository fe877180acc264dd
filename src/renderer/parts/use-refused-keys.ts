import { ref } from 'vue'
import { useTypeAhead } from '../actions/type-ahead'

/**
 * Keys that a field of dice does not take: why not, in words; the rest of what was typed with them is
 * refused, too. What was typed before anybody saw the field is let go of with `clear`.
 */
export function useRefusedKeys(clear: () => void) {
  const ahead = useTypeAhead()
  const error = ref<string>()

  function refuse(why: string): void {
    if (ahead.takeBack()) clear()
    error.value = why
  }

  return { error, refuse }
}
