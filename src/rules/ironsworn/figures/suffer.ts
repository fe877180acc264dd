import type { Debility } from '../sheet'
import { changeMomentum } from './momentum'

/**
 * A loss on health or spirit (IS-123, IS-126): what the track cannot take is lost in momentum,
 * and what momentum cannot take is `overflow`, to be faced as a setback.
 */
export function sufferTrack(loss: {
  value: number
  amount: number
  momentum: number
  debilities: readonly Debility[]
}): { value: number; momentum: number; overflow: number } {
  const { value, amount, momentum, debilities } = loss
  const left = Math.max(0, value - amount)
  const rest = amount - (value - left)
  return { value: left, ...changeMomentum(momentum, -rest, debilities) }
}

/** The most that a party carries (IS-059). */
export const supplyMax = 5

/**
 * The one supply of a party after a change (IS-059). At 0 everybody is unprepared, and nothing
 * raises it until that is cleared (IS-068, IS-074); `overflow` is what every character exchanges
 * point by point (IS-128, IS-173).
 */
export function changeSupply(
  supply: number,
  delta: number,
  unprepared: boolean,
): { supply: number; unprepared: boolean; overflow: number } {
  if (delta > 0) {
    return {
      supply: unprepared ? supply : Math.min(supplyMax, supply + delta),
      unprepared,
      overflow: 0,
    }
  }
  const left = Math.max(0, supply + delta)
  return { supply: left, unprepared: unprepared || left === 0, overflow: left - (supply + delta) }
}
