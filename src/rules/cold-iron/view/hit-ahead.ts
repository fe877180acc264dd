import { chanceOf } from '../basics/chance'
import { readRoll } from '../basics/roll'
import type { Blow, DamageRoll } from '../fight-model/attack'
import type { FightSnapshot } from '../fight-model/context'
import { findHit, pickTarget, rollHitDamage } from '../turn/hand-to-hand/hitting'

/**
 * How hard a hit that went astray strikes whomever the die says, by its new roll (CI-126, CI-181); null
 * while the roll is not finished. Nothing is changed.
 */
export function strayAhead(
  { context }: FightSnapshot,
  hitId: string,
  die: number,
  digits: string,
): { chance: number; multiple: number } | null {
  const read = readRoll(digits)
  if (read.state !== 'finished') return null
  const roll = read.digits
  const struck = pickTarget(context, { type: 'grapple.target', hitId, die, roll, typed: true })
  const hit = findHit(struck.fight, hitId)
  return hit?.targetId ? { chance: chanceOf(roll), multiple: hit.multiple } : null
}

/** What these dice of a hit do past armour once its step closes; null for no such hit. Nothing is changed. */
export function hitBlowAhead(
  { context }: FightSnapshot,
  hitId: string,
  dice: DamageRoll,
): Blow | null {
  const dealt = rollHitDamage(context, { type: 'grapple.damage', hitId, dice, typed: true }).fight
  return dealt.pending.find(({ attackId }) => attackId === hitId)?.blow ?? null
}
