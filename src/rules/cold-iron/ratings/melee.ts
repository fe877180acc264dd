import { sum, type Sum, type Term } from '../../../shared/term'
import type { ParryClass } from '../combatant/basis'
import type { WeaponClass } from '../combatant/weapon'
import type { Adjustments } from './adjustments'
import { weakAdj } from './attributes'
import { part, partUnlessZero } from './figures'
import type { RatingRow } from './rating-chart'

/** Most STRadj of a strong attack (CI-098). */
const mostStrong = 6

/** A weapon's bonus to the rating and to the strength cap of its parry. */
const parryBonus: Record<ParryClass, { rating: number; cap: number }> = {
  nimble: { rating: 1, cap: 1 },
  usual: { rating: 0, cap: 0 },
  clumsy: { rating: 0, cap: -1 },
}

/** How a weapon parries by its class; pole arms are clumsy, and have no class of their own. */
export function parryClassOf(weapon: WeaponClass): ParryClass {
  if (weapon === 'spear' || weapon === 'staff') return 'nimble'
  return weapon === 'mace' || weapon === 'axe' ? 'clumsy' : 'usual'
}

/** Normal, strong and weak melee attack, by the row of a level of proficiency (CI-095, CI-098). */
export function meleeAttacks({ rating }: RatingRow, { strAdj, dexAdj }: Adjustments): Attacks {
  const skill = [part('rating', rating), ...partUnlessZero('dexAdj', dexAdj)]
  return {
    h: sum([...skill, ...partUnlessZero('strAdj', strAdj)]),
    hs: sum([...skill, ...partUnlessZero('strAdj', Math.min(mostStrong, strAdj))]),
    hw: sum(skill),
  }
}

/** Melee attacks: H, Hs and Hw. */
export interface Attacks {
  h: Sum
  hs: Sum
  hw: Sum
}

/** Defences with a shield or a weapon: against an attack, and against a weak one. */
export interface Defences {
  d: Sum
  dw: Sum
}

/** Defences with a shield; strength counts up to the level's cap. `bonus` is the shield's D. */
export function shieldDefences(
  { rating, adj2Cap }: RatingRow,
  { strAdj, dexAdj, sizD }: Adjustments,
  bonus: number,
): Defences & { dm: Sum } {
  const skill = [
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero('sizD', sizD),
    ...partUnlessZero('shield', bonus),
  ]
  return { ...defences(skill, strAdj, adj2Cap), dm: sum(skill) }
}

/** Defences by parrying with a weapon. */
export function weaponDefences(
  { rating, adjCap }: RatingRow,
  { strAdj, dexAdj }: Adjustments,
  parry: ParryClass,
): Defences {
  const bonus = parryBonus[parry]
  const skill = [
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero(parry, bonus.rating),
  ]
  return defences(skill, strAdj, Math.max(0, adjCap + bonus.cap))
}

function defences(skill: Term[], strAdj: number, cap: number): Defences {
  return {
    d: sum([...skill, ...partUnlessZero('strAdj', Math.min(cap, strAdj))]),
    dw: sum([...skill, ...partUnlessZero('weakStrAdj', Math.min(cap, weakAdj(strAdj)))]),
  }
}
