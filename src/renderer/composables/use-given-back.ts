import { focusReturn } from './focus/focus-return'

/**
 * For fields that stand open and are kept when they are left: Escape gives back what stood there before it
 * was changed, and the focus to whoever had it. Answers what the part around them listens to.
 */
export function useGivenBack(isChanged: () => boolean, giveBack: () => void) {
  const back = focusReturn()

  function focusin({ relatedTarget: from, currentTarget: here }: FocusEvent): void {
    const isInside = here instanceof Node && from instanceof Node && here.contains(from)
    if (!isInside) back.keep(from)
  }

  function keydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !isChanged()) return
    event.preventDefault()
    event.stopPropagation()
    // Before it is left: leaving it would keep it.
    giveBack()
    back.restore()
  }

  return { focusin, keydown }
}
