import { defineAsyncComponent, type Component } from 'vue'

/** The panel each rule system fights on, by its id. The only place here that names the systems. */
export const fightPanels: Readonly<Record<string, Component>> = {
  'cold-iron': defineAsyncComponent(() => import('./cold-iron/FightPanel.vue')),
}
