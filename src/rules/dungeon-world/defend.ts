import { phrase } from '../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../shared/term'
import { half } from './roll'
import { defaultSettings, type Deciding } from './settings'
import type { Character } from './sheet'

/** What a hold of Defend buys: redirect, halve, open up the attacker, strike back (DW-021). */
export const defendOptions = ['a', 'b', 'c', 'd'] as const
export type DefendOption = (typeof defendOptions)[number]

/** An attack while somebody stands guard. */
export interface DefendInput {
  hold: number
  level: number
  incoming: number
  aimedAt: 'self' | 'ward'
  spends: readonly DefendOption[]
  selfArmor?: number
  wardArmor?: number
}

/** What the attack comes to, in hit points; nothing where the holds cannot be spent so. */
export type DefendSpent =
  | { allowed: false }
  | {
      allowed: true
      holdLeft: number
      toSelf: number
      toWard: number
      toAttacker: number
      allyForward: number
    }

type Rulings = Deciding<'defend.oncePerAttack' | 'defend.order' | 'rounding'>

/**
 * Spends holds on an attack, one for one (DW-021; decisions `defend.oncePerAttack`,
 * `defend.order`): redirected, then halved, then the armour of whoever is hit.
 */
export function defendSpend(
  { hold, level, incoming, aimedAt, spends, selfArmor = 0, wardArmor = 0 }: DefendInput,
  settings: Rulings = defaultSettings,
): DefendSpent {
  const times = (option: DefendOption) => spends.filter((each) => each === option).length
  const repeats = new Set(spends).size < spends.length
  const isBarred =
    (repeats && settings['defend.oncePerAttack']) ||
    spends.length > hold ||
    (aimedAt === 'self' && times('a') > 0)
  if (isBarred) return { allowed: false }
  const hitsSelf = aimedAt === 'self' || times('a') > 0
  const armor = hitsSelf ? selfArmor : wardArmor
  const through = sufferedSum({ incoming, halvings: times('b'), armor }, settings).total
  return {
    allowed: true,
    holdLeft: hold - spends.length,
    toSelf: hitsSelf ? through : 0,
    toWard: hitsSelf ? 0 : through,
    toAttacker: times('d') * level,
    allyForward: times('c'),
  }
}

/** What goes through to whoever is hit, and why: halved, and less their armour, in the order of the campaign. */
export function sufferedSum(
  { incoming, halvings, armor }: { incoming: number; halvings: number; armor: number },
  settings: Rulings = defaultSettings,
): Sum {
  const terms = [termOf('incoming', incoming)]
  const add = (key: string, value: number) => value !== 0 && terms.push(termOf(key, value))
  const left = () => sum(terms).total
  const halve = () => {
    for (let time = 0; time < halvings; time += 1) add('halved', half(left(), settings) - left())
  }
  const lessen = () => add('armor', -Math.min(armor, left()))
  const order = settings['defend.order']
  if (order === 'redirectArmorHalve') lessen()
  halve()
  if (order === 'redirectHalveArmor') lessen()
  return sum(terms)
}

const termOf = (key: string, value: number): Term =>
  term(phrase(`dungeonWorld.guard.term.${key}`), value, 'DW-021')

/**
 * How many holds somebody can spend on an attack on this one (DW-021): on oneself, and on whoever stands
 * under one's guard by name; all where nobody wrote down whom one guards.
 */
export function guardLeft(
  { defendHold: { count, ward } }: Pick<Character, 'defendHold'>,
  { name, isSelf }: { name: string; isSelf: boolean },
): number {
  const [guarded, hit] = [ward, name].map(asWritten)
  if (guarded === undefined || hit === undefined) return 0
  return isSelf || isMeant(guarded, hit) ? count : 0
}

/**
 * Which of these is under the guard by name (DW-019): the one so called, else the only one who is meant;
 * undefined where that is nobody, or several.
 */
export function guardedAmong(
  { defendHold: { ward } }: Pick<Character, 'defendHold'>,
  names: readonly string[],
): string | undefined {
  const guarded = asWritten(ward)
  if (guarded === '') return undefined
  const meant = names.filter((name) => isMeant(guarded, asWritten(name)))
  const called = meant.find((name) => asWritten(name) === guarded)
  return called ?? (meant.length === 1 ? meant[0] : undefined)
}

const asWritten = (name: string) => name.trim().toLowerCase()
const isMeant = (guarded: string, name: string) => guarded.includes(name) || name.includes(guarded)
