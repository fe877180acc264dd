import type { Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { wordsIn } from '../describe'
import type { Declaration } from '../fight-model/declaration'
import { hasRange } from './declaring/bulk'

const { words } = wordsIn('missiles')

type Shooting = Pick<Extract<Declaration, { kind: 'attack' }>, 'weapon' | 'range'>

/** Whether a shot is declared without its distance, which its weapon’s ranges ask for (CI-141). */
export function lacksRange(
  { sheet }: Pick<Combatant, 'sheet'>,
  { weapon: at, range }: Shooting,
): boolean {
  return range === undefined && hasRange(sheet.weapons[at])
}

/**
 * What a shot is counted without, so that it does not pass in silence: its distance, the weapon's
 * row of ranges (CI-141), and a missile attack that was not worked out (CI-096). Nothing for a blow.
 */
export function gapsOfShot({ sheet, label }: Combatant, shot: Shooting): Phrase[] {
  const weapon = sheet.weapons[shot.weapon]
  if (!weapon?.missile) return []
  const names = { weapon: weapon.name, who: label }
  const far =
    weapon.rangeRow === null
      ? [words('gap.row', names)]
      : lacksRange({ sheet }, shot)
        ? [words('gap.distance', names)]
        : []
  return sheet.hm === undefined ? [...far, words('gap.hm', names)] : far
}
