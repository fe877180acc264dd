import { ref, watch } from 'vue'

/**
 * Does what a key asks of what was found: at once, or when the answer to what is typed is there. So
 * nobody who types fast takes what was found before.
 */
export function useWithFound(isComing: () => boolean): (work: () => void) => void {
  const waiting = ref<() => void>()
  watch(isComing, (is) => {
    if (is) return
    waiting.value?.()
    waiting.value = undefined
  })
  return (work) => {
    if (isComing()) waiting.value = work
    else work()
  }
}
