import { minutesBetween } from '../../rules/calendar/clock'
import { stepLater, stepsBetween, stepsPerMinute } from '../../rules/effects/turn-time'
import { phrase } from '../../shared/phrase'
import { readCalendar } from '../calendar/read'
import { encounterById, momentIn } from '../encounter/prepared'
import type { Write } from '../file/handles'
import { combatOf } from '../sheet/sheets'
import { readEffects, type EffectRow } from './read'
import { removeEffect, setTimeUp } from './write'

/** What the calendar has come to the end of ends. Answers its words and whose it was. */
export function endOnCalendar(write: Write): EffectRow[] {
  const { now } = readCalendar(write)
  const over = readEffects(write).filter(
    ({ timeUp }) => timeUp?.by === 'calendar' && minutesBetween(now, timeUp) <= 0,
  )
  for (const effect of over) removeEffect(write, effect, 'lapsed', phrase('effect.cause.time'), {})
  return over
}

/** Time passes by the calendar for what fights count, too: their turns go by with its minutes. */
export function passInFights(write: Write, minutes: number): EffectRow[] {
  return readEffects(write).filter((effect) => {
    const { timeUp } = effect
    if (timeUp?.by !== 'fight') return false
    const encounter = encounterById(write, timeUp.encounterId)
    const time = combatOf(encounter.system)
    const moment = momentIn(encounter)
    const steps = minutes * stepsPerMinute(time)
    if (moment && stepsBetween(moment, timeUp.at, time) < steps) {
      const place = { encounterId: encounter.id, missionId: encounter.mission_id }
      removeEffect(write, effect, 'lapsed', phrase('effect.cause.time'), place)
      return true
    }
    setTimeUp(write, effect, { ...timeUp, at: stepLater(timeUp.at, -steps, time) })
    return false
  })
}
