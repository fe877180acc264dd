import type { Look } from '../../../system/fight/combat'
import type { Combatant } from '../../combatant/combatant'
import { conditionOf, currentHitPoints, impairmentIn, type Impairment } from '../../body/condition'

/** What anybody sees of an impairment; null for one that shows nothing. */
const looks: Record<Impairment, Look | null> = {
  none: null,
  weakened: 'reeling',
  stunned: 'reeling',
  senseless: 'down',
}

/**
 * How a combatant looks to anyone at the table: dead, lying senseless or dying (CI-060), reeling from a stun or from wounds or fatigue that weaken them (CI-061, CI-069,
 * CI-077), merely wounded, or unhurt.
 */
export function lookOf(combatant: Combatant): Look {
  if (combatant.state.dead) return 'dead'
  const look = looks[impairmentIn(conditionOf(combatant))]
  return look ?? (combatant.state.damage > 0 ? 'hurt' : 'unhurt')
}

/** Hit points as they stand and those of somebody unhurt; below 0 whoever lies dying (CI-060). */
export function pointsOf(combatant: Combatant): { now: number; most: number } {
  return { now: currentHitPoints(combatant), most: combatant.sheet.pt }
}
