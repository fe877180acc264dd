import { phrase } from '../../shared/phrase'
import { term, type Term } from '../../shared/term'
import { armourNow, stoppingPower } from './armour'
import type { Combatant } from './combatant/combatant'
import type { Weapon } from './combatant/weapon'
import type { Blow } from './turn/context'
import { weaponDice } from './weapon-dice'

/** More multiples than this are told as one term. */
const toldOneByOne = 30

/**
 * What one hit does, in the order of CI-127: each multiple rolls its own dice and is at least 0,
 * the multiples add up, armour stops its share once (CI-198, CI-199), the rest wounds or tires,
 * and then the blow is read for stun, knock-out and beheading. `dice` holds one list of faces for
 * each multiple. Armour and hit points are read from the defender as handed in.
 */
export function strike(defender: Combatant, weapon: Weapon, dice: readonly number[][]): Blow {
  const { plus } = weaponDice(weapon)
  const multiples = dice.map((faces) => Math.max(0, total(faces) + plus))
  const rolled = total(multiples)
  const armour = armourNow(defender.sheet.armor, defender.state.armorDamage)
  const absorbed = Math.min(rolled, stoppingPower(armour, weapon.vsT))
  const points = rolled - absorbed
  const fatigue = weapon.fatigue ? points : 0
  const wounds = weapon.fatigue ? convertFatigue(fatigue, defender.sheet.con) : points
  return {
    rolled,
    absorbed,
    wounds,
    fatigue,
    ...shock(defender.sheet.pt, wounds, fatigue, weapon.missile),
    terms: [...tellMultiples(multiples, rolled), ...tellArmour(absorbed)],
  }
}

/** Real damage of a fatigue blow: half of what exceeds CON, halves rounded up (CI-073). */
export function convertFatigue(fatigue: number, con: number): number {
  return Math.max(0, Math.round((fatigue - con) / 2))
}

/**
 * Whether a single blow stuns, knocks out or beheads (CI-067, CI-068, CI-070..072). Wounds and
 * fatigue count together for the stun of a wound; beheading takes wounds alone.
 */
export function shock(
  pt: number,
  wounds: number,
  fatigue: number,
  missile: boolean,
): Pick<Blow, 'stunned' | 'knockedOut' | 'beheaded'> {
  const quarters = missile ? 3 : 2
  const byWound = 4 * (wounds + fatigue) > quarters * pt
  const byFatigue = fatigue > 0 && 4 * fatigue >= quarters * pt
  return {
    stunned: byWound || byFatigue,
    knockedOut: fatigue > 0 && 2 * fatigue >= (missile ? 3 : 2) * pt,
    beheaded: wounds > 3 * pt,
  }
}

function tellMultiples(multiples: readonly number[], rolled: number): Term[] {
  if (multiples.length > toldOneByOne) {
    return [term(phrase('coldIron.term.rolled', { count: multiples.length }), rolled, 'CI-119')]
  }
  return multiples.map((points, index) =>
    term(phrase('coldIron.term.multiple', { number: index + 1 }), points, 'CI-119'),
  )
}

function tellArmour(absorbed: number): Term[] {
  return absorbed > 0 ? [term(phrase('coldIron.term.armour'), -absorbed, 'CI-198')] : []
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
