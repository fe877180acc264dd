import type { Phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import type { Basis, ListedWeapon } from '../combatant/basis'
import type { Weapon } from '../combatant/weapon'
import { readDice } from '../basics/dice-text'
import { adjustmentOf as adjustmentIn } from './attributes'
import { kindOf, qualityOf } from './quality'
import { canUse, requiredStrength } from './strength'
import { betterDice, strengthBonus, strengthForDamage, type StrengthUse } from './strength-bonus'
import { thrownDice } from '../body/tiring'
import { wordsIn } from '../describe'
import { averageOf, weaponDiceText } from '../attack/weapon-dice'
import type { AttributeChart } from '../ratings/attribute-chart'
import { unarmedDamage } from '../ratings/attributes'

const { words, termOf } = wordsIn('gear')

/** Someone with a weapon of their own. */
export interface Wielding {
  weapon: Weapon
  listed: ListedWeapon
  basis: Basis
  chart: AttributeChart
}

/** What becomes of a weapon in somebody's hands. */
export interface Wielded {
  dice: { value: string; sum: Sum } | null
  bonus: Sum
  /** What the weapon adds whoever wields it: by enchantment, quality and what it shoots. */
  own: Sum
  /** Strength that it asks for; null: nobody asks, or it cannot be used so. */
  required: Sum | null
  /** Why it cannot be used: too many hands, too little strength (CI-205). */
  refused: 'hands' | 'strength' | null
}

/** STR as it is now, spells included (CI-206). */
export function presentStr({ scores, present }: Pick<Basis, 'scores' | 'present'>): number {
  return Math.max(1, scores.str + present.strSpells)
}

/** A weapon as its wielder uses it: its damage, and whether they can use it (CI-205..207, CI-209). */
export function wield(wielding: Wielding): Wielded {
  const { weapon, listed, basis } = wielding
  const required = requirementOf(wielding)
  const isAsked = listed.strReq1H !== null || listed.strReq2H !== null
  const own = sum(ownTerms(listed, weapon))
  const bonus = sum([...own.terms, ...strengthTerms(weapon, basis, required)])
  const better = strongArm(wielding, bonus.total)
  return {
    dice: better ?? diceOf(wielding),
    bonus: better ? sum([]) : bonus,
    own,
    required,
    refused: isAsked ? refusedFor(wielding, required) : null,
  }
}

function refusedFor(wielding: Wielding, required: Sum | null): Wielded['refused'] {
  if (!required) return 'hands'
  return isStrong(wielding, required) ? null : 'strength'
}

function requirementOf({ weapon, listed, basis }: Wielding): Sum | null {
  const { parryMode, shieldStrReq, shieldStrReqThrown } = basis.inHand
  const held = parryMode === 'shield' && weapon.hands === 1
  const load = { weapon: listed, hands: weapon.hands, thrown: isThrown(weapon) }
  const oneSizeUp = Math.max(shieldStrReq, shieldStrReqThrown)
  return requiredStrength(held ? { ...load, shield: { strReq: shieldStrReq, oneSizeUp } } : load)
}

/** Missile skill helps with missiles, and weakness hurts there; other spells change nothing (CI-205). */
function isStrong({ weapon, basis, chart }: Wielding, required: Sum): boolean {
  const { scores, present, levels } = basis
  const missile = { skill: levels.missile, weakness: Math.max(0, -present.strSpells) }
  const wielder = weapon.missile ? { str: scores.str, missile } : { str: scores.str }
  return canUse(wielder, required.total, chart.adjustments)
}

function ownTerms(listed: ListedWeapon, weapon: Weapon): Term[] {
  const fine = weapon.quality ? (qualityOf(kindOf(weapon)).damage ?? 0) : 0
  const shots = ['damage', 'both'].includes(listed.shots)
    ? (qualityOf('ammunition').choice?.damage ?? 0)
    : 0
  return [
    ...(listed.bonus === 0 ? [] : [termOf('ownBonus', listed.bonus, 'CI-210')]),
    ...(fine === 0 ? [] : [termOf('quality', fine, 'CI-209')]),
    ...(shots === 0 ? [] : [termOf('fineShots', shots, 'CI-209')]),
  ]
}

function strengthTerms(weapon: Weapon, basis: Basis, required: Sum | null): Term[] {
  const use = useOf(weapon)
  if (!use || !required) return []
  return strengthBonus(use, presentStr(basis), required.total, basis.levels.missile).terms
}

/** How strength counts for a weapon; null for hands, bows and crossbows, for which it does not. */
function useOf(weapon: Weapon): StrengthUse | null {
  if (weapon.class === 'natural') return null
  if (isThrown(weapon)) {
    if (!weapon.fatigue) return 'thrown'
    return weapon.hands === 2 ? 'rockTwoHands' : 'rockOneHand'
  }
  if (weapon.missile) return null
  return weapon.hands === 2 ? 'twoHanded' : 'oneHanded'
}

function isThrown({ class: kind, missile }: Weapon): boolean {
  return kind === 'thrown' || (missile && !['bow', 'crossbow', 'arrow', 'siegeBolt'].includes(kind))
}

/** Dice as listed; hands strike and stones fly by strength where no list has them (CI-080). */
function diceOf({ weapon, listed, basis, chart }: Wielding): Wielded['dice'] {
  if (listed.dice !== null) return told(listed.dice, words('term.listedDice'), 'CI-218')
  const str = presentStr(basis)
  const byHand = diceOfStrength(str, chart)
  if (!byHand || !weapon.fatigue) return null
  const value = isThrown(weapon) ? thrownDice(byHand) : byHand
  return value === null ? null : told(value, words('term.strengthDice', { str }), 'CI-080')
}

/** Damage of a very strong arm, where it does more than the weapon with all it adds (CI-207). */
function strongArm({ weapon, listed, basis, chart }: Wielding, bonus: number): Wielded['dice'] {
  if (weapon.missile || weapon.class === 'natural' || listed.dice === null) return null
  const { parryMode, shieldStrReq } = basis.inHand
  const held = parryMode === 'shield' && weapon.hands === 1 ? shieldStrReq : 0
  const { total: str } = strengthForDamage(presentStr(basis), held)
  const strong = diceOfStrength(str, chart)
  if (!strong) return null
  const own = weaponDiceText({ ...weapon, dice: listed.dice, bonus })
  if (betterDice(own, strong) === own) return null
  return told(strong, words('term.strengthDice', { str }), 'CI-207')
}

/** Dice with what they roll on average. */
function told(dice: string, label: Phrase, rule: string): Wielded['dice'] {
  const read = readDice(dice)
  return { value: dice, sum: sum(read ? [term(label, averageOf(read), rule)] : []) }
}

function diceOfStrength(str: number, chart: AttributeChart): string | null {
  const damage = unarmedDamage(adjustmentIn(str, chart.adjustments), chart)
  return damage.kind === 'dice' ? damage.dice : null
}

/** What a weapon in hand of quality adds to hits and to a parry, and to shots (CI-209). */
export function fineTerms(
  weapon: Weapon | undefined,
  listed: ListedWeapon | undefined,
  of: 'hit' | 'hm',
): Term[] {
  const fine = weapon?.quality ? (qualityOf(kindOf(weapon))[of] ?? 0) : 0
  const shots = of === 'hm' && listed && ['hm', 'both'].includes(listed.shots)
  const more = shots ? (qualityOf('ammunition').choice?.hm ?? 0) : 0
  return [
    ...(fine === 0 ? [] : [termOf('quality', fine, 'CI-209')]),
    ...(more === 0 ? [] : [termOf('fineShots', more, 'CI-209')]),
  ]
}
