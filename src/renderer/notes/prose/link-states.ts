import type { Component, InjectionKey } from 'vue'
import type { LinkType } from '../../../shared/note/note-text'

/**
 * How it stands with what a link means, beside its name; each takes its `id`, and what is left out only
 * lies there. Provided by the game master's shell: what players read has none.
 */
export const linkStates: InjectionKey<Partial<Record<LinkType, Component<{ id: string }>>>> =
  Symbol('linkStates')
