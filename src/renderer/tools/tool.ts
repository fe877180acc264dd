import type { Component } from 'vue'
import type { InputOf } from '../../campaign/api'
import type { Plight } from '../../rules/system/fight/recovery'
import type { Phrase } from '../../shared/phrase'
import type { Sum } from '../../shared/term'

/** A rule system's tool for use outside a fight. Its panel takes one prop: `people`. */
export interface Tool {
  id: string
  /** Catalogue key of its name. */
  title: string
  icon: Component
  panel: Component
}

/** Someone of the cast with a sheet of the tool's system. */
export interface ToolPerson {
  id: string
  type: 'character' | 'npc'
  name: string
  sheet: object
  /** How fights have left them; nothing of one who stands. */
  plight?: Plight | null
  /** What fights have left on them, as it is carried; null when nothing is. */
  state?: object | null
}

/** Those who are not dead, and those of them who can do something: nobody who is down watches, spies or marches. */
export const isAlive = ({ plight }: Pick<ToolPerson, 'plight'>) => plight?.kind !== 'dead'
export const isUp = ({ plight }: Pick<ToolPerson, 'plight'>) => !plight

/** Whoever can do something before those who are down, and the dead last. */
export function ableFirst<Person extends Pick<ToolPerson, 'plight'>>(
  all: readonly Person[],
): Person[] {
  const down = all.filter((each) => isAlive(each) && !isUp(each))
  return [...all.filter(isUp), ...down, ...all.filter((each) => !isAlive(each))]
}

/** One result as the journal takes it. */
type ToolResult = InputOf<'tool.record'>['results'][number]

/** The person as the journal points at one. */
export function aboutOf({ type, id }: Pick<ToolPerson, 'type' | 'id'>): ToolResult['about'] {
  return [{ type, id }]
}

/** A result to be written down: whom it is about, what came of it, and the figure behind it. */
export function resultOf(
  about: ToolResult['about'],
  outcome: Phrase,
  sum?: Sum | null,
  dice?: ToolResult['dice'],
): ToolResult {
  return { about, outcome, ...(sum ? { terms: sum.terms } : {}), ...(dice ? { dice } : {}) }
}

export type { ToolResult }
