import { phrase } from '../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../shared/term'
import type { Combatant } from './combatant/combatant'
import type { Sheet } from './combatant/sheet'
import type { Weapon } from './combatant/weapon'
import { isSenseless } from './condition'
import { bodyPenalties } from './penalties'
import type { AttackType } from './turn/context'
import type { Position } from './turn/declaration'

/** How a defender stands against an attack. */
export interface Stance {
  /** Place of the attacker; null for missiles, which no place shields from. */
  position: Position | null
  fullDefence: boolean
  desperate: boolean
}

/**
 * Defence of a combatant against one type of attack (CI-098..100, CI-104..107): parry or dodge by
 * the attacker's place, whichever is better, then full defence, stun and the body's penalties, and
 * never below the defence of one who stands still.
 */
export function defenceAgainst(
  defender: Combatant,
  type: AttackType,
  weapon: Weapon,
  stance: Stance,
): Sum {
  const { sheet, state } = defender
  if (isSenseless(defender)) return sum([figure('stationary', sheet.stD, 'CI-100')])
  const terms = baseDefence(sheet, type, weapon, stance.position)
  if (state.stunnedUntil) terms.push(figure('stunned', -4, 'CI-069'))
  else if (stance.fullDefence) terms.push(figure('fullDefence', 4, 'CI-024'))
  terms.push(...bodyPenalties(defender, stance.desperate))
  const { total } = sum(terms)
  if (total < sheet.stD) terms.push(figure('floor', sheet.stD - total, 'CI-100'))
  return sum(terms)
}

function baseDefence(
  sheet: Sheet,
  type: AttackType,
  weapon: Weapon,
  position: Position | null,
): Term[] {
  const dodge = dodgeAt(sheet, weapon, position)
  const shielded = parryAgainst(sheet, type, position)
  return shielded && sum(shielded).total >= sum(dodge).total ? shielded : dodge
}

/** Parry or shield, null where none can be brought up; a strong attack cannot be parried. */
function parryAgainst(sheet: Sheet, type: AttackType, position: Position | null): Term[] | null {
  switch (type) {
    case 'Hm':
      return sheet.parryMode === 'shield' ? [figure('missileDefence', sheet.dm, 'CI-149')] : null
    case 'Hs':
      return null
    case 'H':
      return parryAt(sheet, figure('parry', sheet.d, 'CI-104'), position)
    case 'Hw':
      return parryAt(sheet, figure('weakParry', sheet.dw ?? sheet.d, 'CI-098'), position)
  }
}

function parryAt(sheet: Sheet, parry: Term, position: Position | null): Term[] | null {
  if (sheet.parryMode === 'none' || position === 3 || position === 4) return null
  if (position !== 2 || sheet.large) return [parry]
  return [parry, figure('secondParry', sheet.parryMode === 'shield' ? -3 : -6, 'CI-104')]
}

function dodgeAt(sheet: Sheet, weapon: Weapon, position: Position | null): Term[] {
  const terms = [figure('dodge', sheet.db, 'CI-099')]
  if (position === null) return terms
  if (isCrowded(sheet, position)) terms.push(figure('crowded', -4, 'CI-104'))
  const close = weapon.reach === 'short' || weapon.class === 'natural'
  if (sheet.parryMode === 'none' && !close && sheet.dbL !== 0) {
    terms.push(figure('longWeapon', sheet.dbL, 'CI-104'))
  }
  return terms
}

/** Two dodges are free; one who dodges the first two attackers too has none left (CI-106). */
function isCrowded(sheet: Sheet, position: Position): boolean {
  if (position === 4) return true
  return position === 3 && (sheet.parryMode === 'none' || sheet.db > sheet.d)
}

function figure(key: string, value: number, rule: string): Term {
  return term(phrase(`coldIron.term.${key}`), value, rule)
}
