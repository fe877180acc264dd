import { sum, type Sum } from '../../../shared/term'
import type { Combatant } from '../combatant/combatant'
import { weaponSchema } from '../combatant/weapon'
import { defenceAgainst } from '../attack/defence'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import { readOnce } from '../../system/published'

const { termOf } = wordsIn('missiles')

/** A total this low strikes someone else (CI-150). */
export const strayFrom = 0
/** Turns of preparation that make a shot safe (CI-151). */
const safeTurns = 2

/** A shot into a melee, as it came out: Hm, modifiers and chance together. */
export interface Loosed {
  total: number
  /** Whether the archer took their time for a safe shot. */
  safeShot: boolean
  prepTurns: number
}

/**
 * Hexes from its target that a shot into a melee strays; null when it does not (CI-150, CI-151): at
 * 0 and -1 next to the target, one hex more for each point below.
 */
export function strayDistance({ total, safeShot, prepTurns }: Loosed): number | null {
  const prepared = demandWhole('prepTurns', prepTurns, 0)
  if (total > strayFrom || (safeShot && prepared >= safeTurns)) return null
  return Math.max(1, 0 - total)
}

/** Someone near the target of a shot. */
export interface Bystander {
  id: string
  /** Hexes from the target. */
  distance: number
}

/** Those a stray shot may strike: whoever stands at its distance; the game master may alter it. */
export function strayTargets(distance: number, near: readonly Bystander[]): Bystander[] {
  return near.filter((each) => each.distance === distance)
}

/** A missile that nobody in a grapple can parry. */
const shot = readOnce(weaponSchema, { missile: true })

/**
 * Defence of a hand-to-hand group against a missile: the smallest Dodge in it (CI-152), each as its
 * body lets it dodge now (CI-061).
 */
export function grappleDefence(members: readonly Combatant[]): Sum {
  demandWhole('members', members.length, 1)
  const stance = { position: null, fullDefence: false, desperate: false }
  const dodges = members.map((each) => defenceAgainst(each, 'Hs', shot, stance))
  const [worst] = dodges.sort((one, other) => one.total - other.total)
  const [dodge, ...others] = worst?.terms ?? []
  return sum([termOf('grapple', dodge?.value ?? 0, 'CI-152'), ...others])
}
