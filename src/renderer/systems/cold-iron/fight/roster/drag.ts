/** What a row of the roster carries while it is dragged. */
export const dragData = (combatantId: string) => ({ combatantId })

/** Whose row is dragged; undefined where it is something else. */
export function combatantIn(data: Record<string | symbol, unknown>): string | undefined {
  const { combatantId } = data
  return typeof combatantId === 'string' ? combatantId : undefined
}
