import { nextTick, ref, watch } from 'vue'

/** Frames that a dialog has to close. */
const longestClosing = 60

/** What takes the focus. */
export const focusable = ':is(input, select, textarea, button):enabled, a[href], [tabindex="0"]'

/** The next frame, and behind what a dialog that is gone still does in a timer of its own. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Whether a dialog that is still open stands before it. */
export const isCovered = (element: HTMLElement) => element.closest('[aria-hidden="true"]') !== null

/** Puts the focus on what has just been drawn, once a dialog that closes has given its own back. */
export async function focusDrawn(find: () => HTMLElement | null | undefined): Promise<void> {
  await nextTick()
  await nextFrame()
  let found = find()
  for (let frame = 0; found && isCovered(found) && frame < longestClosing; frame++) {
    await nextFrame()
    found = find()
  }
  found?.focus()
  found?.scrollIntoView({ block: 'nearest' })
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
