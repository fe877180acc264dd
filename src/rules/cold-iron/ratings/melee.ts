import { sum, type Sum, type Term } from '../../../shared/term'
import type { WeaponClass } from '../combatant/weapon'
import { sayIn } from '../say'
import { part, partUnlessZero } from './figures'
import { ratingRow } from './rating-chart'
import { weakAdj } from './attributes'

const { add } = sayIn('ratings')

/** Most STRadj of a strong attack (CI-098). */
const mostStrong = 6

/** What a shield defends less when it parries a second attacker, and a weapon (CI-104). */
const secondParry = { shield: -3, weapon: -6 }

/** Adjustments of whoever the ratings are worked out for. */
export interface Adjustments {
  strAdj: number
  dexAdj: number
  sizD: number
  sizHtH: number
}

/** Kinds of weapon by how well they parry. */
export type ParryClass = 'nimble' | 'usual' | 'clumsy'

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

/** Normal, strong and weak melee attack at a level of proficiency (CI-095, CI-098). */
export function meleeAttacks(level: number, { strAdj, dexAdj }: Adjustments): Attacks {
  const { rating } = ratingRow('meleeLevel', level)
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

/** Defences with a shield or a weapon. */
export interface Defences {
  d: Sum
  /** Against a second attacker. */
  second: Sum
  /** Against a weak attack. */
  dw: Sum
}

/** Defences with a shield; strength counts up to the level's cap. `bonus` is the shield's D. */
export function shieldDefences(
  level: number,
  { strAdj, dexAdj, sizD }: Adjustments,
  bonus: number,
): Defences & { dm: Sum } {
  const { rating, adj2Cap } = ratingRow('shieldLevel', level)
  const skill = [
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero('sizD', sizD),
    ...partUnlessZero('shield', bonus),
  ]
  return { ...defences(skill, strAdj, adj2Cap, secondParry.shield), dm: sum(skill) }
}

/** Defences by parrying with a weapon. */
export function weaponDefences(
  level: number,
  { strAdj, dexAdj }: Adjustments,
  parry: ParryClass,
): Defences {
  const { rating, adjCap } = ratingRow('meleeLevel', level)
  const bonus = parryBonus[parry]
  const skill = [
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero(parry, bonus.rating),
  ]
  return defences(skill, strAdj, Math.max(0, adjCap + bonus.cap), secondParry.weapon)
}

function defences(skill: Term[], strAdj: number, cap: number, second: number): Defences {
  const d = [...skill, ...partUnlessZero('strAdj', Math.min(cap, strAdj))]
  return {
    d: sum(d),
    second: sum([...d, add('second', second, 'CI-104')]),
    dw: sum([...skill, ...partUnlessZero('weakStrAdj', Math.min(cap, weakAdj(strAdj)))]),
  }
}
