import { refusalOf } from '../../../../../rules/cold-iron/turn/refusal'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import type { FightNow } from '../use-fight'

/** What the game master adjusts of those picked. */
export const deeds = ['real', 'fatigue', 'heal', 'rouse', 'leave', 'return'] as const
export type Deed = (typeof deeds)[number]

/** The key that chooses each in the open menu. */
export const deedKeys: Record<Deed, string> = {
  real: 'w',
  fatigue: 'f',
  heal: 'h',
  rouse: 'u',
  leave: 'l',
  return: 'b',
}

/** Whether a deed asks for points. */
export function hasPoints(deed: Deed): deed is 'real' | 'fatigue' | 'heal' {
  return deed === 'real' || deed === 'fatigue' || deed === 'heal'
}

/** What is sent about one combatant. */
export function adjustEvent(deed: Deed, combatantId: string, points: number): FightEvent {
  switch (deed) {
    case 'real':
    case 'fatigue':
      return { type: 'damage', combatantId, points, kind: deed }
    case 'heal':
      return { type: 'heal', combatantId, points }
    case 'rouse':
    case 'leave':
    case 'return':
      return { type: deed, combatantId }
  }
}

/**
 * What is sent for all of them: only what the rules allow, so that one who is unhurt does not
 * keep the others from being healed. Where they allow none of it, the first, for their words.
 */
export function adjustEvents(
  { snapshot }: Pick<FightNow, 'snapshot'>,
  deed: Deed,
  ids: readonly string[],
  points: number,
): FightEvent[] {
  const events = ids.map((id) => adjustEvent(deed, id, points))
  const allowed = events.filter((event) => refusalOf(snapshot, event) === null)
  return allowed.length > 0 ? allowed : events.slice(0, 1)
}
