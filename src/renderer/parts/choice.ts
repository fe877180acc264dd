import type { Component, Ref } from 'vue'

/** One of several things to choose, already in words. */
export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  icon?: Component
  disabled?: boolean
}

/** Takes what a control of the library picked, if it is one of the choices. */
export function useChoice<Value extends string | number>(
  choices: () => readonly Choice<Value>[],
  model: Ref<Value>,
) {
  function take(value: unknown): void {
    const choice = choices().find((each) => each.value === value)
    if (choice) model.value = choice.value
  }
  return { take }
}
