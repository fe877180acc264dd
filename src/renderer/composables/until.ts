import { nextTick, watch } from 'vue'

/** Waits until something is so that depends on what is read. */
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(
      isSo,
      (is) => {
        if (!is) return
        resolve()
        void nextTick(() => stop())
      },
      { immediate: true },
    )
  })
}
