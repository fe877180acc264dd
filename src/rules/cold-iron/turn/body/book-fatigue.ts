import type { Phrase } from '../../../../shared/phrase'
import type { Gained } from '../../body/tiring'
import { eighths, fatigueLevel } from '../../body/fatigue'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, withState } from '../core/fight'
import { factOf, type FightChange } from '../core/change'

/** Books fatigue a combatant has gained, with its daily share (CI-078); nothing when it is none. */
export function bookFatigue(
  fight: FightContext,
  id: string,
  { temporary, dailyEighths }: Gained,
  cause: Phrase,
): FightChange {
  const before = combatantOf(fight, id)
  if (!before || temporary.total === 0) return { fight, facts: [] }
  const tired = withState(fight, id, {
    tempFatigue: before.state.tempFatigue + temporary.total,
    dailyFatigueEighths: before.state.dailyFatigueEighths + dailyEighths.total,
  })
  const after = combatantOf(tired, id) ?? before
  const details = {
    from: fatigueLevel(before.state) / eighths,
    to: fatigueLevel(after.state) / eighths,
    cause,
    terms: temporary.terms,
  }
  return { fight: tired, facts: [factOf('fatigue.taken', [before], details)] }
}
