import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { multipleOf } from '../../attack/criticals'
import { protectionNow } from '../../body/protection'
import { bookRulings, damageChart, type Rulings } from '../../fight-model/rulings'
import { aimTerms, candidatesOf, type Aim } from './aim'
import { spendTurn, withSide } from '../membership'
import { memberIn, otherSide } from '../pile'
import { type Pile, type PileSide } from '../../fight-model/scrum'
import { foesOf, idsOf, resistance, sideValue, type Scene } from '../scene'

/** Some of a side attack as one. */
export interface Assault {
  side: PileSide
  who: readonly string[]
  aim: Aim
}

/** How an attack in a pile came out. */
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
function assaultValue(scene: Scene, pile: Pile, { side, who, aim }: Assault): Sum {
  const own = sideValue(scene, pile, who)
  return sum([...own.terms, ...aimTerms(aim, foesOf(pile, side))])
}

/**
 * An attack in a pile (CI-165, CI-168): it hits the other side when it reaches its HtH. Below 0 in
 * all it lets the other side go (CI-177), and arrivals who attack by themselves hit a friend
 * (CI-162). The attackers have spent their turn, and a pin of theirs is broken off (CI-173).
 */
export function attackInPile(
  scene: Scene,
  pile: Pile,
  assault: Assault,
  roll: string,
): { pile: Pile; struck: Struck } {
  const { side, who, aim } = assault
  const against = resistance(scene, pile, otherSide(side))
  const checked = checkAgainst(assaultValue(scene, pile, assault), against, roll)
  const frees = checked.total < 0
  const friends = frees ? friendsAtRisk(scene, pile, assault) : []
  const hits = friends.length > 0 ? 'friend' : checked.success ? 'foe' : 'nobody'
  const foes = hits === 'foe' ? candidatesOf(aim, foesOf(pile, side)) : []
  const spent = withSide(spendTurn(pile, who), side, { pin: null })
  return {
    pile: spent.free === null && frees ? { ...spent, free: otherSide(side) } : spent,
    struck: { checked, hits, candidates: hits === 'friend' ? friends : foes, frees },
  }
}

/** Those who were there before arrivals who attack by themselves (CI-162). */
function friendsAtRisk({ turn }: Scene, pile: Pile, { side, who }: Assault): string[] {
  const arrived = (id: string) => memberIn(pile, id)?.joined === turn
  if (!who.every(arrived)) return []
  return idsOf(pile, side).filter((id) => !arrived(id))
}

/**
 * How many times a hit in a pile rolls its damage (CI-119..124, CI-166): by its margin, its chance
 * and the armour of whoever it struck.
 */
export function multipleInPile(
  { net, chance }: { net: number; chance: number },
  weapon: Weapon,
  target: Combatant,
  rulings: Rulings = bookRulings,
): number {
  const C = protectionNow(target, rulings.settings)
  return multipleOf(weapon.crit, net, C, chance, damageChart(rulings))
}

/** Full defence in a pile: +4 HtH, and no other action this turn (CI-165). */
export function guardInPile(pile: Pile, who: readonly string[]): Pile {
  return spendTurn(pile, who, 'guard')
}
