import { nextTick, type Component, type Ref } from 'vue'

/** One of several things to choose, already in words. */
export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  icon?: Component
  disabled?: boolean
  /** False where no digit chooses it, in a list whose others have one. */
  hasDigit?: boolean
}

/** The places of a choice that was not made yet. */
export const openChoices = "[role='radiogroup']:not(:has([aria-checked='true'])) [role='radio']"

/** One of the choices, picked in a group of radio buttons of the library. */
export function useChoice<Value extends string | number>(
  choices: () => readonly Choice<Value>[],
  model: Ref<Value>,
) {
  /** Takes what the library picked, if it is one of the choices. */
  function take(value: unknown): void {
    const choice = choices().find((each) => each.value === value)
    if (choice) model.value = choice.value
  }
  return { take, onKeydown }
}

/**
 * The same where a choice is seen by others at once: arrows move the focus alone, and Enter or Space
 * chooses what has it.
 */
export function useDeliberateChoice<Value extends string | number>(
  choices: () => readonly Choice<Value>[],
  model: Ref<Value>,
) {
  const { take } = useChoice(choices, model)

  function takeFocused(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.currentTarget instanceof Element)) return
    const radios = [...event.currentTarget.querySelectorAll("[role='radio']")]
    event.stopPropagation()
    take(choices()[radios.findIndex((radio) => radio === event.target)]?.value)
  }

  /** The library clicks what an arrow has reached; a hand or a key of choice is the page's own click. */
  function holdBack(event: MouseEvent): void {
    if (!event.isTrusted) event.stopPropagation()
  }

  return { take, onKeydown: takeFocused, holdBack }
}

/**
 * Enter chooses what has the focus while nothing is chosen, and else sends the form that the group
 * stands in, as in any field of one; arrows choose.
 */
function onKeydown(event: KeyboardEvent): void {
  if (event.key === 'Enter') confirm(event)
  else void follow(event)
}

function confirm(event: KeyboardEvent): void {
  const radio = event.target instanceof HTMLElement ? event.target : null
  const form = radio?.closest('form')
  if (!radio || !form || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.stopPropagation()
  if (radio.ariaChecked === 'false') radio.click()
  else form.requestSubmit()
}

/**
 * A key that moves the focus within a group of radio buttons chooses what it moves to. The library
 * does so only if the key is still down when the focus has arrived, and a short tap is over by then.
 */
async function follow(event: KeyboardEvent): Promise<void> {
  const { currentTarget: group, target } = event
  // The buttons keep those keys to themselves that move the focus, and no others.
  if (!event.defaultPrevented) return
  // The library would choose once more by a key that it sees held.
  event.stopPropagation()
  await nextTick()
  const reached = document.activeElement
  if (!(group instanceof Element) || !(reached instanceof HTMLElement)) return
  if (reached !== target && group.contains(reached)) reached.click()
}
