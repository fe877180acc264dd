import { onMounted, onUnmounted } from 'vue'
import { isTyping, keysOf, type Keys } from './keys'
import { useActions } from './registry'

const fields =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'
const pressables =
  'button, a[href], summary, [role=button], [role=tab], [role=radio], [role=switch]'
const fieldEditing = /^mod\+(shift\+)?(a|c|v|x|y|z)$/

/**
 * Whether the focused element wants these keys for itself. A field marked `data-keys="pass"`
 * takes only what its own listener takes, and lets the rest through to the actions.
 */
function isKept(target: EventTarget | null, keys: Keys): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest(fields)
  if (field) {
    if (field.matches('[data-keys=pass]')) return false
    return isTyping(keys) || fieldEditing.test(keys) || keys === 'enter' || keys === 'shift+enter'
  }
  return (keys === 'enter' || keys === 'space') && target.closest(pressables) !== null
}

/** The app's one keydown listener: finds the action that the pressed keys mean, and runs it. */
export function useKeyListener(): void {
  const actions = useActions()

  function onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return
    const keys = keysOf(event)
    // Radio buttons and check boxes keep every Enter from the page, also one with a modifier.
    if (event.defaultPrevented && keys !== 'mod+enter') return
    if (!keys || isKept(event.target, keys)) return
    const action = actions.meant(keys)
    if (!action) return
    event.preventDefault()
    if (!event.repeat) action.run()
  }

  onMounted(() => window.addEventListener('keydown', onKeydown))
  onUnmounted(() => window.removeEventListener('keydown', onKeydown))
}
