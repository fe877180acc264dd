import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'

/** A treatment: points wanted, and the Gear and Ammo holds there are to pay with. */
export interface Treatment {
  health: number
  max: number
  points: number
  /** Holds at hand; Infinity for one who heals for nothing, by a move of a playbook (IF-126). */
  holds: number
}

/** What a treatment did, and what it cost. */
export interface Treated {
  health: number
  healed: number
  holdsLeft: number
  sum: Sum
}

/**
 * Treats someone (IF-125 to IF-127): a hold for each point of Health restored, at any Health.
 * Heals no more than asked for, paid for, and fits below `max`; holds left over are kept.
 */
export function treat({ health, max, points, holds }: Treatment): Treated {
  const healed = Math.max(0, Math.min(points, holds, max - health))
  const treated = term(phrase('ironFist.treat.term'), healed, 'IF-127')
  return { health: health + healed, healed, holdsLeft: holds - healed, sum: sum([treated]) }
}
