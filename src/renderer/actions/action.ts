import type { Component } from 'vue'
import type { Keys } from './keys'

/**
 * Something the game master can do: one registration makes button, shortcut and palette entry. Its
 * words, its keys and where they are heard stand in the `actions.json` of its folder.
 */
export interface Action {
  /** Stable, dotted: `encounter.closeStep`. Remapped keys are kept under it. */
  id: string
  /**
   * Catalogue key of the words on the button, where they differ here from those it always has: the
   * same in the palette and in the list of keys. A reactive read, where they change.
   */
  label?: string | (() => string)
  icon?: Component
  /** Whether its keys mean it right now, where its button always does; a reactive read. */
  keysWhen?: () => boolean
  /** Whether it answers to its keys while a dialog is open as well. */
  overDialogs?: boolean
  /** Whether it can be done right now; a reactive read. Always, when left out. */
  when?: () => boolean
  /** Says what it waits for: what its keys do while it cannot be done. */
  sayWhyNot?: () => void
  /** The moves that it makes itself, as `system.move`: they are not found beside it. A reactive read. */
  moves?: () => readonly string[]
  /** The form that it opens, by the name of its draft: what was kept of it is gone on with. */
  draft?: () => string
  run: () => void
}

/** An action as it stands in the registry. */
export interface RegisteredAction extends Action {
  label: string | (() => string)
  /** Keys it has unless the game master gave it others. */
  keys?: Keys | undefined
  /** How many dialogs deep it lives; only the topmost layer answers to keys. */
  layer: number
}

/** Whether the action can be done right now. */
export function isRunnable(action: Action): boolean {
  return action.when?.() ?? true
}

/** Catalogue key of the words on the button of an action. */
export function labelKeyOf({ label }: RegisteredAction): string {
  return typeof label === 'function' ? label() : label
}
