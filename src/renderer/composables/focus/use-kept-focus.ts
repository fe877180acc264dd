import { onScopeDispose, watch, type Ref } from 'vue'
import { isAdrift } from './focus-net'

/**
 * The browser takes the focus from a button that is disabled. Where that was for a moment only, as
 * while its command is on the way, the button gets it back, unless a key or a press came between.
 */
export function useKeptFocus(
  button: Readonly<Ref<HTMLElement | null>>,
  isDisabled: () => boolean,
): void {
  let isOwed = false

  function forget(): void {
    isOwed = false
    window.removeEventListener('keydown', forget, true)
    window.removeEventListener('pointerdown', forget, true)
  }

  // Before the page is painted the button has it still, afterwards it can take it again.
  watch(isDisabled, (now) => {
    if (!now || document.activeElement !== button.value) return
    isOwed = true
    window.addEventListener('keydown', forget, true)
    window.addEventListener('pointerdown', forget, true)
  })
  watch(
    isDisabled,
    (now) => {
      if (now || !isOwed) return
      if (isAdrift()) button.value?.focus()
      forget()
    },
    { flush: 'post' },
  )
  onScopeDispose(forget)
}
