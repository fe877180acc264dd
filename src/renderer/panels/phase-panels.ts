import { defineAsyncComponent, type Component } from 'vue'

/**
 * What a rule system says in the head of the table about the phase of play, by its id; each takes the
 * `phase`.
 */
export const phasePanels: Readonly<Record<string, Component>> = {
  'cold-iron': defineAsyncComponent(() => import('./cold-iron/PacingNote.vue')),
}
