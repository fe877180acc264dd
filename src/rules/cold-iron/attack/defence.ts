import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { tacticalTerms } from '../actions/stacking'
import {
  tacticalTable,
  tacticsOf,
  type DefenceSet,
  type Figure,
  type Tactic,
  type TacticId,
} from '../actions/tactical'
import type { Combatant } from '../combatant/combatant'
import { lentTo } from '../combatant/lent'
import type { Sheet } from '../combatant/sheet'
import type { Weapon } from '../combatant/weapon'
import { isSenseless } from '../body/condition'
import { dodgeAgainst, type Side } from '../melee/dodge'
import { parryAgainst } from '../melee/parry'
import { bodyPenalties } from '../body/penalties'
import type { AttackType } from '../fight-model/attack'
import type { Position } from '../fight-model/declaration'

/** How a defender stands against an attack. */
export interface Stance {
  /** Place of the attacker; null for missiles, which no place shields from. */
  position: Position | null
  fullDefence: boolean
  desperate: boolean
  /** The attack may only be dodged: not engaged, from behind a line, on one who flees (CI-105). */
  dodgeOnly?: boolean
  /** Nobody who comes at them can be parried (CI-106). */
  parriesNobody?: boolean
  /** Where the attacker stands of a large creature that does not parry (CI-108). */
  side?: Side
  /** What casting takes off their guard (CI-232). */
  casting?: readonly Term[]
  /** What hides them from a shot (CI-148). */
  cover?: readonly Term[]
  /** Tactical entries in force for the defender (CI-235), and the list they are read from. */
  tactics?: readonly TacticId[]
  table?: readonly Tactic[]
  /** What their action of the turn adds to parry, dodge and Dm (CI-231). */
  added?: Record<'d' | 'db' | 'dm', readonly Term[]>
}

/** What an attack is met with. */
export type Means = 'parry' | 'dodge' | 'stillness'

/** A defence, and what it is made with. */
export interface Defence extends Sum {
  means: Means
}

/**
 * Defence of a combatant against one type of attack (CI-098..100, CI-104..108): parry or dodge by
 * the attacker's place with what the tactical list does to each (CI-101..103, CI-235), whichever
 * is better, then full defence, stun and the body's penalties, and never below the defence of one
 * who stands still (CI-237).
 */
export function defenceAgainst(
  defender: Combatant,
  type: AttackType,
  weapon: Weapon,
  stance: Stance,
): Defence {
  const { sheet } = defender
  const { cover = [], casting = [] } = stance
  const still = setsOf(stance).some(({ defence }) => defence === 'stD')
  if (still || isSenseless(defender)) {
    return { ...sum([figure('stationary', sheet.stD, 'CI-100'), ...cover]), means: 'stillness' }
  }
  const { means, terms } = baseDefence(sheet, type, weapon, stance)
  terms.push(...braced(defender, stance.fullDefence))
  terms.push(...casting, ...bodyPenalties(defender, stance.desperate), ...cover)
  const { total } = sum(terms)
  if (total < sheet.stD) terms.push(figure('floor', sheet.stD - total, 'CI-100'))
  return { ...sum(terms), means }
}

/** What a stun takes off a defence (CI-069), or else full defence adds to it (CI-024). */
export function braced({ state }: Combatant, fullDefence: boolean): Term[] {
  if (state.stunnedUntil) return [figure('stunned', -4, 'CI-069')]
  return fullDefence ? [figure('fullDefence', 4, 'CI-024')] : []
}

function baseDefence(
  sheet: Sheet,
  type: AttackType,
  weapon: Weapon,
  stance: Stance,
): { means: Means; terms: Term[] } {
  const [set] = setsOf(stance)
  const plus = set?.defence === 'dodge' ? set.plus : null
  const figures = figuresOf(sheet, type, stance)
  const dodge = [...dodgeAgainst(sheet, weapon, { ...stance, plus }), ...figures.dodging]
  const mayParry = stance.dodgeOnly !== true && plus === null
  const parry = mayParry ? parryAgainst(sheet, type, stance.position) : null
  if (!parry) return { means: 'dodge', terms: dodge }
  const shielded = [...parry, ...figures.parrying]
  return sum(shielded).total >= sum(dodge).total
    ? { means: 'parry', terms: shielded }
    : { means: 'dodge', terms: dodge }
}

/** What the tactical list and the action of the turn add to a dodge, and to a parry (CI-231, CI-235). */
function figuresOf(
  sheet: Sheet,
  type: AttackType,
  { tactics = [], table = tacticalTable, added }: Stance,
) {
  const [dodge, parry] = type === 'Hm' ? (['dm', 'dm'] as const) : (['db', 'd'] as const)
  const alsoDodge: Figure[] = type === 'Hm' ? ['dm', 'db'] : ['db']
  // A dodge before missiles is Db, and has what is lent to Dm as well.
  const lent = type === 'Hm' ? lentTo(sheet, 'dm') : []
  return {
    dodging: [...tacticalTerms(alsoDodge, tactics, table), ...(added?.[dodge] ?? []), ...lent],
    parrying: [...tacticalTerms(parry, tactics, table), ...(added?.[parry] ?? [])],
  }
}

function setsOf({ tactics = [], table = tacticalTable }: Stance): DefenceSet[] {
  return tacticsOf(tactics, table).flatMap(({ sets }) => sets ?? [])
}

function figure(key: string, value: number, rule: string): Term {
  return term(phrase(`coldIron.term.${key}`), value, rule)
}
