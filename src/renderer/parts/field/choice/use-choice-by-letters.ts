import { useFilter } from 'reka-ui'
import { useTypeAhead } from '../../../actions/type-ahead'

/** Letters that follow each other faster, in milliseconds, begin one word. */
const pause = 1000

/**
 * Letters typed on radio buttons choose the one whose words begin with them, as in any list that opens:
 * there they are no shortcuts. One that begins nothing goes to `otherwise`, which answers whether it takes
 * it, and else is refused aloud. Answers the listener.
 */
export function useChoiceByLetters(
  otherwise: (event: KeyboardEvent) => boolean = () => false,
): (event: KeyboardEvent) => void {
  const ahead = useTypeAhead()
  const { startsWith } = useFilter({ sensitivity: 'base' })
  let typed = ''
  let last = -Infinity

  return function onKeydown(event: KeyboardEvent): void {
    const { key, target, timeStamp, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !/^\p{L}$/u.test(key)) return
    const group = target instanceof Element ? target.closest('[role=radiogroup]') : null
    if (!group) return
    event.preventDefault()
    event.stopPropagation()
    typed = timeStamp - last > pause ? key : typed + key
    last = timeStamp
    const all = [...group.querySelectorAll<HTMLElement>('[role=radio]:enabled')]
    const meant = all.find(({ textContent }) => startsWith(textContent.trim(), typed))
    if (!meant && otherwise(event)) return
    if (!meant) return ahead.refuse([key])
    meant.focus()
    meant.click()
  }
}
