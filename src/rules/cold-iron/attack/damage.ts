import { phrase } from '../../../shared/phrase'
import { sum, term, type Term } from '../../../shared/term'
import { armourNow, stopBlow } from '../body/armour'
import type { Combatant } from '../combatant/combatant'
import type { Weapon } from '../combatant/weapon'
import { weakenBy } from '../missiles/range-damage'
import { wordsIn } from '../describe'
import { berserkTraits } from '../special/berserk'
import type { Blow, DamageRoll } from '../fight-model/attack'
import { weaponDice, type DiceTableMode } from './weapon-dice'

const { termOf } = wordsIn('gear')

/** What a blow meets or brings beside weapon and armour. */
export interface BlowExtras {
  /** Points every multiple loses to the range (CI-127, CI-143). */
  rest?: number
  /** Points a flesh spell adds to T (CI-203). */
  fleshT?: number
  /** What spells that last add to T or take off it, each with its name (CI-203). */
  lentT?: readonly Term[]
  /** A weapon that cannot hurt whom it strikes (CI-189). */
  harmless?: boolean
  /** How averages become dice (CI-218). */
  mode?: DiceTableMode
}

/** Points of one roll after the range has taken its share: of the whole, or of every single die (CI-143). */
function pointsOf({ crit }: Weapon, faces: readonly number[], plus: number, rest: number): number {
  if (crit === 'none') return total(weakenBy(rest, faces)) + plus
  return total(weakenBy(rest, [total(faces) + plus]))
}

/** More multiples than this are told as one term. */
const toldOneByOne = 30

/**
 * What one hit does, in the order of CI-127: each multiple rolls its own dice and is at least 0,
 * the multiples add up, armour stops its share once (CI-198, CI-199), then immune flesh (CI-074,
 * CI-081), the rest wounds or tires, and then the blow is read for stun, knock-out and beheading; a
 * berserker is not stunned (CI-192). `dice` holds one list of faces for
 * each multiple, those of a charge included (CI-135), or all of them in one figure. Armour and hit points are read from the
 * defender as handed in.
 */
export function strike(
  defender: Combatant,
  weapon: Weapon,
  dice: DamageRoll,
  { rest = 0, fleshT = 0, lentT = [], harmless = false, mode = 'printed' }: BlowExtras = {},
): Blow {
  const { plus } = weaponDice(weapon, mode)
  const multiplesAt = (lost: number) =>
    typeof dice === 'number' ? [dice] : dice.map((faces) => pointsOf(weapon, faces, plus, lost))
  const near = multiplesAt(0)
  const rolled = total(multiplesAt(rest))
  const armour = armourNow(defender.sheet.armor, defender.state.armorDamage)
  const { byArmour, byFlesh } = stopBlow(rolled, armour, weapon.vsT, fleshT + sum([...lentT]).total)
  const through = rolled - byArmour - byFlesh
  const points = harmless ? 0 : through
  const harm = harmOf(defender, weapon, points)
  const { wounds, tiring, fleshStopped } = harm
  const shaken = shock(defender.sheet.pt, harm, weapon.missile)
  return {
    rolled,
    absorbed: byArmour,
    fleshStopped,
    wounds,
    fatigue: tiring + fleshStopped,
    ...shaken,
    stunned: shaken.stunned && (berserkTraits.stunnedByBlows || !defender.state.berserk),
    terms: [
      ...(typeof dice === 'number' ? [tellTotal(dice)] : tellMultiples(near)),
      ...told('range', rolled - total(near), 'CI-143'),
      ...tellStopped(byArmour, byFlesh, lentT),
      ...told('harmless', points - through, 'CI-189'),
      ...told('immuneFlesh', 0 - fleshStopped, 'CI-074'),
    ],
  }
}

/** Real damage of a fatigue blow: half of what exceeds CON, halves rounded up (CI-073). */
export function convertFatigue(fatigue: number, con: number): number {
  return Math.max(0, Math.round((fatigue - con) / 2))
}

/** Points of one blow, past armour: those that wound, those that tire, those flesh turned to fatigue. */
export interface Harm {
  wounds: number
  tiring: number
  fleshStopped?: number
}

/** What the points that get through come to (CI-073, CI-074, CI-080). */
function harmOf({ sheet, state }: Combatant, { fatigue }: Weapon, points: number): Required<Harm> {
  if (fatigue) {
    return { wounds: convertFatigue(points, sheet.con), tiring: points, fleshStopped: 0 }
  }
  const fleshStopped = Math.min(points, state.immuneFlesh)
  return { wounds: points - fleshStopped, tiring: 0, fleshStopped }
}

/**
 * Whether a single blow stuns, knocks out or beheads (CI-067, CI-068, CI-070, CI-071; missiles: CI-072). Wounds and
 * fatigue count together for the stun of a wound; beheading takes wounds alone. What immune flesh
 * stopped can stun and no more (CI-074).
 */
export function shock(
  pt: number,
  { wounds, tiring, fleshStopped = 0 }: Harm,
  missile: boolean,
): Pick<Blow, 'stunned' | 'knockedOut' | 'beheaded'> {
  const quarters = missile ? 3 : 2
  const fatigue = tiring + fleshStopped
  const byWound = 4 * (wounds + fatigue) > quarters * pt
  const byFatigue = fatigue > 0 && 4 * fatigue >= quarters * pt
  return {
    stunned: byWound || byFatigue,
    knockedOut: tiring > 0 && 2 * tiring >= (missile ? 3 : 2) * pt,
    beheaded: wounds > 3 * pt,
  }
}

function tellTotal(rolled: number): Term {
  return term(phrase('coldIron.term.rolledInAll'), rolled, 'CI-119')
}

function tellMultiples(multiples: readonly number[]): Term[] {
  const count = multiples.length
  if (count > toldOneByOne) {
    return [term(phrase('coldIron.term.rolled', { count }), total(multiples), 'CI-119')]
  }
  return multiples.map((points, index) =>
    term(phrase('coldIron.term.multiple', { number: index + 1 }), points, 'CI-119'),
  )
}

function tellStopped(byArmour: number, byFlesh: number, lentT: readonly Term[]): Term[] {
  const armour = byArmour > 0 ? [term(phrase('coldIron.term.armour'), -byArmour, 'CI-198')] : []
  let left = byFlesh
  const spells = lentT.flatMap((each) => {
    const stopped = Math.min(left, Math.max(0, each.value))
    left -= stopped
    return stopped > 0 ? [{ ...each, value: -stopped }] : []
  })
  return [...armour, ...spells, ...told('flesh', 0 - left, 'CI-203')]
}

function told(key: string, value: number, rule: string): Term[] {
  return value < 0 ? [termOf(key, value, rule)] : []
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
