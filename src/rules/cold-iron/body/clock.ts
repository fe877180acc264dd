import { changeState, type Combatant } from '../combatant/combatant'
import { berserkReserveTurns } from '../special/berserk-body'
import { fatigueOf, hasRagedToDeath, hitPointsOf } from './condition'
import { sum, type Sum } from '../../../shared/term'
import type { FatigueState } from './fatigue'
import type { HitPointState } from './hit-points'
import { wordsIn } from '../describe'
import type { Settings } from '../settings'
import { delayOfDeath } from './rest/medic'

const { termOf } = wordsIn('body')

/** Turns one below half of their reserve lives (CI-063). */
const turnsDying = 6
/** Turns one lives whose fatigue is beyond six times their hit points (CI-077). */
const turnsExhausted = 48

/** What decides how long a body has to live. */
export interface Danger {
  hitPoints: HitPointState
  fatigue: FatigueState
  /** Under medical care or in Deep Sleep, which both make magic reserve safe (CI-062, CI-089). */
  inCare: boolean
  deepSleep: boolean
  /** Level of the medic at their side; 0: none. */
  medicLevel: number
}

/**
 * Turns a body like this has to live at most; null when it is in no danger (CI-062, CI-063,
 * CI-077). A medic adds to the turns of the dying; care and Deep Sleep end the danger of magic
 * reserve (CI-089, CI-094).
 */
export function turnsToLiveIn(
  danger: Danger,
  settings: Pick<Settings, 'reserveTurns'>,
): Sum | null {
  if (danger.hitPoints === 'dying')
    return sum([termOf('dying', turnsDying, 'CI-063'), ...delay(danger)])
  if (danger.fatigue === 'dying') return sum([termOf('exhausted', turnsExhausted, 'CI-077')])
  if (danger.hitPoints !== 'magicReserve' || danger.inCare || danger.deepSleep) return null
  return sum([termOf('reserve', settings.reserveTurns, 'CI-062')])
}

function delay({ medicLevel }: Danger) {
  const turns = delayOfDeath(medicLevel)
  return turns > 0 ? [termOf('medicDelay', turns, 'CI-063')] : []
}

/** Turns left after one more; stasis suspends the count (CI-022, CI-063). At 0 they are dead. */
export function tickClock(deathClock: number, inStasis: boolean): number {
  return inStasis ? deathClock : Math.max(0, deathClock - 1)
}

/** Where healing comes from. */
export type Healing = 'natural' | 'medical' | 'magic' | 'empathic' | 'regeneration'

/** Whether this healing does anything for a body: the dying only take empathic healing (CI-063). */
export function healingHelps(kind: Healing, hitPoints: HitPointState): boolean {
  return kind === 'empathic' || hitPoints !== 'dying'
}

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
