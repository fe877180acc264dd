import { sum, type Sum, type Term } from '../../../../shared/term'
import { eighths } from '../fatigue'
import { demandWhole } from '../../basics/field-error'
import { wordsIn } from '../../describe'
import { turnsIn, watchHours } from '../../basics/units'
import { needOf, publishedDeepSleep, restFactor, sleptWatches, type Sleep } from './rest-factor'

const { termOf } = wordsIn('body')

/** Minutes in which CON points of temporary fatigue go (CI-085). */
const spanMinutes = 5
/** One night, or one day and night of rest. */
export interface Night extends Sleep {
  con: number
}

/** What a night gives back; daily fatigue in eighths of a point, so that half of CON is exact. */
export interface Recovery {
  factor: number
  fullNight: boolean
  wounds: Sum
  dailyEighths: Sum
}

/**
 * What a night gives back (CI-084, CI-086, CI-088..090): a hit point for a full night, half of CON
 * of daily fatigue for each of two watches, all of CON in the one watch of those who need no more;
 * times the factor of a resting day or of Deep Sleep, whichever is more.
 */
export function recoverInNight(night: Night, chart = publishedDeepSleep): Recovery {
  const con = demandWhole('con', night.con, 0)
  const needed = needOf(night) / watchHours
  const watches = sleptWatches(night)
  const fullNight = watches >= needed
  const { factor, rule } = restFactor(night, chart)
  const times = (key: string, base: number, own: string): Term[] =>
    factor === 1
      ? [termOf(key, base, own)]
      : [termOf(key, base, own), termOf('restFactor', base * (factor - 1), rule)]
  const counted = Math.min(watches, needed)
  const fatigue = (eighths * con * counted) / needed
  return {
    factor,
    fullNight,
    wounds: sum(fullNight ? times('night', 1, 'CI-084') : []),
    dailyEighths: sum(fatigue > 0 ? times('sleep', fatigue, 'CI-086') : []),
  }
}

/**
 * Temporary fatigue that goes in a rest: CON for each complete five minutes, twice that in Deep
 * Sleep (CI-085, CI-089). `turns` of five seconds.
 */
export function recoverInRest(con: number, turns: number, deepSleep: boolean): Sum {
  const spans = Math.floor(demandWhole('turns', turns, 0) / turnsIn(spanMinutes))
  const points = spans * demandWhole('con', con, 0)
  if (points === 0) return sum([])
  const rest = termOf('rest', points, 'CI-085')
  return sum(deepSleep ? [rest, termOf('deepSleep', points, 'CI-089')] : [rest])
}
