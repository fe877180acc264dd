import type { Combatant, Stun } from '../combatant/combatant'
import { berserkState } from '../special/berserk-body'
import { berserkTraits } from '../special/berserk'
import { fatigueLevel, fatigueState, type FatigueState } from './fatigue'
import { hitPointState, type HitPointState } from './hit-points'

/** What a condition takes from somebody: nothing, a part of what they do, a turn, or everything. */
export type Impairment = 'none' | 'weakened' | 'stunned' | 'senseless'

/** Every condition with what it takes; `senseless` ones know nothing of what happens around them. */
const impairments = {
  dead: 'senseless',
  dying: 'senseless',
  magicReserve: 'senseless',
  safeReserve: 'senseless',
  unconscious: 'senseless',
  knockedOut: 'senseless',
  stunned: 'stunned',
  doubleBlinking: 'weakened',
  blinking: 'weakened',
  unhurt: 'none',
} as const satisfies Record<string, Impairment>

/** The one word for how a combatant is: the worst that holds, dead before all. */
export type Condition = keyof typeof impairments

/** What a condition takes from somebody. */
export function impairmentIn(condition: Condition): Impairment {
  return impairments[condition]
}

/** Hit points left, negative when below zero (CI-059). */
export function currentHitPoints({ sheet, state }: Combatant): number {
  return sheet.pt - state.damage
}

/** State by hit points alone (CI-060); the reserves of a berserker are half as deep (CI-196). */
export function hitPointsOf(combatant: Combatant): HitPointState {
  const { pt } = combatant.sheet
  const current = currentHitPoints(combatant)
  const state = combatant.state.berserk ? berserkState(pt, current) : 'fighting'
  if (state === 'fighting') return hitPointState(pt, current)
  return state === 'dead' ? 'dying' : state
}

/** Whether a berserker has died of their wounds at once, past all healing (CI-196). */
export function hasRagedToDeath(combatant: Combatant): boolean {
  const { sheet, state } = combatant
  return state.berserk && berserkState(sheet.pt, currentHitPoints(combatant)) === 'dead'
}

/** State by fatigue alone (CI-077). */
export function fatigueOf({ sheet, state }: Combatant): FatigueState {
  return fatigueState(sheet.pt, fatigueLevel(state))
}

/** The worst that holds for a combatant. */
export function conditionOf(combatant: Combatant): Condition {
  const { knockedOut, stunnedUntil } = combatant.state
  const dead = combatant.state.dead || hasRagedToDeath(combatant)
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

/** The undead and the berserk feel neither wounds nor fatigue as a penalty (CI-061, CI-077, CI-192). */
export function isExemptFromBlinking({ sheet, state }: Combatant): boolean {
  return sheet.undead || (state.berserk && !berserkTraits.blinks)
}

/** Whether one in this condition, by its id, knows nothing of what happens around them. */
export function isSenselessIn(condition: string): boolean {
  return Object.entries(impairments).some(
    ([id, impairment]) => id === condition && impairment === 'senseless',
  )
}

/** Whether the combatant is asleep, unconscious or dead, and so defends as one who does not move (CI-100). */
export function isSenseless(combatant: Combatant): boolean {
  return combatant.state.asleep || impairmentIn(conditionOf(combatant)) === 'senseless'
}

/** Whether a stun lasts through a moment; its last step is still part of it (CI-069). */
export function stunLasts(until: Stun | null, at: Stun): boolean {
  if (!until) return false
  return at.turn < until.turn || (at.turn === until.turn && at.step <= until.step)
}
