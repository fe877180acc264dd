import type { OutputOf } from '../../campaign/api'

export type Effect = OutputOf<'effect.list'>[number]
export type Bearer = OutputOf<'effect.bearers'>[number]

/** What effects are laid on, as a card or a row names it for the keys: `data-bearer`. */
export function bearerKey({ type, id }: { type: string; id: string }): string {
  return `${type}:${id}`
}

/** The one whose card or row has the focus, by its key; undefined where none has. */
export function focusedBearer(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-bearer]')?.dataset['bearer']
}

/** Whether an effect is to be seen on somebody or something: on a fighter all that lies on whom they are. */
export function liesOn(
  { bearer, combatantIds, encounterIds }: Effect,
  { type, id }: { type: string; id: string },
): boolean {
  if (bearer.type === type && bearer.id === id) return true
  if (type === 'combatant') return combatantIds.includes(id)
  return type === 'encounter' && bearer.type === 'place' && encounterIds.includes(id)
}
