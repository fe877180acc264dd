import { sum, type Sum, type Term } from '../../../shared/term'
import { convertFatigue, shock } from '../damage'
import { eighths, fatigueLevel, fatigueState, type FatigueState, type Tiredness } from '../fatigue'
import { demandWhole } from '../field-error'
import { hitPointState, type HitPointState } from '../hit-points'
import { sayIn } from '../say'

const { add } = sayIn('body')
const most = 99_999

/** One blow before armour: all multiples together, and how it does harm. */
export interface MixedBlow {
  points: number
  /** Its points are fatigue (CI-080). */
  fatigue: boolean
  missile: boolean
  /** Magic shocks only as its spell says (CI-075); null: not magic. */
  spellSays?: { stuns: boolean; knocksOut: boolean } | null
}

/** Who is struck: hit points, armour in force against this weapon, and artificial hit points. */
export interface Struck extends Tiredness {
  pt: number
  con: number
  stopping: number
  immuneFlesh: number
}

/** What the blow comes to, and the states it leaves. */
export interface Shaken {
  absorbed: number
  /** Real points immune flesh stopped: they are lost from it, and tire instead. */
  fleshStopped: number
  wounds: Sum
  fatigue: Sum
  stunned: boolean
  knockedOut: boolean
  beheaded: boolean
  hitPoints: HitPointState
  tiredness: FatigueState
}

/**
 * One blow in its order (CI-081): armour and immune flesh stop their share, what tires is added up,
 * the blow is read for stun, knock-out and conversion, and then the states follow. What immune
 * flesh turns into fatigue can only stun and never becomes real damage (CI-074).
 */
export function settleBlow(blow: MixedBlow, struck: Struck): Shaken {
  const { pt } = struck
  const points = demandWhole('points', blow.points, 0, most)
  demandWhole('pt', pt, 1, 9999)
  const absorbed = Math.min(points, demandWhole('stopping', struck.stopping, 0, most))
  const through = points - absorbed
  const flesh = demandWhole('immuneFlesh', struck.immuneFlesh, 0, most)
  const fleshStopped = blow.fatigue ? 0 : Math.min(through, flesh)
  const tiring = blow.fatigue ? through : 0
  const converted = convertFatigue(tiring, demandWhole('con', struck.con, 0, 9999))
  const wounds = sum(tellWounds(blow, points, absorbed, fleshStopped, converted))
  const fatigue = sum(tellFatigue(blow, through, fleshStopped))
  const damage = struck.damage + wounds.total
  const tired = {
    ...struck,
    damage,
    dailyFatigueEighths: struck.dailyFatigueEighths + eighths * fatigue.total,
  }
  return {
    absorbed,
    fleshStopped,
    wounds,
    fatigue,
    ...readShock(blow, pt, wounds.total, tiring, fleshStopped),
    hitPoints: hitPointState(pt, pt - damage),
    tiredness: fatigueState(pt, fatigueLevel(tired)),
  }
}

/** Fatigue from immune flesh counts for the stun of the blow and for nothing else (CI-074). */
function readShock(blow: MixedBlow, pt: number, wounds: number, tiring: number, stopped: number) {
  const { knockedOut, beheaded } = shock(pt, wounds, tiring, blow.missile)
  const said = blow.spellSays
  if (said) return { stunned: said.stuns, knockedOut: said.knocksOut, beheaded }
  const { stunned } = shock(pt, wounds, tiring + stopped, blow.missile)
  return { stunned, knockedOut, beheaded }
}

function tellWounds(
  blow: MixedBlow,
  points: number,
  absorbed: number,
  stopped: number,
  converted: number,
): Term[] {
  if (blow.fatigue) return converted > 0 ? [add('converted', converted, 'CI-073')] : []
  const terms = [add('blow', points, 'CI-081')]
  if (absorbed > 0) terms.push(add('armour', -absorbed, 'CI-198'))
  if (stopped > 0) terms.push(add('immuneFlesh', -stopped, 'CI-074'))
  return terms
}

function tellFatigue(blow: MixedBlow, through: number, stopped: number): Term[] {
  if (stopped > 0) return [add('fleshFatigue', stopped, 'CI-074')]
  return blow.fatigue && through > 0 ? [add('fatigueBlow', through, 'CI-080')] : []
}
