import { phrase } from '../../../../shared/phrase'
import { beginBattle } from '../../body/desperation'
import { tireAfterRage } from '../../body/tiring'
import type { Combatant } from '../../combatant/combatant'
import { currentHitPoints } from '../../body/condition'
import { bookFatigue } from '../body/book-fatigue'
import type { FightContext } from '../../fight-model/context'
import { steps, type StepId } from '../../fight-model/steps'
import { everyone, withState } from './fight'
import { forEach, factOf, andThen, type FightChange } from './change'
import { updateClocks } from './update-clocks'
import { beginTurn, tireInLastTurn } from './upkeep'

/** Opens a fight and its first turn; every turn of desperation can be had again (CI-065). */
export function beginFight(fight: FightContext): FightChange {
  const fresh = everyone(fight).reduce((now, { id, state }) => {
    const { desperationUsed, desperationInBattle } = state
    const counts = { used: desperationUsed, usedInBattle: desperationInBattle }
    const { usedInBattle } = beginBattle(counts)
    if (usedInBattle === desperationInBattle) return now
    return withState(now, id, { desperationInBattle: usedInBattle })
  }, fight)
  return andThen({ fight: fresh, facts: [factOf('fight.begun', [])] }, beginTurn)
}

/**
 * Ends a fight in the step it stands in: what its last turn cost is booked (CI-022),
 * what was only declared is dropped, and rage is over. A turn that was only begun is not told of: the fight
 * ended with the one before.
 */
export function endFight(fight: FightContext, _event: unknown, step: StepId): FightChange {
  const isOnlyBegun = step === steps[0] && Object.keys(fight.declarations).length === 0
  const turn = isOnlyBegun ? Math.max(1, fight.turn - 1) : fight.turn
  const worn = tireInLastTurn(fight, step)
  const over = factOf('fight.ended', [], { cause: phrase('coldIron.cause.hand'), with: { turn } })
  const ended = andThen(worn, (now) => ({
    fight: { ...now, declarations: {}, attacks: [], casts: [] },
    facts: [over],
  }))
  const calmed = andThen(ended, (now) => forEach(now, everyone(now), calm))
  return andThen(calmed, (now) => updateClocks(worn.fight, now, rageOver))
}

/**
 * The fatigue of a rage comes when the battle is over (CI-195). One whom it left in a reserve keeps
 * the reading of it (CI-196).
 */
function calm(fight: FightContext, combatant: Combatant): FightChange {
  const { id, state } = combatant
  if (state.dead || (!state.berserk && state.berserkTurns === 0)) return { fight, facts: [] }
  const berserk = state.berserk && currentHitPoints(combatant) <= 0
  const calmed = withState(fight, id, { berserk, berserkTurns: 0 })
  return bookFatigue(calmed, id, tireAfterRage(state.berserkTurns), rageOver())
}

function rageOver() {
  return phrase('coldIron.cause.rage')
}
