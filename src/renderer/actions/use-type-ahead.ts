import { onMounted, onUnmounted } from 'vue'
import { idle, whenIdle } from '../under-way'
import { digitOf, keysOf } from './keys'
import { useTypeAhead, type Place } from './type-ahead'
import { fields, pressables } from './use-key-listener'

/** What is pressed with Enter or Space, not typed into. */
function pressed({ key, target }: KeyboardEvent): HTMLElement | null {
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return null
  return target.closest<HTMLElement>(pressables)
}

function placeOf(element: Element | null): Place {
  if (!element) return 'other'
  if (element.matches('[data-dice]')) return 'dice'
  if (element.closest('[data-typed-on]')) return 'typedOn'
  if (element.matches('[data-line]')) return 'line'
  return element.closest(fields) ? 'text' : 'other'
}

const focused = () => document.activeElement ?? document.body

/** Types a key into a text as the browser would have done. */
function typeInto(target: Element, { key }: KeyboardEvent): boolean {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isText || target.matches('[data-dice]')) return false
  if (key === 'Enter' && target.form) {
    target.form.requestSubmit()
    return true
  }
  if (key.length !== 1) return false
  const { selectionStart: from, selectionEnd: to, value } = target
  target.setRangeText(key, from ?? value.length, to ?? value.length, 'end')
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  return true
}

/** Gives a key on that was kept waiting: to the button it was pressed on, else to the focus. */
function give(event: KeyboardEvent): boolean {
  const button = pressed(event)
  const target = button?.isConnected ? button : focused()
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  const again = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    repeat,
    bubbles: true,
    cancelable: true,
  })
  target.dispatchEvent(again)
  if (again.defaultPrevented) return true
  if (target !== button) return typeInto(target, event)
  button.click()
  return true
}

/** Lets a key wait for what it was pressed for, where it must: then nobody else hears of it now. */
export function keepWaiting(
  ahead: ReturnType<typeof useTypeAhead>,
  event: KeyboardEvent,
  isUnderWay: boolean,
): void {
  const keys = digitOf(event) || keysOf(event)
  const key = { keys, at: event.timeStamp, event }
  if (!keys || ahead.meet(key, placeOf(focused()), isUnderWay)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void ahead.play(idle, () => placeOf(focused()), give)
}

/** The window's first listener: keys typed faster than their questions come wait here. */
export function useKeysAhead(): void {
  const ahead = useTypeAhead()

  function onKeydown(event: KeyboardEvent): void {
    if (event.isTrusted && !event.isComposing) keepWaiting(ahead, event, whenIdle() !== null)
  }

  /** A digit that nobody has taken where dice are typed on. */
  function onLeft(event: KeyboardEvent): void {
    const digit = digitOf(event)
    const here = focused()
    if (!event.isTrusted || event.defaultPrevented || !digit || here.closest(fields)) return
    if (placeOf(here) === 'typedOn') ahead.refuse([digit])
  }

  onMounted(() => {
    window.addEventListener('keydown', onKeydown, true)
    window.addEventListener('keydown', onLeft)
    window.addEventListener('pointerdown', ahead.goElsewhere, true)
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onKeydown, true)
    window.removeEventListener('keydown', onLeft)
    window.removeEventListener('pointerdown', ahead.goElsewhere, true)
  })
}
