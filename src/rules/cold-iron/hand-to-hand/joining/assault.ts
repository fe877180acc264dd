import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { multipleOf } from '../../attack/criticals'
import { protectionNow } from '../../body/protection'
import { bookRulings, damageChart, type Rulings } from '../../fight-model/rulings'
import { aimTerms, candidatesOf, type Aim } from './aim'
import { spendTurn, withSide } from '../membership'
import { memberIn, otherSide } from '../grapple'
import { type Grapple, type GrappleSide } from '../../fight-model/hand-to-hand'
import { foesOf, idsOf, resistance, sideValue, type Scene } from '../scene'

/** Some of a side attack as one. */
export interface Assault {
  side: GrappleSide
  who: readonly string[]
  aim: Aim
}

/** How an attack in a grapple came out. */
export interface Struck {
  checked: Checked
  /** Whom it hurts: the other side, one of their own, or nobody. */
  hits: 'foe' | 'friend' | 'nobody'
  /** Those it may have hit; dice decide among several. */
  candidates: string[]
  /** The other side may leave without a roll (CI-177). */
  frees: boolean
}

/** HtH of those who attack, with what aiming costs (CI-165, CI-168). Refuses nobody at all. */
function assaultValue(scene: Scene, grapple: Grapple, { side, who, aim }: Assault): Sum {
  const own = sideValue(scene, grapple, who)
  return sum([...own.terms, ...aimTerms(aim, foesOf(grapple, side))])
}

/**
 * An attack in a grapple (CI-165, CI-168): it hits the other side when it reaches its HtH. Below 0 in
 * all it lets the other side go (CI-177), and arrivals who attack by themselves hit a friend
 * (CI-162). The attackers have spent their turn, and a pin of theirs is broken off (CI-173).
 */
export function attackInGrapple(
  scene: Scene,
  grapple: Grapple,
  assault: Assault,
  roll: string,
): { grapple: Grapple; struck: Struck } {
  const { side, who, aim } = assault
  const against = resistance(scene, grapple, otherSide(side))
  const checked = checkAgainst(assaultValue(scene, grapple, assault), against, roll)
  const frees = checked.total < 0
  const friends = frees ? friendsAtRisk(scene, grapple, assault) : []
  const hits = friends.length > 0 ? 'friend' : checked.success ? 'foe' : 'nobody'
  const foes = hits === 'foe' ? candidatesOf(aim, foesOf(grapple, side)) : []
  const spent = withSide(spendTurn(grapple, who), side, { pin: null })
  return {
    grapple: spent.free === null && frees ? { ...spent, free: otherSide(side) } : spent,
    struck: { checked, hits, candidates: hits === 'friend' ? friends : foes, frees },
  }
}

/** Those who were there before arrivals who attack by themselves (CI-162). */
function friendsAtRisk({ turn }: Scene, grapple: Grapple, { side, who }: Assault): string[] {
  const arrived = (id: string) => memberIn(grapple, id)?.joined === turn
  if (!who.every(arrived)) return []
  return idsOf(grapple, side).filter((id) => !arrived(id))
}

/**
 * How many times a hit in a grapple rolls its damage (CI-119..124, CI-166): by its margin, its chance
 * and the armour of whoever it struck.
 */
export function multipleInGrapple(
  { net, chance }: { net: number; chance: number },
  weapon: Weapon,
  target: Combatant,
  rulings: Rulings = bookRulings,
): number {
  const C = protectionNow(target, rulings.settings)
  return multipleOf(weapon.crit, net, C, chance, damageChart(rulings))
}

/** Full defence in a grapple: +4 HtH, and no other action this turn (CI-165). */
export function guardInGrapple(grapple: Grapple, who: readonly string[]): Grapple {
  return spendTurn(grapple, who, 'guard')
}
