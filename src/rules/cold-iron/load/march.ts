import { sum, type Sum } from '../../../shared/term'
import type { Blinking } from '../alertness/observer'
import { wordsIn } from '../describe'
import type { LoadRow } from './chart'
import { marchClassSchema, marches, type March, type MarchClass } from './march-table'

const { termOf } = wordsIn('load')

/** How a party travels, and what softens it (CI-224, CI-225). */
export interface Travel {
  schedule: March['schedule']
  extraHours: March['extraHours']
  distanceFactor: number
  healFatigueAllDay: boolean
  healMentalFatigueAllNight: boolean
  /** Deep Sleep by day after marching by night. */
  daytimeDeepSleep: boolean
  /** A cave or the like to sleep in by day, where the game master gives credit for it. */
  darkRestingPlace: boolean
}

/**
 * Class of a march for its penalties; null when there is no such march (CI-224, CI-225). Effects
 * never make it worse: the lightest class that they allow counts.
 */
export function marchClassOf(travel: Travel, table: readonly March[] = marches): MarchClass | null {
  const classes = [travel.schedule === 'inverted' ? byNight(travel, table) : byDay(travel, table)]
  if (travel.schedule === 'inverted' && travel.daytimeDeepSleep) {
    classes.push(byDay({ ...travel, schedule: 'normal' }, table))
  }
  return classes.filter((each) => each !== null).sort()[0] ?? null
}

/** Heal Fatigue running all day makes a forced march one class lighter. */
function byDay(travel: Travel, table: readonly March[]): MarchClass | null {
  const march = rowOf(travel, table)
  if (!march) return null
  return lighter(march.class, travel.extraHours > 0 && travel.healFatigueAllDay ? 1 : 0)
}

/** With Heal Fatigue a night's forced march counts as one by day, of class B or C. */
function byNight(travel: Travel, table: readonly March[]): MarchClass | null {
  const asByDay = travel.extraHours > 0 && travel.healFatigueAllDay
  const march = rowOf(asByDay ? { ...travel, schedule: 'normal' } : travel, table)
  const steps = Number(travel.healMentalFatigueAllNight) + Number(travel.darkRestingPlace)
  return march && lighter(march.class, steps)
}

function rowOf(travel: Travel, table: readonly March[]): March | null {
  const { schedule, extraHours, distanceFactor } = travel
  return (
    table.find(
      (march) =>
        march.schedule === schedule &&
        march.extraHours === extraHours &&
        march.distance === distanceFactor,
    ) ?? null
  )
}

function lighter(from: MarchClass, steps: number): MarchClass {
  const classes = marchClassSchema.options
  return classes[Math.max(0, classes.indexOf(from) - steps)] ?? from
}

/** The penalties of a class: those of its first row; null when the table has none (CI-224). */
export function marchOf(marchClass: MarchClass, table: readonly March[] = marches): March | null {
  return table.find((march) => march.class === marchClass) ?? null
}

/** Blinking after a march, for one who came to it blinking so (CI-224). */
export function blinkingAfter({ blinking }: Pick<March, 'blinking'>, before: Blinking): Blinking {
  switch (blinking) {
    case 'none':
      return before
    case 'worse':
      return before === 'none' ? 'blinking' : 'double'
    case 'double':
      return 'double'
  }
}

/**
 * Daily fatigue of a day's march: that of the load, and its multiple for the class (CI-224). Null
 * under a load that tires by the minute instead.
 */
export function marchFatigue(
  { ftgPerDay, ftgIsPerMinute }: Pick<LoadRow, 'ftgPerDay' | 'ftgIsPerMinute'>,
  { dailyFatigue }: Pick<March, 'dailyFatigue'>,
): Sum | null {
  if (ftgIsPerMinute) return null
  const terms = [termOf('travel', ftgPerDay, 'CI-221')]
  const more = (dailyFatigue - 1) * ftgPerDay
  if (more !== 0) terms.push(termOf('forced', more, 'CI-224'))
  return sum(terms)
}
