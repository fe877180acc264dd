import { digitOf } from '../../../actions/keys'
import { useTypeAhead } from '../../../actions/type-ahead'
import type { Choice } from './choice'

/**
 * A digit typed on radio buttons chooses the one that shows it, and the focus goes there. One that none
 * shows, or that cannot be chosen, is refused aloud. Answers the listener, which says whether it was a digit.
 * Where the choice `leadsOn` to what is asked next, nothing typed in one go with the digit answers that.
 * Where it is one that `isPointedAt` first, a digit only takes the focus there, for Enter to choose it.
 */
export function useChoiceByDigit<Value extends string | number>(
  choices: () => readonly Choice<Value>[],
  choose: (value: Value) => void,
  leadsOn = false,
  isPointedAt = () => false,
): (event: KeyboardEvent) => boolean {
  const ahead = useTypeAhead()

  return function onKeydown(event: KeyboardEvent): boolean {
    const digit = digitOf(event)
    if (!digit) return false
    event.preventDefault()
    if (event.repeat) return true
    const at = Number(digit) - 1
    const meant = choices()[at]
    if (!meant || meant.disabled) {
      ahead.refuse([digit])
      return true
    }
    const group = event.target instanceof Element ? event.target.closest('[role=radiogroup]') : null
    group?.querySelectorAll<HTMLElement>('[role=radio]')[at]?.focus()
    if (isPointedAt()) return true
    choose(meant.value)
    if (leadsOn) ahead.choose(digit, meant.label)
    return true
  }
}
