import { sum, type Sum } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import {
  conditionOf,
  currentHitPoints,
  fatigueOf,
  hitPointsOf,
  type Condition,
} from '../../body/condition'
import { eighths, fatigueLevel, type FatigueState } from '../../body/fatigue'
import { isUnrecoverable, type HitPointState } from '../../body/hit-points'
import { bodyPenalties } from '../../body/penalties'

/** A stretch of a track, as fractions of its drawn length. */
interface StripBand<Id> {
  id: Id
  from: number
  to: number
}

/** A combatant's body as a strip: where the marker stands and what the bands mean. */
export interface BodyStrip {
  pt: number
  current: number
  /** State by hit points alone. */
  state: HitPointState
  /** The worst of everything: wounds, fatigue, stun, knock-out, death. */
  condition: Condition
  /** Drawn from -Pt, at 0, to Pt, at 1. */
  bands: StripBand<HitPointState>[]
  at: number
  /** Below -3.5 Pt: as a rule past all recovery (CI-064). */
  unrecoverable: boolean
  /** Level in points, eighths included; drawn from 0, at 0, to 7 Pt, at 1. */
  fatigue: { level: number; state: FatigueState; bands: StripBand<FatigueState>[]; at: number }
  /** What the body takes off every action; no terms when nothing. */
  penalty: Sum
  /** Turns left to live; null when no clock runs. */
  clock: number | null
}

const hitPointBands: StripBand<HitPointState>[] = [
  { id: 'dying', from: 0, to: 0.25 },
  { id: 'magicReserve', from: 0.25, to: 0.375 },
  { id: 'safeReserve', from: 0.375, to: 0.5 },
  { id: 'blinking', from: 0.5, to: 0.75 },
  { id: 'unhurt', from: 0.75, to: 1 },
]

const fatigueBands: StripBand<FatigueState>[] = [
  { id: 'none', from: 0, to: 1 / 7 },
  { id: 'blinking', from: 1 / 7, to: 2 / 7 },
  { id: 'doubleBlinking', from: 2 / 7, to: 3 / 7 },
  { id: 'unconscious', from: 3 / 7, to: 6 / 7 },
  { id: 'dying', from: 6 / 7, to: 1 },
]

/** Reads a combatant's body for drawing (CI-060, CI-077). A turn of desperation is not counted in. */
export function bodyStrip(combatant: Combatant): BodyStrip {
  const { sheet, state } = combatant
  const current = currentHitPoints(combatant)
  const level = fatigueLevel(state) / eighths
  return {
    pt: sheet.pt,
    current,
    state: hitPointsOf(combatant),
    condition: conditionOf(combatant),
    bands: hitPointBands,
    at: fraction(current + sheet.pt, 2 * sheet.pt),
    unrecoverable: isUnrecoverable(sheet.pt, current),
    fatigue: {
      level,
      state: fatigueOf(combatant),
      bands: fatigueBands,
      at: fraction(level, 7 * sheet.pt),
    },
    penalty: sum(bodyPenalties(combatant, false)),
    clock: state.deathClock,
  }
}

function fraction(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}
