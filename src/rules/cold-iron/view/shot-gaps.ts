import type { Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { wordsIn } from '../describe'
import type { Declaration } from '../fight-model/declaration'

const { words } = wordsIn('missiles')

type Shooting = Pick<Extract<Declaration, { kind: 'attack' }>, 'weapon' | 'range'>

/**
 * What a shot is counted without, so that it does not pass in silence: its distance, the weapon's
 * row of ranges (CI-141), and a missile attack that was not worked out (CI-096). Nothing for a blow.
 */
export function gapsOfShot({ sheet, label }: Combatant, { weapon: at, range }: Shooting): Phrase[] {
  const weapon = sheet.weapons[at]
  if (!weapon?.missile) return []
  const names = { weapon: weapon.name, who: label }
  const far =
    weapon.rangeRow === null
      ? [words('gap.row', names)]
      : range === undefined
        ? [words('gap.distance', names)]
        : []
  return sheet.hm === undefined ? [...far, words('gap.hm', names)] : far
}
