import { phrase } from '../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../shared/term'
import { defaultSettings, type Deciding } from './settings'

/** What asks to be kept in mind while an enemy's blow is owed (DW-008, DW-009). */
export const owedBlows = ['dungeonWorld.hackAndSlash.note.enemyAttacks'] as const

/** Damage as rolled, dice that come on top or go off it, and what stands against it. */
export interface DamageInput {
  base: number
  /** The rule by which it is dealt. */
  rule: string
  plusDie?: number
  minusDie?: number
  armor?: number
}

type Rulings = Deciding<'damage.floor'>

/**
 * What goes through, and why: dice first, never below the floor, then armour, never below 0
 * (DW-008, DW-013, DW-021; decision `damage.floor`).
 */
export function damageSum(
  { base, rule, plusDie = 0, minusDie = 0, armor = 0 }: DamageInput,
  settings: Rulings = defaultSettings,
): Sum {
  const terms: Term[] = [term(phrase('dungeonWorld.term.damage'), base, rule)]
  const add = (key: string, value: number, rule: string) => {
    if (value !== 0) terms.push(term(phrase(`dungeonWorld.term.${key}`), value, rule))
  }
  const total = () => sum(terms).total
  add('plusDie', plusDie, 'DW-008')
  add('minusDie', -minusDie, 'DW-013')
  add('floor', Math.max(0, settings['damage.floor'] - total()), 'DW-013')
  add('armor', -armor, 'DW-021')
  add('floor', Math.max(0, -total()), 'DW-013')
  return sum(terms)
}
