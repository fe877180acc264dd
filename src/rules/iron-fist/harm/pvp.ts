import type { Sum } from '../../../shared/term'
import type { MoveInput } from '../../moves/move'
import { defaultSettings, type Settings } from '../settings'
import type { Character } from '../sheet'
import { harmSuffered, healthMarked } from './suffer-harm-marks'

/** A character in an exchange, and the harm that comes at it. */
export interface Side {
  character: Character
  given: MoveInput['given']
  /** Takes a debility in place of the harm (IF-116, IF-117). */
  debility?: boolean
}

/** What a side marks, and whether it then rolls Suffer Harm. */
export interface SideHarm {
  through: Sum
  health: number
  isRolling: boolean
}

/**
 * Harm on the characters of one exchange (IF-119 to IF-122): all read Health as it was and mark
 * at once, before any of them rolls Suffer Harm; the loser's harm lands too. One
 * who takes a debility marks nothing and does not roll.
 */
export function harmBetween(
  sides: readonly Side[],
  settings: Settings = defaultSettings,
): SideHarm[] {
  return sides.map((side) => suffered(side, settings))
}

function suffered({ character, given, debility = false }: Side, settings: Settings): SideHarm {
  const through = harmSuffered(character, given, settings)
  const before = character.counters.health
  if (debility) return { through, health: before, isRolling: false }
  const isRolling = through.total > 0 || settings['sufferHarm.atZero'] === 'roll'
  return { through, health: healthMarked(before, through.total, settings), isRolling }
}
