import type { Phrase } from '../../../shared/phrase'
import { sayIn } from '../say'
import type { Position } from '../turn/declaration'
import type { Hexside } from './hexes'

const { words } = sayIn('melee')

/** An opponent as a defender has placed him. */
export interface Placed {
  id: string
  position: Position
  /** Side of the defender's hex he stands at; null off the map. */
  at: Hexside | null
  /** The defender engages him; the others can only be dodged (CI-105). */
  engaged: boolean
  /** Whether the ground lets the defender parry him at all, by the game master's word (CI-110). */
  canBeParried: boolean
}

/**
 * Why opponents cannot be placed like this before one who parries (CI-105, CI-110): the opponent he
 * attacks faces his primary defence, only those he engages and can parry stand in the first two
 * places, no place of the two holds two, and the second stands next to the first. Null when they
 * can.
 */
export function refusePlaces(placed: readonly Placed[], attackedId: string | null): Phrase | null {
  const attacked = placed.find(({ id }) => id === attackedId)
  if (attacked && attacked.position !== 1) return words('refused.attackedFirst')
  const parried = placed.filter(({ position }) => position <= 2)
  if (!parried.every((each) => each.engaged && each.canBeParried)) return words('refused.onlyDodge')
  const [first, ...others] = parried.filter(({ position }) => position === 1)
  const [second, ...more] = parried.filter(({ position }) => position === 2)
  if (others.length + more.length > 0) return words('refused.onePlaceTwice')
  return first && second && !isNextTo(first.at, second.at) ? words('refused.notAdjacent') : null
}

/** Whether two sides of a hex touch; off the map everyone stands where it suits. */
function isNextTo(one: Hexside | null, other: Hexside | null): boolean {
  if (one === null || other === null) return true
  const apart = Math.abs(one - other)
  return apart <= 1 || apart === 5
}

/**
 * How many of a lone combatant's opponents he can be sure to parry (CI-110): one alone of two, for
 * they may stand on either side of him; two of three or four.
 */
export function sureParries(opponents: number): number {
  return opponents >= 3 ? 2 : Math.min(opponents, 1)
}

/** Free and reduced dodges of a large creature that does not parry (CI-108). */
export interface LargePlaces {
  front: number
  behind: number
}

/**
 * Places round a large creature that does not parry (CI-108): three before it, three behind. A
 * rider or handler who uses it as a wall takes one of each away.
 */
export function placesRoundLarge(asWall: boolean): LargePlaces {
  return asWall ? { front: 2, behind: 2 } : { front: 3, behind: 3 }
}
