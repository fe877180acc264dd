import type { Debility } from '../sheet'
import { progressScore } from '../../tracks/progress'
import { momentumLimits } from './momentum'

/** How a roll against the challenge dice went (IS-013). */
export type Outcome = 'strong' | 'weak' | 'miss'

/** The two challenge dice, 1 to 10 each. */
export type Challenge = readonly [number, number]

/** No score is higher (IS-012). */
export const highestScore = 10

/** How many dice are beaten decides; a tie goes to the die (IS-013, IS-014). */
export function outcomeOf(score: number, challenge: Challenge): Outcome {
  const beaten = challenge.filter((die) => score > die).length
  return (['miss', 'weak', 'strong'] as const)[beaten] ?? 'miss'
}

/** Whether the challenge dice are alike (IS-016). */
export function isMatch([one, other]: Challenge): boolean {
  return one === other
}

/** An action roll as it lies. `stat` may be a track, where the move says so (IS-011). */
export interface ActionRoll {
  actionDie: number
  stat: number
  adds: number
  challenge: Challenge
  momentum: number
  debilities: readonly Debility[]
}

/** What burning momentum would make of a roll, and what it would leave (IS-028, IS-029). */
export interface BurnOffer {
  legal: boolean
  cancels: [boolean, boolean]
  outcome: Outcome | null
  improves: boolean
  momentumAfter: number | null
}

/** An action roll read. */
export interface ActionResult {
  actionDieCancelled: boolean
  actionScore: number
  outcome: Outcome
  match: boolean
  burn: BurnOffer
}

/** Whether momentum below 0 cancels the action die: it shows the same figure (IS-031). */
export function isCancelled(momentum: number, actionDie: number): boolean {
  return momentum < 0 && -momentum === actionDie
}

/**
 * Reads an action roll in the order of IS-020: negative momentum, score and cap, comparison, and
 * what a burn would offer.
 */
export function actionRoll(roll: ActionRoll): ActionResult {
  const { actionDie, stat, adds, challenge, momentum } = roll
  const actionDieCancelled = isCancelled(momentum, actionDie)
  const raw = (actionDieCancelled ? 0 : actionDie) + stat + adds
  const actionScore = Math.min(highestScore, raw)
  const outcome = outcomeOf(actionScore, challenge)
  const burn = burnOffer(roll, actionScore, outcome)
  return { actionDieCancelled, actionScore, outcome, match: isMatch(challenge), burn }
}

function burnOffer(
  { challenge, momentum, debilities }: ActionRoll,
  score: number,
  outcome: Outcome,
): BurnOffer {
  const isCancelling = (die: number) => momentum > 0 && die < momentum
  const cancels: [boolean, boolean] = [isCancelling(challenge[0]), isCancelling(challenge[1])]
  if (!cancels.includes(true)) {
    return { legal: false, cancels, outcome: null, improves: false, momentumAfter: null }
  }
  // A cancelled die counts as beaten; what the score beats by itself stays beaten (IS-167).
  const left: Challenge = [cancels[0] ? 0 : challenge[0], cancels[1] ? 0 : challenge[1]]
  const burned = outcomeOf(score, left)
  const { reset } = momentumLimits(debilities)
  return {
    legal: true,
    cancels,
    outcome: burned,
    improves: burned !== outcome,
    momentumAfter: reset,
  }
}

/** A progress roll: full boxes against the challenge dice, and nothing else (IS-042, IS-043). */
export function progressRoll(roll: { ticks: number; challenge: Challenge }) {
  const score = progressScore(roll.ticks)
  return {
    progressScore: score,
    outcome: outcomeOf(score, roll.challenge),
    match: isMatch(roll.challenge),
  }
}

/** Three dice of an action roll; `rerolled` holds new faces for those thrown again (IS-019). */
export function reroll(
  dice: readonly [number, number, number],
  rerolled: readonly [number | null, number | null, number | null],
): [number, number, number] {
  const face = (at: 0 | 1 | 2) => rerolled[at] ?? dice[at]
  return [face(0), face(1), face(2)]
}
