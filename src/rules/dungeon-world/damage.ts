import { phrase } from '../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../shared/term'
import { half } from './roll'
import { defaultSettings, type Deciding } from './settings/settings'

/** Damage as rolled, dice that come on top or go off it, and what stands against it. */
export interface DamageInput {
  base: number
  plusDie?: number
  minusDie?: number
  halve?: boolean
  armor?: number
}

type Reading = Deciding<'damage.floor' | 'rounding'>

/**
 * What goes through, and why: dice first, never below the floor, then the half, then armour, never
 * below 0 (DW-008, DW-013, DW-021; decisions `damage.floor`, `rounding`).
 */
export function damageSum(
  { base, plusDie = 0, minusDie = 0, halve = false, armor = 0 }: DamageInput,
  settings: Reading = defaultSettings,
): Sum {
  const terms: Term[] = [term(phrase('dungeonWorld.term.damage'), base, 'DW-007')]
  const add = (key: string, value: number, rule: string) => {
    if (value !== 0) terms.push(term(phrase(`dungeonWorld.term.${key}`), value, rule))
  }
  const total = () => sum(terms).total
  add('plusDie', plusDie, 'DW-008')
  add('minusDie', -minusDie, 'DW-013')
  add('floor', Math.max(0, settings['damage.floor'] - total()), 'DW-013')
  if (halve) add('halved', half(total(), settings) - total(), 'DW-021')
  add('armor', -armor, 'DW-021')
  add('floor', Math.max(0, -total()), 'DW-013')
  return sum(terms)
}

/** The same as a bare figure, in hit points. */
export function damage(input: DamageInput, settings: Reading = defaultSettings) {
  return { damage: damageSum(input, settings).total }
}
