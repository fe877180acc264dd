import { onMounted, onUnmounted, onUpdated, ref, type Ref } from 'vue'

/**
 * Whether the focus is on the board, or was before a dialog took it: the board's single letters
 * mean nothing elsewhere. When what had it is gone from the board, whoever is meant has it, else
 * the first button.
 */
export function useBoardFocus(board: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<boolean>> {
  const isThere = ref(false)

  onUpdated(() => {
    if (!isThere.value || document.activeElement !== document.body) return
    const meant = board.value?.querySelector<HTMLElement>('[aria-pressed=true]')
    const first = board.value?.querySelector<HTMLElement>('button:enabled')
    ;(meant ?? first)?.focus()
  })

  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return
    if (board.value?.contains(target)) isThere.value = true
    else if (!target.closest('[role=dialog], [role=menu]')) isThere.value = false
  }

  onMounted(() => document.addEventListener('focusin', onFocusIn))
  onUnmounted(() => document.removeEventListener('focusin', onFocusIn))
  return isThere
}
