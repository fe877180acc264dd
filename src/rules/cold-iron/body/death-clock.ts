import { changeState, type Combatant } from '../combatant/combatant'
import type { Settings } from '../settings'
import { berserkReserveTurns } from '../special/berserk-body'
import { turnsToLiveIn } from './clock'
import { fatigueOf, hasRagedToDeath, hitPointsOf } from './condition'

/** How many turns a body like this has to live at most; null when it is in no danger. */
function turnsToLive(combatant: Combatant, settings: Settings): number | null {
  const { state } = combatant
  if (state.dead) return null
  const { berserk, inCare, deepSleep, medicLevel } = state
  const reserveTurns = berserk ? berserkReserveTurns(settings) : settings.reserveTurns
  const hitPoints = hitPointsOf(combatant)
  const danger = { hitPoints, fatigue: fatigueOf(combatant), inCare, deepSleep, medicLevel }
  return turnsToLiveIn(danger, { reserveTurns })?.total ?? null
}

/** Starts, shortens, resets or stops the clock after a body has changed (CI-062, CI-063, CI-196). */
export function setClock(before: Combatant, after: Combatant, settings: Settings): Combatant {
  if (hasRagedToDeath(after)) return changeState(after, { dead: true, deathClock: null })
  const was = turnsToLive(before, settings)
  const limit = turnsToLive(after, settings)
  const running = after.state.deathClock
  if (running !== null && was !== null && limit !== null && tends(before, after)) {
    return changeState(after, { deathClock: Math.max(1, running + limit - was) })
  }
  const better = was !== null && limit !== null && limit > was
  const deathClock =
    limit === null ? null : better || running === null ? limit : Math.min(running, limit)
  return deathClock === running ? after : changeState(after, { deathClock })
}

/** A medic who comes or goes gives or takes turns, and the clock runs on (CI-063). */
function tends(before: Combatant, after: Combatant): boolean {
  return before.state.medicLevel !== after.state.medicLevel
}
