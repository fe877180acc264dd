import { onMounted, onUnmounted } from 'vue'
import { isTyping, keysOf, type Keys } from './keys'
import type { RegisteredAction } from './action'
import { useActions } from './registry'
import { useMakers } from './use-makers'
import { useTypeAhead } from './type-ahead'

/** What keys are typed into. */
export const fields =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'
/** What Enter presses by itself. */
export const pressables = 'button, a[href], summary, [role=button], [role=tab], [role=switch]'
const choices = '[role=radio], [role=checkbox]'
/**
 * What is picked, one or several, and lists: Space does it wherever a button says that it is done
 * with Enter.
 */
const picks = '[aria-pressed], [role=checkbox], select'
const fieldEditing = /^mod\+(shift\+)?(a|c|v|x|y|z)$/

/**
 * Radio buttons and check boxes: Enter means nothing to them, and they keep every Enter to themselves.
 * Dice take what is typed with it, and go by what lies then.
 */
function isEnteredOn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${choices}, [data-dice]`) !== null
}

/** The button of a form that says Enter; null where a key was pressed on no pick of one that has it. */
function senderBeside(target: EventTarget | null): HTMLButtonElement | null {
  const pick = target instanceof Element ? target.closest(picks) : null
  return pick?.closest('form')?.querySelector('[type=submit][data-enter]') ?? null
}

/** What lies over everything else for a moment, and goes with Escape by itself: an explanation, a menu. */
const passing = '[data-explains], [role=menu][data-state=open]'

const undoing = /^mod\+(shift\+)?z$/
/** Fields whose text was taken away by hand while they had the focus: their own undo brings it back. */
const emptiedByHand = new WeakSet<EventTarget>()

/** Whether nothing stands in a text field that it could undo: Enter, say, sent what was typed. */
function hasNothingToUndo(field: Element): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value === '' && !emptiedByHand.has(field)
}

function onInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (target.value === '') emptiedByHand.add(target)
  else emptiedByHand.delete(target)
}

function onFocusOut({ target }: Event): void {
  if (target) emptiedByHand.delete(target)
}

/**
 * Whether the focused element wants these keys for itself. A field marked `data-keys="pass"`
 * takes only what its own listener takes, and lets the rest through to the actions; Enter ends what
 * is typed on after dice, and goes on from what is asked for there (`data-goes-on`), as does a capital letter from a number. A number
 * has no use for Shift+Enter, nor has a line of what passes it on (`data-passes`).
 */
function isKept(target: EventTarget | null, keys: Keys): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest(fields)
  if (field) {
    // Dice take back what is typed into them by themselves.
    const isUndone = undoing.test(keys) && !field.matches('[data-dice]')
    if (isUndone && hasNothingToUndo(field)) return false
    if (field.matches('[data-keys=pass]')) return isUndone
    if (keys === 'enter' && field.closest('[data-typed-on], [data-goes-on]')) return false
    if (keys === 'shift+enter')
      return !field.matches('[role=spinbutton], [data-passes="shift+enter"] input')
    return isTypedInto(field, keys)
  }
  if (target.closest(choices)) return keys === 'space'
  return isPressedBy(target, keys)
}

function isTypedInto(field: Element, keys: Keys): boolean {
  if (/^shift\+[a-z]$/.test(keys) && isNumberThatGoesOn(field)) return false
  return isTyping(keys) || fieldEditing.test(keys) || keys === 'enter'
}

/** A number among what is chosen by capital letters: none can be typed into it. */
export function isNumberThatGoesOn(field: Element): boolean {
  return field.matches('[data-goes-on] [role=spinbutton]')
}

/** Whether a key presses what has the focus; whom dice hit is named among picks, and Enter then takes it. */
function isPressedBy(target: Element, keys: Keys): boolean {
  if (keys !== 'enter' && keys !== 'space') return false
  if (keys === 'enter' && target.closest(':is([data-typed-on], [data-goes-on]) [aria-pressed]'))
    return false
  return target.closest(pressables) !== null
}

/** The app's one keydown listener: finds the action that the pressed keys mean, and runs it. */
export function useKeyListener(): void {
  const actions = useActions()
  const ahead = useTypeAhead()
  const makers = useMakers()

  /** What an event asks for: nothing where somebody else has it already, or wants it. */
  function keysHeard(event: KeyboardEvent): Keys | undefined {
    const isTaken =
      event.isComposing ||
      (event.defaultPrevented && !(event.key === 'Enter' && isEnteredOn(event.target)))
    const keys = isTaken ? undefined : keysOf(event)
    if (!keys || isKept(event.target, keys)) return undefined
    return keys === 'escape' && document.querySelector(passing) ? undefined : keys
  }

  /** Sends the form of a pick, as Enter in one of its fields does; answers whether there is one. */
  function isSent(event: KeyboardEvent): boolean {
    const isFree = !event.isComposing && (!event.defaultPrevented || isEnteredOn(event.target))
    const sender = isFree && keysOf(event) === 'enter' ? senderBeside(event.target) : null
    if (!sender) return false
    event.preventDefault()
    if (!event.repeat) sender.click()
    return true
  }

  /** What these keys do now; nothing where they mean nothing. */
  function deedFor(keys: Keys): (() => void) | undefined {
    const action = actions.actionFor(keys)
    if (action) return action.run
    const waiting = actions.waitingFor(keys)
    if (waiting) return waiting.sayWhyNot
    const view = actions.viewFor(keys)
    if (view) return () => void goTo(view)
    const maker = makers.value.find((each) => each.keys === keys)
    return actions.topLayer === 0 ? maker?.action.run : undefined
  }

  function onKeydown(event: KeyboardEvent): void {
    if (isSent(event)) return
    const keys = keysHeard(event)
    const deed = keys && deedFor(keys)
    if (!deed) return
    event.preventDefault()
    if (!event.repeat) deed()
  }

  /** Leaves what lies over the page for another view; what cannot be left so says that it was not. */
  async function goTo(view: RegisteredAction): Promise<void> {
    if (!actions.canLeave()) ahead.refuse([actions.keysFor(view) ?? ''])
    else if (await actions.leaveLayers()) view.run()
  }

  /**
   * What opens a menu takes Enter with any other key for itself, and would hide it from here. Shift+Enter opens it
   * where nothing else is meant by it.
   */
  function onMenuButton(event: KeyboardEvent): void {
    const isMenu = event.target instanceof Element && event.target.matches('[aria-haspopup=menu]')
    const keys = isMenu ? keysOf(event) : undefined
    const isMeant = keys === 'mod+enter' || (keys === 'shift+enter' && actions.actionFor(keys))
    if (!isMeant) return
    event.stopImmediatePropagation()
    onKeydown(event)
  }

  onMounted(() => {
    window.addEventListener('keydown', onMenuButton, true)
    window.addEventListener('keydown', onKeydown)
    window.addEventListener('input', onInput)
    window.addEventListener('focusout', onFocusOut)
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onMenuButton, true)
    window.removeEventListener('keydown', onKeydown)
    window.removeEventListener('input', onInput)
    window.removeEventListener('focusout', onFocusOut)
  })
}
