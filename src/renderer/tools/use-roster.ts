import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { isUp, type ToolPerson } from './tool'

/** One who takes part, with the tool's own figures: those of the sheet, or typed over it. */
export type Row<Own> = ToolPerson & { own: Own }

/** Who takes part in a tool, and the figures each brings. */
export interface Roster<Own> {
  /** Ids of those who take part. */
  chosen: Ref<string[]>
  rows: ComputedRef<Row<Own>[]>
  /** What was typed over their sheets, by their ids. */
  changes: Ref<Readonly<Record<string, Partial<Own>>>>
  /** Types some figures over those of the sheet. */
  change(id: string, change: Partial<Own>): void
}

/**
 * Keeps who takes part and what was typed over their sheets. `blank` reads a sheet; at first
 * those take part for whom `isIn` holds, the players' characters when it is left out; of them
 * whoever is on their feet, where `mayJoin` says nothing else.
 */
export function useRoster<Own extends object>(
  people: () => readonly ToolPerson[],
  blank: (person: ToolPerson) => Own,
  isIn: (person: ToolPerson) => boolean = ({ type }) => type === 'character',
  mayJoin: (person: ToolPerson) => boolean = isUp,
): Roster<Own> {
  const chosen = ref(
    people()
      .filter((person) => isIn(person) && mayJoin(person))
      .map(({ id }) => id),
  )
  const changes = shallowRef<Readonly<Record<string, Partial<Own>>>>({})
  const rows = computed(() =>
    people()
      .filter(({ id }) => chosen.value.includes(id))
      .map((person) => ({ ...person, own: { ...blank(person), ...changes.value[person.id] } })),
  )
  const change = (id: string, more: Partial<Own>) => {
    changes.value = { ...changes.value, [id]: { ...changes.value[id], ...more } }
  }
  return { chosen, rows, changes, change }
}
