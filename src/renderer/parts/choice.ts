import type { Component } from 'vue'

/** One of several things to choose, already in words. */
export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  icon?: Component
  disabled?: boolean
}
