import type { Component } from 'vue'
import type { Keys } from '../actions/keys'

/** One line of a menu, already in words. */
export interface MenuEntry {
  id: string
  label: string
  icon?: Component
  keys?: Keys
  disabled?: boolean
  danger?: boolean
  /** For one of several states: whether it is the one that holds. */
  checked?: boolean
  /** What it and those below it belong to; stands above it. */
  heading?: string
  /** Draws a line above it. */
  startsGroup?: boolean
}
