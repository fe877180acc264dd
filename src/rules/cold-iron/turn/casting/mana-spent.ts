import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, withState } from '../core/fight'
import { factOf, type FightChange } from '../core/change'

/** Mana that is gone, and what that leaves (CI-230). */
export function spendMana(
  fight: FightContext,
  { id, sheet, state }: Combatant,
  mp: number,
): FightChange {
  const spender = combatantOf(fight, id)
  if (mp === 0 || !spender) return { fight, facts: [] }
  const left = sheet.mpMax - state.mpUsed
  const details = { from: left, to: left - mp, with: { count: mp } }
  return {
    fight: withState(fight, id, { mpUsed: state.mpUsed + mp }),
    facts: [factOf('mana.spent', [spender], details)],
  }
}
