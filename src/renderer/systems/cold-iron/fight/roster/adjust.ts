import { refusalOf } from '../../../../../rules/cold-iron/turn/refusal'
import { isSenseless } from '../../../../../rules/cold-iron/body/condition'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import type { FightNow } from '../use-fight'

/** What the game master adjusts of those picked. */
export const adjustments = ['real', 'fatigue', 'heal', 'rouse', 'leave', 'return'] as const
export type Adjustment = (typeof adjustments)[number]

/** The key that chooses each in the open menu. */
export const adjustmentKeys: Record<Adjustment, string> = {
  real: 'w',
  fatigue: 'f',
  heal: 'h',
  rouse: 'u',
  leave: 'l',
  return: 'b',
}

/** Whether an adjustment asks for points. */
export function hasPoints(adjustment: Adjustment): adjustment is 'real' | 'fatigue' | 'heal' {
  return adjustment === 'real' || adjustment === 'fatigue' || adjustment === 'heal'
}

/** What is sent about one combatant. */
export function adjustEvent(
  adjustment: Adjustment,
  combatantId: string,
  points: number,
): FightEvent {
  switch (adjustment) {
    case 'real':
    case 'fatigue':
      return { type: 'damage', combatantId, points, kind: adjustment }
    case 'heal':
      return { type: 'heal', combatantId, points }
    case 'rouse':
    case 'leave':
    case 'return':
      return { type: adjustment, combatantId }
  }
}

/** Whether a deed falls on those who stand before those who are down. */
const hits: readonly Adjustment[] = ['real', 'fatigue', 'leave']

/**
 * What is sent for all of them, or for so many of them as stand first, the fallen last: only what the
 * rules allow, so that one who is unhurt does not keep the others from being healed. Of several who
 * leave, the fallen stay where they lie. Where the rules allow none of it, the first, for their words.
 */
export function adjustEvents(
  { snapshot }: Pick<FightNow, 'snapshot'>,
  adjustment: Adjustment,
  ids: readonly string[],
  points: number,
  most = ids.length,
): FightEvent[] {
  const { combatants } = snapshot.context
  const isDown = (id: string) => combatants[id] !== undefined && isSenseless(combatants[id])
  const standing = ids.filter((id) => !isDown(id))
  const fallen = ids.filter(isDown)
  const stay = adjustment === 'leave' && standing.length > 0
  const inTurn = hits.includes(adjustment) ? [...standing, ...(stay ? [] : fallen)] : ids
  const events = inTurn.map((id) => adjustEvent(adjustment, id, points))
  const allowed = events.filter((event) => refusalOf(snapshot, event) === null)
  return allowed.length > 0 ? allowed.slice(0, most) : events.slice(0, 1)
}
