import type { Combatant, Stun } from './combatant/combatant'
import { fatigueLevel, fatigueState, type FatigueState } from './fatigue'
import { hitPointState, type HitPointState } from './hit-points'

/** The one word for how a combatant is: the worst that holds, dead before all. */
export type Condition =
  | 'dead'
  | 'dying'
  | 'magicReserve'
  | 'safeReserve'
  | 'unconscious'
  | 'knockedOut'
  | 'stunned'
  | 'doubleBlinking'
  | 'blinking'
  | 'unhurt'

/** Hit points left, negative when below zero (CI-059). */
export function currentHitPoints({ sheet, state }: Combatant): number {
  return sheet.pt - state.damage
}

/** State by hit points alone (CI-060). */
export function hitPointsOf(combatant: Combatant): HitPointState {
  return hitPointState(combatant.sheet.pt, currentHitPoints(combatant))
}

/** State by fatigue alone (CI-077). */
export function fatigueOf({ sheet, state }: Combatant): FatigueState {
  return fatigueState(sheet.pt, fatigueLevel(state))
}

/** The worst that holds for a combatant. */
export function conditionOf(combatant: Combatant): Condition {
  const { dead, knockedOut, stunnedUntil } = combatant.state
  const body = hitPointsOf(combatant)
  const tiredness = fatigueOf(combatant)
  if (dead) return 'dead'
  if (body === 'dying' || tiredness === 'dying') return 'dying'
  if (body === 'magicReserve' || body === 'safeReserve') return body
  if (tiredness === 'unconscious') return 'unconscious'
  if (knockedOut) return 'knockedOut'
  if (stunnedUntil) return 'stunned'
  if (isExemptFromBlinking(combatant)) return 'unhurt'
  if (tiredness === 'doubleBlinking') return 'doubleBlinking'
  return body === 'blinking' || tiredness === 'blinking' ? 'blinking' : 'unhurt'
}

/** Undead feel neither wounds nor fatigue as a penalty (CI-061, CI-077). */
export function isExemptFromBlinking({ sheet }: Combatant): boolean {
  return sheet.undead
}

/** Conditions in which nobody knows what happens around them. */
const senseless: readonly Condition[] = [
  'dead',
  'dying',
  'magicReserve',
  'safeReserve',
  'unconscious',
  'knockedOut',
]

/** Whether the combatant is unconscious or dead, and so defends as one who does not move (CI-100). */
export function isSenseless(combatant: Combatant): boolean {
  return senseless.includes(conditionOf(combatant))
}

/** Whether a stun lasts through a moment; its last step is still part of it (CI-069). */
export function stunLasts(until: Stun | null, at: Stun): boolean {
  if (!until) return false
  return at.turn < until.turn || (at.turn === until.turn && at.step <= until.step)
}
