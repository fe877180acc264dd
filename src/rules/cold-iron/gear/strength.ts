import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import { adjustmentOf, attributeChart } from './attributes'

const { termOf } = wordsIn('gear')

/** Weapon and shield as they are used together. */
export interface Load {
  weapon: { strReq1H: number | null; strReq2H: number | null }
  hands: 1 | 2
  thrown: boolean
  /** `oneSizeUp` is the requirement of the next larger shield, for throwing behind this one. */
  shield?: { strReq: number; oneSizeUp: number }
}

/**
 * Strength needed for a weapon, with a shield for both together (CI-205); null for a weapon that
 * cannot be used in so many hands. Throws a `FieldError` for a requirement outside sense.
 */
export function requiredStrength({ weapon, hands, thrown, shield }: Load): Sum | null {
  const own = hands === 2 ? weapon.strReq2H : weapon.strReq1H
  if (own === null) return null
  const terms = [termOf('weaponStr', demandWhole('weapon.strReq', own, 0), 'CI-205')]
  if (shield) {
    const held = demandWhole('shield.strReq', thrown ? shield.oneSizeUp : shield.strReq, 0)
    terms.push(termOf(thrown ? 'shieldStrThrown' : 'shieldStr', held, 'CI-205'))
  }
  return sum(terms)
}

/** The strength of one who takes up a weapon. */
export interface Wielder {
  /** Strength of their own, without spells. */
  str: number
  /** For missile weapons: skill that adds to it, and what weakness spells take off. */
  missile?: { skill: number; weakness: number }
}

/** Strength that counts for a requirement (CI-205). */
export function strengthFor({ str, missile }: Wielder): Sum {
  const terms = [termOf('str', demandWhole('str', str, 0), 'CI-205')]
  if (missile && missile.skill !== 0) terms.push(termOf('missileSkill', missile.skill, 'CI-205'))
  if (missile && missile.weakness !== 0) terms.push(termOf('weakness', -missile.weakness, 'CI-205'))
  return sum(terms)
}

/** Whether a requirement is met: by adjustments, not by scores (CI-205). */
export function canUse(wielder: Wielder, required: number, chart = attributeChart): boolean {
  const able = adjustmentOf(strengthFor(wielder).total, chart)
  return adjustmentOf(required, chart) <= able
}
