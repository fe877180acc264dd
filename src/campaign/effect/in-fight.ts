import { minutesBetween } from '../../rules/calendar/clock'
import {
  stepLater,
  stepsBetween,
  stepsOf,
  type TurnStep,
  type TurnTime,
} from '../../rules/effects/turn-time'
import type { Laid } from '../../rules/system/fight/combat'
import { phrase } from '../../shared/phrase'
import { readCalendar } from '../calendar/read'
import type { FactPlace, Write } from '../file/handles'
import { bearerInFight, fightsOf } from './counting'
import { readEffects, type EffectRow } from './read'
import { layEffect, removeEffect, setTimeUp, tellEnding, timeOnClock } from './write'

/** A fight as effects see it: where its facts belong, and how it counts. */
export interface EffectFight {
  id: string
  system: string
  place: FactPlace
  time: TurnTime
}

/** What the fight counts of all there is. */
function countedBy(write: Write, { id }: EffectFight): EffectRow[] {
  return readEffects(write).filter(
    ({ timeUp }) => timeUp?.by === 'fight' && timeUp.encounterId === id,
  )
}

/**
 * From now on the fight counts what the calendar has counted of its people, its place and itself. What
 * the calendar has run out of ends at once.
 */
export function countInTurns(write: Write, fight: EffectFight, now: TurnStep): void {
  const clock = readCalendar(write).now
  for (const effect of readEffects(write)) {
    const { timeUp, bearer } = effect
    if (timeUp?.by !== 'calendar' || !fightsOf(write, bearer).includes(fight.id)) continue
    const minutes = minutesBetween(clock, timeUp)
    const steps = stepsOf({ minutes, spare: timeUp.spare }, fight.time)
    if (steps <= 0) {
      removeEffect(write, effect, 'lapsed', phrase('effect.cause.time'), fight.place)
      continue
    }
    setTimeUp(write, effect, {
      by: 'fight',
      encounterId: fight.id,
      at: stepLater(now, steps, fight.time),
    })
  }
}

/** A fight that is over counts no more: the calendar does, of all that outlives it. */
export function countOnCalendar(write: Write, fight: EffectFight, last: TurnStep): void {
  for (const effect of countedBy(write, fight)) {
    const { timeUp } = effect
    if (timeUp?.by !== 'fight') continue
    const steps = stepsBetween(last, timeUp.at, fight.time)
    if (steps <= 0) removeEffect(write, effect, 'lapsed', phrase('effect.cause.time'), fight.place)
    else setTimeUp(write, effect, timeOnClock(write, steps, fight.time))
  }
  for (const effect of readEffects(write)) {
    const { type, id } = effect.bearer
    const isOfFight =
      type === 'encounter'
        ? id === fight.id
        : type === 'combatant' &&
          write.get('SELECT 1 FROM combatant WHERE id = @id AND encounter_id = @fight', {
            id,
            fight: fight.id,
          })
    if (isOfFight)
      removeEffect(write, effect, 'lapsed', phrase('effect.cause.fightOver'), fight.place)
  }
}

/** Lays what an event of the fight lays: the players know of what is on their characters. */
export function layInFight(write: Write, { place, system }: EffectFight, laid: Laid): void {
  const { on, words, end, tick, cause, changes = [] } = laid
  const bearer = bearerInFight(write, on)
  const shown = bearer.type === 'character'
  const text = phrase('modifier.own', { words })
  const plain = { figure: null, changes: { system, changes }, rule: '', tick, shown }
  layEffect(write, { bearer, text, end, ...plain }, cause, place)
}

/**
 * The fight has gone on: what lasted through a step that is over ends, and what ends with the next step
 * is announced.
 */
export function endInFight(write: Write, fight: EffectFight, from: TurnStep, to: TurnStep): void {
  if (stepsBetween(from, to, fight.time) === 0) return
  for (const effect of countedBy(write, fight)) {
    const { timeUp } = effect
    if (timeUp?.by !== 'fight') continue
    const left = (at: TurnStep) => stepsBetween(at, timeUp.at, fight.time)
    if (left(to) < 0) {
      removeEffect(write, effect, 'lapsed', phrase('effect.cause.time'), fight.place)
    } else if (left(to) <= 1 && left(from) > 1) tellEnding(write, effect, fight.place)
  }
}
