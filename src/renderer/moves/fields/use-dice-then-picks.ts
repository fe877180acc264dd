import type { Ref } from 'vue'
import { digitOf } from '../../actions/keys'
import { useTypeAhead } from '../../actions/type-ahead'
import { fields } from '../../actions/use-key-listener'

/** What is typed into: the dice, or the picks, which answer whether the digit picks anything. */
interface Typed {
  dice: Readonly<Ref<{ press: (digit: string) => void } | null>>
  picks: Readonly<Ref<{ press: (digit: string) => boolean } | null>>
  /** Whether dice are wanted and missing. */
  isDiceOpen: () => boolean
  /** The choice that is asked next, where nothing is picked; its buttons take digits. */
  askedNext?: () => Element | null
}

/**
 * What a digit of a roll means wherever it is pressed: a face while dice are missing, and the pick
 * that shows it once all of them lie, or an answer to what is asked next. One that means neither is refused aloud.
 */
export function useDiceThenPicks({ dice, picks, isDiceOpen, askedNext }: Typed) {
  const ahead = useTypeAhead()

  /** Answers what is asked next as its own digits do; says whether it was taken there. */
  function answerNext(digit: string): boolean {
    const pressed = { key: digit, bubbles: true, cancelable: true }
    return askedNext?.()?.dispatchEvent(new KeyboardEvent('keydown', pressed)) === false
  }

  /** Takes a digit where every die lies; answers whether there was anything to pick or to answer. */
  function beyond(digit: string): boolean {
    if (!picks.value) return answerNext(digit)
    if (!picks.value.press(digit)) ahead.refuse([digit])
    return true
  }

  /** Takes a digit that was pressed where nobody asks for one. */
  function onDigit(event: KeyboardEvent): void {
    const digit = digitOf(event)
    const isTyped = event.target instanceof Element && event.target.closest(fields) !== null
    if (!digit || isTyped || event.defaultPrevented) return
    event.preventDefault()
    if (event.repeat) return
    if (isDiceOpen() && dice.value) dice.value.press(digit)
    else if (!beyond(digit)) ahead.refuse([digit])
  }

  return { beyond, onDigit }
}
