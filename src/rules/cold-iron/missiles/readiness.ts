import { demandWhole } from '../basics/field-error'

/** How a missile weapon is made ready (CI-145). */
type ShotKind = 'thrown' | 'sling' | 'bow' | 'crossbow'

/** A missile weapon and what its user has done to get it ready. */
export interface Readying {
  kind: ShotKind
  /** Whole turns spent aiming or loading before this one. */
  prepTurns: number
  /** Turns one shot takes, that of the shot included; 1 for a crossbow that can fire every turn. */
  loadTurns: number
  /** Already cocked. */
  cocked: boolean
  /** A siege crossbow on its tripod. */
  tripod: boolean
}

/** Whether a shot may go now: as usual, hurried, or not at all yet. */
export type Readiness = 'normal' | 'hurried' | 'notLoaded'

/**
 * How ready a shot is (CI-145, CI-146). Throws need nothing; bows and slings want a turn before
 * the shot, and so do crossbows that are cocked or fire every turn; without it the shot is
 * hurried, but for one from a tripod.
 */
export function readinessOf(readying: Readying): Readiness {
  const { kind, cocked, tripod } = readying
  const prepared = demandWhole('prepTurns', readying.prepTurns, 0)
  const load = demandWhole('weapon.loadTurns', readying.loadTurns, 1)
  if (kind === 'thrown') return 'normal'
  if (kind === 'crossbow' && !cocked && prepared < load - 1) return 'notLoaded'
  return prepared > 0 || tripod ? 'normal' : 'hurried'
}

/** What decides how fast a crossbow is loaded. */
export interface Loading {
  /** Turns one shot takes by the weapon table. */
  loadTurns: number
  str: number
  strReq: number
  /** Turns the game master gives a user of great size; null: as usual. */
  largeTurns: number | null
}

/** Turns one shot takes this user: one less at twice the strength required, at least one (CI-146). */
export function loadTurnsFor(loading: Loading): number {
  const { largeTurns } = loading
  if (largeTurns !== null) return demandWhole('largeTurns', largeTurns, 1)
  const load = demandWhole('weapon.loadTurns', loading.loadTurns, 1)
  const strong = demandWhole('str', loading.str, 0) >= 2 * demandWhole('strReq', loading.strReq, 1)
  return Math.max(1, strong ? load - 1 : load)
}

/** Minutes any crossbow stays cocked unharmed, and minutes for each point after that (CI-146). */
const unharmed = 60
const minutesPerPoint = 10

/**
 * What being left cocked does to a crossbow that is not made for it: a point of damage, and one of
 * Vst until none is left, for every full ten minutes beyond an hour (CI-146).
 */
export function wearFromCocking(
  cocked: { minutes: number; everReady: boolean },
  vsT: number,
): { damage: number; vsT: number } {
  const minutes = demandWhole('weapon.cockedMinutes', cocked.minutes, 0)
  const through = demandWhole('weapon.vsT', vsT, 0)
  const over = cocked.everReady ? 0 : Math.max(0, minutes - unharmed)
  const points = Math.floor(over / minutesPerPoint)
  return { damage: points, vsT: Math.max(0, through - points) }
}
