import { sum, type Sum, type Term } from '../../../../shared/term'
import { eighths } from '../fatigue'
import { demandWhole } from '../../basics/field-error'
import type { HitPointState } from '../hit-points'
import { wordsIn } from '../../describe'
import { healingHelps } from '../clock'

const { termOf } = wordsIn('body')
const most = 999_999
/** Times full hit points that empathic healing is worked out for; beyond, the price is past play. */
const dearestBand = 12
const pricePerBand = 5

/** Points of a day that empathic healing is worked out for (CI-083). */
export function mostHealed(pt: number): number {
  return dearestBand * demandWhole('pt', pt, 1)
}

/** A body that magic is to heal. */
export interface Patient {
  pt: number
  damage: number
  magicHealedToday: number
  hitPoints: HitPointState
}

/**
 * Hit points that magic restores of those wanted: no more than are missing, nor than full hit
 * points a day (CI-082), and nothing for the dying (CI-063). The terms add up to the points.
 */
export function healByMagic(patient: Patient, wanted: number): Sum {
  const points = demandWhole('points', wanted, 0, most)
  const terms = [termOf('healing', points, 'CI-082')]
  const cut = (key: string, to: number, rule: string) => {
    const { total } = sum(terms)
    if (total > to) terms.push(termOf(key, to - total, rule))
  }
  if (!healingHelps('magic', patient.hitPoints)) cut('onlyEmpathic', 0, 'CI-063')
  cut('notMissing', patient.damage, 'CI-082')
  cut('capacity', capacityLeft(patient), 'CI-082')
  return sum(terms)
}

/** Hit points magic may still restore today (CI-082). */
export function capacityLeft({
  pt,
  magicHealedToday,
}: Omit<Patient, 'damage' | 'hitPoints'>): number {
  demandWhole('pt', pt, 1)
  return Math.max(0, pt - demandWhole('magicHealedToday', magicHealedToday, 0, most))
}

/**
 * Points an empathic healer gives for so many healed after those magic healed today: one for one
 * up to full hit points, then five for one, twenty-five for one and so on (CI-083). One term for
 * each rate. Refuses points beyond twelve times full hit points in one day.
 */
export function empathicCost(patient: Omit<Patient, 'damage' | 'hitPoints'>, points: number): Sum {
  const pt = demandWhole('pt', patient.pt, 1)
  const from = demandWhole('magicHealedToday', patient.magicHealedToday, 0, most)
  const until = from + demandWhole('points', points, 0, Math.max(0, mostHealed(pt) - from))
  const terms: Term[] = []
  if (until === from) return sum(terms)
  for (let band = Math.floor(from / pt); band * pt < until; band++) {
    const count = Math.min(until, (band + 1) * pt) - Math.max(from, band * pt)
    terms.push(termOf('transferred', count * pricePerBand ** band, 'CI-083'))
  }
  return sum(terms)
}

/** Fatigue that weighs on a body: points, and daily fatigue in eighths. */
export interface Weariness {
  tempFatigue: number
  dailyFatigueEighths: number
}

/** What magic takes off of fatigue: daily first, then temporary, without a limit a day (CI-087). */
export function healFatigue(weariness: Weariness, points: number): Weariness {
  const eighthsGiven = eighths * demandWhole('points', points, 0, most)
  const daily = Math.min(weariness.dailyFatigueEighths, eighthsGiven)
  const whole = Math.floor((eighthsGiven - daily) / eighths)
  return {
    dailyFatigueEighths: weariness.dailyFatigueEighths - daily,
    tempFatigue: Math.max(0, weariness.tempFatigue - whole),
  }
}
