import type { Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { FieldError } from '../../basics/field-error'
import { carriesFarther } from '../../gear/quality'
import { coverOf, type Covered } from '../../missiles/cover'
import { columnAt } from '../../missiles/range'
import { type RangeColumn, type RangeTable } from '../../fight-model/charts/ranges'
import { spendRange, type Spent } from '../../missiles/range-damage'
import { fumblePenaltyOf, shotTerms } from '../../missiles/shot'
import type { Situation } from './judge'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import type { Declaration } from '../../fight-model/declaration'
import type { Duel } from '../core/fight'
import { readinessIn, refuseUnloaded } from '../declaring/loading'
import { coverInUse, rangesInUse, type Rulings } from '../../fight-model/rulings'

const { words } = wordsIn('missiles')

type Shooting = Extract<Declaration, { kind: 'attack' }>

/**
 * What range, haste and cover add to a shot (CI-132, CI-141, CI-145, CI-148). Without a range
 * nothing is added for it: the game master has counted it already.
 */
export function shotIn(
  fight: FightContext,
  { attacker, attack, weapon }: Duel,
): Pick<Situation, 'shot' | 'cover' | 'fumblePenalty'> {
  const declaration = shootingOf(fight, attacker.id)
  if (!declaration || !weapon.missile) return {}
  const cover = coverFrom(fight, declaration)
  const column = columnCounted(attacker, weapon, declaration, rangesInUse(fight))
  if (!column) return cover ? { cover: [cover.defence] } : {}
  const found = readinessIn(attacker, attack.weapon)
  // What the game master lets go unloaded has had no turn of preparation.
  const readiness = found === 'notLoaded' ? 'hurried' : found
  return {
    ...(cover && { cover: [cover.defence] }),
    shot: shotTerms(column, weapon, readiness),
    fumblePenalty: fumblePenaltyOf(weapon, readiness),
  }
}

/** What is left of a weapon's damage at the range of its shot (CI-143); all of it without one. */
export function spentIn(
  fight: FightContext,
  { attacker, weapon }: Pick<Duel, 'attacker' | 'weapon'>,
): Spent {
  const declaration = shootingOf(fight, attacker.id)
  const shoots = declaration && weapon.missile
  const column = shoots && columnCounted(attacker, weapon, declaration, rangesInUse(fight))
  return column ? spendRange(weapon.vsT, column.dmg) : { vsT: weapon.vsT, rest: 0 }
}

/** Why a shot cannot be declared: too far, not loaded, no such range or cover (CI-141, CI-145). */
export function refuseShot(
  rulings: Pick<Rulings, 'charts'>,
  attacker: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'attack') return null
  const { range, cover } = declaration
  const weapon = attacker.sheet.weapons[declaration.weapon]
  if (!weapon) return null
  const unloaded = refuseUnloaded(attacker, declaration.weapon)
  if (range === undefined && !cover) return unloaded
  if (!weapon.missile) return words('refused.notMissile', { weapon: weapon.name })
  if (cover && !coverFrom(rulings, declaration))
    return words('refused.cover', { defence: cover.defence })
  if (range === undefined) return unloaded
  const table = rangesInUse(rulings)
  if (!table.rows.some(({ id }) => id === weapon.rangeRow)) {
    return words('refused.noRangeRow', { weapon: weapon.name })
  }
  if (isBeyond(attacker, weapon, declaration, table)) {
    return words('refused.tooFar', { weapon: weapon.name, range })
  }
  return unloaded
}

/** Whether a shot does not reach its target: beyond the last limit there is none, and no chance of one (CI-141). */
export function isOutOfReach(
  rulings: Pick<Rulings, 'charts'>,
  attacker: Combatant,
  declaration: Shooting,
): boolean {
  const weapon = attacker.sheet.weapons[declaration.weapon]
  return weapon?.missile === true && isBeyond(attacker, weapon, declaration, rangesInUse(rulings))
}

function shootingOf({ declarations }: FightContext, id: string): Shooting | null {
  const declaration = declarations[id]
  return declaration?.kind === 'attack' ? declaration : null
}

function isBeyond(
  attacker: Combatant,
  weapon: Weapon,
  declaration: Shooting,
  table: RangeTable,
): boolean {
  const isKnown = table.rows.some(({ id }) => id === weapon.rangeRow)
  const isSaid = declaration.range !== undefined && isKnown
  return isSaid && !columnFor(attacker, weapon, declaration, table)
}

/** The column a shot is counted by: one that goes farther by the game master's word, by the last. */
function columnCounted(
  attacker: Combatant,
  weapon: Weapon,
  declaration: Shooting,
  table: RangeTable,
): RangeColumn | null {
  const last = isBeyond(attacker, weapon, declaration, table) ? table.columns.at(-1) : undefined
  return last ?? columnFor(attacker, weapon, declaration, table)
}

function columnFor(
  { sheet }: Combatant,
  weapon: Weapon,
  { range }: Shooting,
  table: RangeTable,
): RangeColumn | null {
  const { rangeRow } = weapon
  const known = table.rows.some(({ id }) => id === rangeRow)
  if (range === undefined || rangeRow === null || !known) return null
  const { enhancedVision } = sheet
  const flight = { rangeRow, distance: range, quality: carriesFarther(weapon), enhancedVision }
  return columnAt(flight, table)
}

function coverFrom(rulings: Pick<Rulings, 'charts'>, { cover }: Shooting): Covered | null {
  if (!cover) return null
  try {
    return coverOf(cover.id, cover.defence, coverInUse(rulings))
  } catch (fault) {
    if (fault instanceof FieldError) return null
    throw fault
  }
}
