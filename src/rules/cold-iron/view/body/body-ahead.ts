import type { BodyStrip } from './body-strip'
import { bodyStrip } from './body-strip'
import { currentHitPoints, isSenseless } from '../../body/condition'
import type { DamageRoll } from '../../fight-model/attack'
import type { FightSnapshot } from '../../fight-model/context'
import { stepOf } from '../../fight-model/steps'
import { rollDamage } from '../../turn/attacking/attacking'
import { closeStep } from '../../turn/core/closing'
import { combatantOf } from '../../turn/core/fight'

/** What somebody struck comes to when the step closes. */
export interface BodyAhead {
  /** Hit points now, and then. */
  from: number
  to: number
  /** Points of fatigue now, and then. */
  fatigue: { from: number; to: number }
  condition: BodyStrip['condition']
  /** They stand now, and will lie on the ground or know nothing. */
  falls: boolean
  /** Turns left to live then; null when no clock runs. */
  clock: number | null
  /** Blows that wait for them already, and are counted in. */
  waiting: number
}

/**
 * What the body of the one struck comes to if these damage dice were sent now and the step closed
 * after them, with all that waits for them already (CI-017). Nothing is changed; null for an attack
 * that waits for no damage.
 */
export function bodyAhead(
  { value, context }: FightSnapshot,
  attackId: string,
  dice: DamageRoll,
): BodyAhead | null {
  const step = stepOf(value)
  const dealt = rollDamage(context, { type: 'attack.damage', attackId, dice, typed: true }).fight
  const blow = dealt.pending.at(-1)
  if (!step || dealt === context || !blow) return null
  const was = combatantOf(context, blow.defenderId)
  const is = combatantOf(closeStep(dealt, step).fight, blow.defenderId)
  if (!was || !is) return null
  const lies = [was, is].map((each) => each.state.onGround || isSenseless(each))
  const { current, condition, clock, fatigue } = bodyStrip(is)
  return {
    from: currentHitPoints(was),
    to: current,
    fatigue: { from: bodyStrip(was).fatigue.level, to: fatigue.level },
    condition,
    falls: lies[0] === false && lies[1] === true,
    clock,
    waiting: context.pending.filter(({ defenderId }) => defenderId === was.id).length,
  }
}
