import { demandWhole } from '../basics/field-error'
import { nearest } from '../basics/units'

/** Mana as a caster knows it; null for one without magic, who has it and does not know (CI-230). */
export function knownMana(caster: {
  aml: number
  mpMax: number
  mpUsed: number
}): { left: number; most: number } | null {
  if (caster.aml === 0) return null
  const most = demandWhole('mpMax', caster.mpMax, 0)
  return { left: most - demandWhole('mpUsed', caster.mpUsed, 0, most), most }
}

/**
 * Mana left after hours of rest: each hour brings a part of what is left, to the nearest point,
 * and never more than there can be. `parts` is 6 for most casters.
 */
export function regrowMana(left: number, most: number, hours: number, parts: number): number {
  let mana = demandWhole('mpLeft', left, 0, demandWhole('mpMax', most, 0))
  demandWhole('parts', parts, 1)
  for (let hour = demandWhole('hours', hours, 0); hour > 0; hour--) {
    mana = Math.min(most, mana + nearest(mana, parts))
  }
  return mana
}
