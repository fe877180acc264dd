import { sum, type Sum, type Term } from '../../../shared/term'
import { eighths } from './fatigue'
import { demandWhole } from '../basics/field-error'
import { readDice } from '../basics/dice-text'
import { wordsIn } from '../describe'
import { berserkFatigue } from '../special/berserk-body'
import { nearest } from '../basics/units'
import { diceForAverage } from '../attack/weapon-dice'
import published from './fatigue-sources.json'

const { termOf } = wordsIn('body')

/** Points of temporary fatigue each source costs, and the daily share of a point in eighths. */
type FatigueSources = typeof published

/** Fatigue gained: temporary in points, daily in eighths of a point (CI-078). */
export interface Gained {
  temporary: Sum
  dailyEighths: Sum
}

/** Fatigue of one turn for one who fought in it, sprinted, or did both (CI-022, CI-078). */
export function tireInTurn(
  did: { fought: boolean; sprinted: boolean },
  sources: FatigueSources = published,
): Gained {
  const terms: Term[] = []
  if (did.fought) terms.push(termOf('turnOfCombat', sources.turnOfCombat, 'CI-078'))
  if (did.sprinted) terms.push(termOf('turnOfSprinting', sources.turnOfSprinting, 'CI-078'))
  return withShare(terms, sources)
}

/** Fatigue of a berserk fight, booked when the battle is over (CI-078). */
export function tireAfterRage(berserkTurns: number, sources: FatigueSources = published): Gained {
  return withShare(berserkFatigue(berserkTurns).terms, sources)
}

/** The daily share is booked as temporary fatigue is gained, and not rested off with it (CI-078). */
function withShare(terms: Term[], { dailyShareEighths }: FatigueSources): Gained {
  const temporary = sum(terms)
  const share = temporary.total * dailyShareEighths
  return {
    temporary,
    dailyEighths: sum(share > 0 ? [termOf('dailyShare', share, 'CI-078')] : []),
  }
}

/**
 * Daily fatigue of a day on the road, half of it at noon and half in the evening, in eighths of a
 * point so that odd points halve exactly (CI-079).
 */
export function travelFatigue(ftgPerDay: number): { noonEighths: Sum; eveningEighths: Sum } {
  const half = (eighths / 2) * demandWhole('ftgPerDay', ftgPerDay, 0)
  const terms = half > 0 ? [termOf('travel', half, 'CI-079')] : []
  return { noonEighths: sum(terms), eveningEighths: sum(terms) }
}

/** Temporary fatigue of marching overloaded, where the chart counts by the minute (CI-078). */
export function overloadFatigue(
  ftgPerMinute: number,
  minutes: number,
  sources: FatigueSources = published,
): Gained {
  const rate = demandWhole('ftgPerMinute', ftgPerMinute, 0)
  const points = rate * demandWhole('minutes', minutes, 0, 1440)
  return withShare(points > 0 ? [termOf('overload', points, 'CI-078')] : [], sources)
}

/** Dice for averages below those of weapons, in halves from a half to two (CI-080). */
const smallDice: Readonly<Record<number, string>> = { 1: '1d2-1', 2: '1d3-1', 3: '1d2', 4: '1d3' }

/**
 * Fatigue dice of a thrown stone: two thirds of the average of the melee dice for strength, to the
 * nearest half, and the dice of that average (CI-080). Null when the dice cannot be read or the
 * average lies outside every list: the game master chooses.
 */
export function thrownDice(strMeleeDamage: string): string | null {
  const dice = readDice(strMeleeDamage)
  if (!dice) return null
  const twiceAverage = dice.count * (dice.sides + 1) + 2 * dice.plus
  const halves = nearest(2 * twiceAverage, 3)
  return smallDice[halves] ?? diceForAverage(halves / 2)
}
