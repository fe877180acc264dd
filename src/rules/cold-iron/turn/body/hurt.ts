import type { State } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { everyone, withState } from '../core/fight'

/** As many points as are kept count. */
const most = 9999

/** The harm of this turn with more of it: points of damage, and of fatigue. */
export function hurtBy({ hurt }: State, damage: number, fatigue: number): State['hurt'] {
  return {
    ...hurt,
    damage: Math.min(most, hurt.damage + damage),
    fatigue: Math.min(most, hurt.fatigue + fatigue),
  }
}

/** A new turn: the harm of this one is that of the turn before. */
export function turnHurt(fight: FightContext): FightContext {
  return everyone(fight)
    .filter(({ state }) => Object.values(state.hurt).some((points) => points > 0))
    .reduce((now, { id, state: { hurt } }) => {
      const { damage: lastDamage, fatigue: lastFatigue } = hurt
      return withState(now, id, { hurt: { damage: 0, fatigue: 0, lastDamage, lastFatigue } })
    }, fight)
}
