import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import { parted } from '../combatant/lent'
import type { Sheet } from '../combatant/sheet'
import type { Weapon } from '../combatant/weapon'
import { wordsIn } from '../describe'
import type { Position } from '../fight-model/declaration'

const { termOf } = wordsIn('melee')

/** Where an attacker stands of a creature. */
export type Side = 'front' | 'behind'

/**
 * Free and reduced dodges round a large creature that does not parry (CI-108): three before it,
 * three behind. A rider or handler who uses it as a wall takes one of each away.
 */
export function placesRoundLarge(asWall: boolean): Record<Side, number> {
  return asWall ? { front: 2, behind: 2 } : { front: 3, behind: 3 }
}

/** What one who dodges has to reckon with. */
export interface Dodging {
  position: Position | null
  /** Nobody at all is parried: two dodges are free, and that is all (CI-106). */
  parriesNobody?: boolean
  side?: Side
  /** Set when a tactical entry makes the defence dodge with this addition (CI-235). */
  plus: number | 'dbL' | null
}

/**
 * Dodge of a combatant (CI-099, CI-104..108): 4 less for one attacker too many or for surprise,
 * whichever it is and only once, and DbL against a longer weapon for who parries with nothing.
 */
export function dodgeAgainst(
  sheet: Sheet,
  weapon: Weapon,
  { position, side, plus, parriesNobody = false }: Dodging,
): Term[] {
  const terms = parted(sheet, 'db', figure('dodge', sheet.db, 'CI-099'))
  const crowded = position !== null && isCrowded(sheet, position, side, parriesNobody)
  if (crowded) terms.push(figure('crowded', -4, 'CI-104'))
  if (typeof plus === 'number' && plus !== 0 && !crowded) {
    terms.push(termOf('surprised', plus, 'CI-102'))
  }
  const exposed = position !== null && sheet.parryMode === 'none' && !isClose(weapon)
  if (sheet.dbL !== 0 && (exposed || plus === 'dbL')) {
    terms.push(figure('longWeapon', sheet.dbL, 'CI-104'))
  }
  return terms
}

function isClose({ reach, class: kind }: Weapon): boolean {
  return reach === 'short' || kind === 'natural'
}

/**
 * Two dodges are free; one who dodges the first two attackers too has none left (CI-106). A large
 * creature that does not parry dodges three before it freely, and three behind it not (CI-108).
 */
function isCrowded(
  sheet: Sheet,
  position: Position,
  side: Side | undefined,
  parriesNobody: boolean,
): boolean {
  if (side && sheet.large && sheet.parryMode === 'none') return side === 'behind'
  if (position === 4) return true
  return position === 3 && (parriesNobody || sheet.parryMode === 'none' || sheet.db > sheet.d)
}

function figure(key: string, value: number, rule: string): Term {
  return term(phrase(`coldIron.term.${key}`), value, rule)
}
