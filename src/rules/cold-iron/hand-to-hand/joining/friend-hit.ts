import { chanceOf } from '../../basics/chance'
import type { Combatant } from '../../combatant/combatant'
import { strayMultiple } from '../../attack/criticals'
import { protectionNow } from '../../body/protection'
import { bookRulings, damageChart, type Rulings } from '../../fight-model/rulings'
import type { Aim } from './aim'

/** A blow into a grapple that comes to no more than this hits a friend (CI-181). */
export const friendFrom = 0

/**
 * Whether a blow from outside hits a friend instead (CI-181). `total` is attack, modifiers and
 * chance, before any defence.
 */
export function hitsFriend(total: number): boolean {
  return total <= friendFrom
}

/**
 * Those a blow that goes astray may hit (CI-181): the friends in the grapple, and of the others whoever
 * was not meant.
 */
export function friendsInGrapple(
  aim: Aim,
  friends: readonly string[],
  foes: readonly string[],
): string[] {
  switch (aim.at) {
    case 'anyone':
      return [...friends]
    case 'one':
      return [...friends, ...foes.filter((id) => id !== aim.id)]
    case 'allBut':
      return [...friends, ...foes.filter((id) => id === aim.id)]
  }
}

/** How many times a blow that went astray rolls its damage: by a new roll (CI-126, CI-181). */
export function multipleAstray(
  victim: Combatant,
  roll: string,
  rulings: Rulings = bookRulings,
): number {
  const C = protectionNow(victim, rulings.settings)
  return strayMultiple(chanceOf(roll), C, damageChart(rulings))
}
