import { actionRoll, type ActionRoll, type Outcome } from './rolls'

/** What burning momentum would do just now, and what it would cost (IS-028, IS-029, IS-167). */
export interface BurnAdvice {
  /** Whether it may be done at all. */
  isLegal: boolean
  /** Whether it makes the outcome better. */
  helps: boolean
  from: Outcome
  to: Outcome
  /** Momentum given up, the gain of the better outcome not counted. */
  costs: number
  /** Momentum after it. */
  leaves: number
}

/** Weighs a burn on a roll as it lies. */
export function burnAdvice(roll: ActionRoll): BurnAdvice {
  const { outcome, burn } = actionRoll(roll)
  const leaves = burn.momentumAfter ?? roll.momentum
  return {
    ...{ isLegal: burn.legal, helps: burn.improves, from: outcome, to: burn.outcome ?? outcome },
    ...{ costs: roll.momentum - leaves, leaves },
  }
}

/** The highest challenge die that burning this momentum would cancel; 0 for none (IS-015). */
export function cancelsUpTo(momentum: number): number {
  return Math.max(0, momentum - 1)
}
