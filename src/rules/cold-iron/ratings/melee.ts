import { sum, type Sum, type Term } from '../../../shared/term'
import type { ParryClass } from '../combatant/basis'
import type { WeaponClass } from '../combatant/weapon'
import type { Adjustments } from './adjustments'
import { weakAdj } from './attributes'
import { partUnlessZero, ratingPart, scoreParts, type Proficiency } from './figures'

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
  return ['mace', 'club', 'axe'].includes(weapon) ? 'clumsy' : 'usual'
}

/** Normal, strong and weak melee attack, by a level of proficiency (CI-096, CI-098). */
export function meleeAttacks(melee: Proficiency, adjustments: Adjustments): Attacks {
  const skill = [ratingPart(melee, 'CI-096'), ...scoreParts('dex', adjustments, 'CI-096')]
  return {
    h: sum([...skill, ...scoreParts('str', adjustments, 'CI-096')]),
    hs: sum([...skill, ...scoreParts('str', adjustments, 'CI-098', mostStrong)]),
    hw: sum(skill),
  }
}

/** The strong attack that goes with a normal and a weak one: strength, all that they differ by, counts up to +6 (CI-098). */
export const strongWith = (h: number, hw: number): number => Math.min(h, hw + mostStrong)

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
  shield: Proficiency,
  adjustments: Adjustments,
  bonus: number,
): Defences & { dm: Sum } {
  const { scores, sizD } = adjustments
  const skill = [
    ratingPart(shield, 'CI-096'),
    ...scoreParts('dex', adjustments, 'CI-096'),
    ...partUnlessZero('sizD', sizD, 'CI-096', { score: scores.siz }),
    ...partUnlessZero('shield', bonus, 'CI-096'),
  ]
  return { ...defences(skill, adjustments, shield.row.adj2Cap), dm: sum(skill) }
}

/** Defences by parrying with a weapon. */
export function weaponDefences(
  melee: Proficiency,
  adjustments: Adjustments,
  parry: ParryClass,
): Defences {
  const bonus = parryBonus[parry]
  const skill = [
    ratingPart(melee, 'CI-096'),
    ...scoreParts('dex', adjustments, 'CI-096'),
    ...partUnlessZero(parry, bonus.rating, 'CI-096'),
  ]
  return defences(skill, adjustments, Math.max(0, melee.row.adjCap + bonus.cap))
}

function defences(skill: Term[], adjustments: Adjustments, cap: number): Defences {
  const { scores, strAdj } = adjustments
  const weak = Math.min(cap, weakAdj(strAdj))
  return {
    d: sum([...skill, ...scoreParts('str', adjustments, 'CI-096', cap)]),
    dw: sum([...skill, ...partUnlessZero('weakStrAdj', weak, 'CI-098', { score: scores.str })]),
  }
}
