import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import { parted } from '../combatant/lent'
import type { Sheet } from '../combatant/sheet'
import type { AttackType } from '../fight-model/attack'
import type { Position } from '../fight-model/declaration'

/**
 * Parry or shield against a type of attack from a place (CI-104..107); null where neither can be
 * brought up: from the third place on, against a strong attack, or against missiles without a
 * shield.
 */
export function parryAgainst(
  sheet: Sheet,
  type: AttackType,
  position: Position | null,
): Term[] | null {
  switch (type) {
    case 'Hm':
      return sheet.parryMode === 'shield'
        ? parted(sheet, 'dm', figure('missileDefence', sheet.dm, 'CI-149'))
        : null
    case 'Hs':
      return null
    case 'H':
      return parryAt(sheet, parted(sheet, 'd', figure('parry', sheet.d, 'CI-104')), position)
    case 'Hw':
      return parryAt(
        sheet,
        parted(sheet, 'dw', figure('weakParry', sheet.dw ?? sheet.d, 'CI-098')),
        position,
      )
  }
}

function parryAt(sheet: Sheet, parry: Term[], position: Position | null): Term[] | null {
  if (sheet.parryMode === 'none' || position === 3 || position === 4) return null
  if (position !== 2 || sheet.large) return parry
  return [...parry, figure('secondParry', sheet.parryMode === 'shield' ? -3 : -6, 'CI-104')]
}

function figure(key: string, value: number, rule: string): Term {
  return term(phrase(`coldIron.term.${key}`), value, rule)
}

/**
 * How many of a lone combatant's opponents they can be sure to parry (CI-110): one alone of two, for
 * they may stand on either side of them; two of three or four. Which, the game master says.
 */
export function sureParries(opponents: number): number {
  return opponents >= 3 ? 2 : Math.min(opponents, 1)
}
