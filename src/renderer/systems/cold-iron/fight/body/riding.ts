import { mountsFor } from '../../../../../rules/cold-iron/turn/movement/riding'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import type { FightSnapshot } from '../../../../../rules/cold-iron/view/board'
import type { Fighter } from '../fighter'

/**
 * Puts everyone of these who is on foot on a mount of their side, in the order of the table: on one of
 * those picked with them, where there are some.
 */
export function mountEvents({ context }: FightSnapshot, picked: readonly Fighter[]): FightEvent[] {
  const taken = new Set<string>()
  const isPicked = new Set(picked.map(({ id }) => id))
  const isAmongPicked = picked.some(({ combatant }) => combatant.sheet.large)
  return picked.flatMap(({ id, side, combatant }): FightEvent[] => {
    if (combatant.state.mountId !== null) return []
    const mount = mountsFor(context, combatant).find(
      (each) =>
        each.side === side && !taken.has(each.id) && (!isAmongPicked || isPicked.has(each.id)),
    )
    if (!mount) return []
    taken.add(mount.id)
    return [{ type: 'ride', combatantId: id, mountId: mount.id }]
  })
}
