import type { Combatant } from '../combatant/combatant'
import type { FightContext } from './context'
import { isBroken, parryItem } from './items'
import { rowIn } from './moves/reading'

/**
 * Someone as he can defend himself this turn. The one place that says who parries with nothing
 * (CI-098, CI-104, CI-149): by his sheet; since his shield or weapon is not ready, and he does not
 * make it ready this turn; since it is destroyed (CI-216); or by what he does, which leaves him
 * Dodge (CI-231).
 */
export function asArmed(fight: FightContext, combatant: Combatant): Combatant {
  const item = parryItem(combatant)
  if (item === null) return combatant
  const bare =
    !isInHand(fight, combatant) ||
    isBroken(fight, combatant, item) ||
    rowIn(fight, combatant.id)?.sets?.defence === 'dodge'
  return bare ? { ...combatant, sheet: { ...combatant.sheet, parryMode: 'none' } } : combatant
}

/** Ready, or made ready this turn: a weapon can be parried with while it is drawn (CI-231). */
function isInHand(fight: FightContext, { id, sheet, state }: Combatant): boolean {
  const draws = rowIn(fight, id)?.parryWithIt !== undefined
  return state.shieldReady || (sheet.parryMode === 'weapon' && draws)
}
