/** Reminders that say the same, as one: how often it was given, what it came from, and the one of them that came last. */
interface SameReminders {
  id: number
  note: string
  from: string[]
  count: number
}

/** Each thing to keep in mind once, whatever was given last at the end. Pure. */
export function sameReminders(
  all: readonly { id: number; note: string; from: string }[],
): SameReminders[] {
  return [...Map.groupBy(all, ({ note }) => note)]
    .map(([note, same]) => ({
      note,
      from: [...new Set(same.flatMap(({ from }) => from || []))],
      count: same.length,
      id: Math.max(...same.map(({ id }) => id)),
    }))
    .toSorted((one, other) => one.id - other.id)
}
