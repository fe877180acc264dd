import type { InjectionKey } from 'vue'

/** Id of the NPC whose card a system's sheet stands on: provided by the card. */
export const npcOnCard: InjectionKey<string> = Symbol('npcOnCard')
