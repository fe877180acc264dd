import { computed, nextTick, ref, watch } from 'vue'
import type { Meant } from './use-meant'

/** Puts the focus on somebody's card, once what is on its way has been drawn. */
async function focusCard(id: string): Promise<void> {
  await nextTick()
  // A dialog that closes gives the focus back first.
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-being="${CSS.escape(id)}"]`)
    card?.focus()
    card?.scrollIntoView({ block: 'nearest' })
  })
}

/** The focus goes to somebody's card as soon as it is there and no dialog is open. */
export function useCardFocus(isThere: (id: string) => boolean, isBlocked: () => boolean) {
  const awaited = ref<string>()
  const ready = computed(() => {
    const id = awaited.value
    return id !== undefined && isThere(id) && !isBlocked() ? id : undefined
  })

  watch(ready, (id) => {
    if (id === undefined) return
    awaited.value = undefined
    void focusCard(id)
  })
  return { focusSoon: (id: string) => (awaited.value = id) }
}

/** A card that went elsewhere or is gone, by whatever command or undo, leaves the focus to whom is meant now. */
export function useKeptFocus(meant: () => Meant | undefined, hasHadFocus: () => boolean): void {
  watch(
    () => [meant()?.id, meant()?.isAway] as const,
    ([id]) => {
      const isLost = document.activeElement === document.body
      if (isLost && hasHadFocus() && id !== undefined) void focusCard(id)
    },
    { flush: 'post' },
  )
}
