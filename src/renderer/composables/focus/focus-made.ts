import { nextTick, ref, watch } from 'vue'

/** Puts the focus on what has just been drawn, once a dialog that closes has given its own back. */
export async function focusDrawn(find: () => HTMLElement | null | undefined): Promise<void> {
  await nextTick()
  requestAnimationFrame(() => {
    const found = find()
    found?.focus()
    found?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * The focus goes to what a form has made, as soon as the view has it. `isThere` is a reactive read;
 * `find` finds its card.
 */
export function useMadeFocus(
  isThere: (id: string) => boolean,
  find: (id: string) => HTMLElement | null | undefined,
) {
  const awaited = ref<string>()

  watch(
    () => (awaited.value !== undefined && isThere(awaited.value) ? awaited.value : undefined),
    (id) => {
      if (id === undefined) return
      awaited.value = undefined
      void focusDrawn(() => find(id))
    },
  )
  return { focusSoon: (id: string) => (awaited.value = id) }
}
