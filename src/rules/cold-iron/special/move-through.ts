import type { Phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import { chanceOf } from '../basics/chance'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'

const { words, termOf } = wordsIn('special')

/** What one does who is charged past: stand and let through, or block the way (CI-183). */
export type Stand = 'stand' | 'block'

/** What each side of a move-through adds to its attack (CI-183). */
export function moveThroughModifiers(choice: Stand): { charger: Sum; defender: Sum } {
  const blocked = () => sum([termOf('blocked', 3, 'CI-183')])
  return choice === 'block'
    ? { charger: blocked(), defender: blocked() }
    : { charger: sum([termOf('passing', -4, 'CI-183')]), defender: sum([]) }
}

/** Whether the two collide: the way is blocked and the charger goes on (CI-183). */
export function isCollision(choice: Stand, goesOn: boolean): boolean {
  return choice === 'block' && goesOn
}

/** One of two who collide: HtH, and how much of their shield they lean into it (CI-185). */
export interface Collider {
  htH: number
  shieldBonus?: number
}

/** How a collision came out. The terms of `net` add up to it. */
export interface Collision {
  net: Sum
  /** The defender is pushed out of the way, or out of their hex when they were forced. */
  aside: boolean
  defenderFalls: boolean
  chargerFalls: boolean
}

/** Margin that throws somebody to the ground (CI-184). */
const fallMargin = 7

/**
 * A collision, or the forcing of a hex (CI-184): the charger's HtH and chance against the
 * defender's HtH. `roll` is a finished roll.
 */
export function collide(charger: Collider, defender: Collider, roll: string): Collision {
  const luck = term(words('term.chance', { roll }), chanceOf(roll), 'CI-007')
  const net = sum([
    termOf('chargerHtH', charger.htH, 'CI-184'),
    ...leaning(charger, 1),
    luck,
    termOf('defenderHtH', 0 - defender.htH, 'CI-184'),
    ...leaning(defender, -1),
  ])
  return {
    net,
    aside: net.total >= 0,
    defenderFalls: net.total >= fallMargin,
    chargerFalls: net.total <= -fallMargin,
  }
}

function leaning({ shieldBonus = 0 }: Collider, sign: 1 | -1) {
  return shieldBonus === 0 ? [] : [termOf('shieldLean', sign * shieldBonus, 'CI-185')]
}

/**
 * How much of a shield's D may go into a collision: half, rounded up, for two of similar size
 * (CI-185, CI-186). The parry is lower by as much as is used. Throws a `FieldError` for a D outside sense.
 */
export function mostShieldBonus(shieldD: number, similarSize: boolean): number {
  const half = Math.ceil(demandWhole('shield.D', shieldD, 0) / 2)
  return similarSize ? half : 0
}

/** What leaning a shield into a collision takes off the parry (CI-185). */
export function leanedParry(shieldBonus: number): Sum {
  return sum(shieldBonus > 0 ? [termOf('leanedParry', -shieldBonus, 'CI-185')] : [])
}

/** Why so much of a shield cannot be used; null when it can. */
export function refuseShieldBonus(
  used: number,
  shieldD: number,
  similarSize: boolean,
): Phrase | null {
  const most = mostShieldBonus(shieldD, similarSize)
  return used > most || used < 0 ? words('refused.shieldBonus', { most }) : null
}

/**
 * What tripping one who runs past comes to (CI-187): nothing without the grab; with it and the
 * tackle the runner lies on the ground; with the grab alone they may tackle the tripper for free.
 */
export type Trip = 'nothing' | 'runnerFalls' | 'freeTackle'

/** Outcome of a trip from the net results of the grab and of the tackle; null: not rolled (CI-187). */
export function tripOutcome(tagNet: number, tackleNet: number | null): Trip {
  if (tagNet < 0) return 'nothing'
  return tackleNet !== null && tackleNet >= 0 ? 'runnerFalls' : 'freeTackle'
}
