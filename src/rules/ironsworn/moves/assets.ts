import type { Effect } from '../../moves/effect'
import { companionLossXp } from '../figures/companions'
import type { Character } from '../sheet'

/** The most experience that a sheet holds. */
const mostXp = 999

/** A companion that was killed: it is gone, and what it had learned is experience (IS-086). */
export function assetLost({ assets, xpEarned }: Character, name: string, rule: string): Effect[] {
  const xp = companionLossXp(assets[name]?.abilities ?? [])
  const earned = Math.min(mostXp, xpEarned + xp)
  return [
    { on: 'actor', field: 'assets', from: name, to: '', rule },
    { on: 'actor', field: 'xpEarned', from: xpEarned, to: earned, rule: 'IS-086' },
  ]
}
