import { sum, type Sum } from '../../../shared/term'
import { wordsIn } from '../describe'
import type { Settings } from '../settings'
import { alertnessTerms, bookAlertness, checkAlertness, type AlertnessRulings } from './check'
import { nothingInParticular } from './encounter'
import type { Observer } from './observer'
import { alertnessCharts, type AlertnessCharts } from './tables'

const { termOf } = wordsIn('alertness')

/** Difficulty of waking to an alarm under the simple rule (CI-048). */
const simpleDifficulty = 10

/** How an alarm finds a sleeper. */
export interface Waking {
  check: Sum
  /** Turns until awake, 0: this turn; null: sleeps on, and checks again next turn. */
  turns: number | null
  /** May roll out of the covers at once. */
  mayRollOut: boolean
}

/**
 * A sleeper's check when the alarm is shouted or fighting begins: an alertness check without the
 * penalty for being asleep, but still without sight (CI-048, CI-228).
 */
export function wakeOnAlarm(
  sleeper: Observer,
  roll: string,
  rulings: AlertnessRulings = bookAlertness,
): Waking {
  const asleep = { ...sleeper, asleep: true }
  const check = checkAlertness(alertnessTerms(asleep, nothingInParticular, rulings, true), roll)
  if (rulings.settings.wakeRule === 'simple') {
    return { check, turns: check.total >= simpleDifficulty ? 0 : null, mayRollOut: false }
  }
  return { check, ...wakingDelay(check.total, rulings.charts.wakeUp) }
}

/** Turns until awake by the result of the waking check; the last row has no upper end (CI-048). */
export function wakingDelay(
  result: number,
  rows: AlertnessCharts['wakeUp'] = alertnessCharts.wakeUp,
): Pick<Waking, 'turns' | 'mayRollOut'> {
  const row = rows.find(({ max }) => max === null || result <= max) ?? rows.at(-1)
  return { turns: row?.turns ?? 0, mayRollOut: row?.mayRollOut ?? false }
}

/**
 * A sleeper who is kicked or struck wakes next turn; one due to wake next turn anyway is awake now
 * and may roll out (CI-050). `turnsLeft` is null for one whom nothing has begun to wake.
 */
export function wakeWhenStruck(turnsLeft: number | null): { turns: number; mayRollOut: boolean } {
  const due = turnsLeft !== null && turnsLeft <= 1
  return { turns: due ? 0 : 1, mayRollOut: turnsLeft === 1 }
}

/** Defence of one who was struck awake and still lies in the covers (CI-050). */
export function defenceInCovers(db: number): Sum {
  return sum([termOf('dodge', db, 'CI-099'), termOf('inCovers', -4, 'CI-050')])
}

/** Protection of armour worn without its helmet: never below 0 (CI-052). */
export function protectionWithoutHelmet(
  C: number,
  { noHelmetRule }: Pick<Settings, 'noHelmetRule'>,
): Sum {
  const left = noHelmetRule === 'minusOne' ? Math.max(0, C - 1) : Math.min(C, 1)
  const terms = [termOf('protection', C, 'CI-198')]
  if (left !== C) terms.push(termOf('noHelmet', left - C, 'CI-052'))
  return sum(terms)
}
