import { phrase, type Phrase } from '../../../../shared/phrase'
import { changeState, type Combatant } from '../../combatant/combatant'
import { turnsToLiveIn } from '../../body/clock'
import { conditionOf, fatigueOf, hasRagedToDeath, hitPointsOf } from '../../body/condition'
import type { Settings } from '../../settings'
import { berserkReserveTurns } from '../../special/berserk-body'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, everyone } from './fight'
import { forEach, factOf, type FightChange } from './change'

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

/** A medic who comes or goes gives or takes his turns, and the clock runs on (CI-063). */
function tends(before: Combatant, after: Combatant): boolean {
  return before.state.medicLevel !== after.state.medicLevel
}

/**
 * Reads everyone's body again after `before` has become `after`: clocks, and a fact for each whose
 * condition is another one now.
 */
export function settle(
  before: FightContext,
  after: FightContext,
  causeFor: (id: string) => Phrase,
): FightChange {
  return forEach(after, everyone(after), (fight, now) => {
    const was = combatantOf(before, now.id)
    if (!was || was.state === now.state) return { fight, facts: [] }
    const settled = setClock(was, now, fight.settings)
    const next = { ...fight, combatants: { ...fight.combatants, [now.id]: settled } }
    return { fight: next, facts: tellChange(was, settled, causeFor(now.id)) }
  })
}

function tellChange(before: Combatant, after: Combatant, cause: Phrase) {
  const from = conditionOf(before)
  const to = conditionOf(after)
  if (from === to) return []
  if (to === 'dead') return [factOf('death.died', [after], { from, to, cause })]
  const words = { condition: `coldIron.condition.${to}` }
  return [factOf('state.changed', [after], { from, to, cause, with: words })]
}

/** The cause of what a game master does by hand. */
export function byHand(): Phrase {
  return phrase('coldIron.cause.hand')
}
