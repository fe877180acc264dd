import { nextTick, type Component, type Ref } from 'vue'

/** One of several things to choose, already in words. */
export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  icon?: Component
  disabled?: boolean
}

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
  return { take, follow }
}

/**
 * A key that moves the focus within a group of radio buttons chooses what it moves to. The library
 * does so only if the key is still down when the focus has arrived, and a short tap is over by then.
 */
async function follow(event: KeyboardEvent): Promise<void> {
  const { currentTarget: group, target } = event
  // The buttons keep to themselves what moves the focus, and Enter, which moves nothing.
  if (!event.defaultPrevented || event.key === 'Enter') return
  // The library would choose once more by a key that it sees held.
  event.stopPropagation()
  await nextTick()
  const reached = document.activeElement
  if (!(group instanceof Element) || !(reached instanceof HTMLElement)) return
  if (reached !== target && group.contains(reached)) reached.click()
}
