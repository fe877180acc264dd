import { phrase } from '../../shared/phrase'
import type { CombatFigure } from '../system/fight/combat'

/** A figure with its name in the catalogue. */
function settable(path: string, min = -99, max = 199): CombatFigure {
  return { path, label: phrase(`coldIron.figure.${path}`), min, max }
}

/** What a game master sets for one combatant alone, within the bounds of the sheet. */
export const figures: readonly CombatFigure[] = [
  settable('pt', 1, 9999),
  settable('con', 0, 9999),
  ...['h', 'hs', 'hw', 'hm', 'htH', 'd', 'dWeapon', 'db', 'dw', 'dm'].map((path) => settable(path)),
  settable('armor.T', 0, 99),
  settable('armor.C', 0, 99),
  settable('alt'),
  settable('maFull', 0, 999),
  settable('maBroken', 0, 999),
]
