import type { Phrase } from '../../../../shared/phrase'
import { actionWords, offeredActions, refuseCasting } from '../../actions/act'
import { actionOf, type ActionRow } from '../../actions/action-rows'
import { refuseTactics } from '../../actions/stacking'
import type { Combatant } from '../../combatant/combatant'
import { refuseSecondRank } from '../../melee/spear'
import { wordsIn } from '../../describe'
import { refuseBerserker } from '../../special/berserk'
import { isPresent } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { targetsOf, type Declaration, type DeclarationKind } from '../../fight-model/declaration'
import { chargeOf } from './acting'
import type { Movement, MovementKind } from '../../fight-model/movement'
import { mountedHexes, refuseRidden } from './riding'
import { refuseGettingUp, risingGrab, risingOf } from './rising'
import { aimIn, engagersIn, flees, movementIn, limitOf, mostHexes } from './reading'

const { words } = wordsIn('moves')

/** Ways that go with each declaration; whoever waits stays where they are. */
const waysWith: Record<DeclarationKind, readonly MovementKind[]> = {
  fullDefence: ['walk', 'withdraw', 'swap'],
  spell: ['walk', 'withdraw', 'flee', 'follow', 'swap'],
  move: ['walk', 'withdraw', 'flee', 'follow', 'swap', 'through', 'force'],
  handToHand: ['walk', 'follow'],
  attack: ['walk', 'withdraw', 'charge', 'follow', 'swap', 'through'],
  wait: [],
}

/** Ways by which one may leave the fight. */
const waysOut: readonly MovementKind[] = ['walk', 'withdraw', 'flee', 'through']

/**
 * Why somebody cannot move like this with what they declare (CI-115, CI-116, CI-135, CI-183, CI-194,
 * CI-231..234); null when they can, or do not move.
 */
export function refuseMovement(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
): Phrase | null {
  const movement = movementIn(declaration)
  const spear = refuseSpear(combatant, declaration)
  if (spear || !movement) return spear
  return (
    refuseRidden(fight, combatant) ??
    refuseWay(fight, combatant, declaration, movement) ??
    refuseAim(fight, combatant, declaration, movement) ??
    refuseGettingUp(combatant, movement) ??
    refuseLying(combatant, declaration, movement) ??
    refuseRow(fight, combatant, declaration, movement) ??
    refuseHexes(fight, combatant, declaration, movement)
  )
}

function refuseSpear({ sheet }: Combatant, declaration: Declaration): Phrase | null {
  if (declaration.kind !== 'attack') return null
  const weaponClass = sheet.weapons[declaration.weapon]?.class ?? 'sword'
  if (declaration.spearSet && weaponClass !== 'spear') return words('refused.noSpearToSet')
  if (!declaration.secondRank) return null
  const struckAt = targetsOf(declaration).length - 1
  return refuseSecondRank({ weaponClass, besideGap: true, struckAt })
}

function refuseWay(
  fight: FightContext,
  { id, label, state }: Combatant,
  declaration: Declaration,
  movement: Movement,
): Phrase | null {
  const { way, hexes } = movement
  if (!waysWith[declaration.kind].includes(way)) return words('refused.way', wayWords(way))
  const engagers = engagersIn(fight, id).length
  const runs = way === 'flee' || flees(movement, engagers)
  const mayFlee = way === 'through' || waysWith[declaration.kind].includes('flee')
  if (runs && !mayFlee) return words('refused.outFlees', { who: label })
  if (state.berserk && runs) return refuseBerserker({ kind: declaration.kind, flees: true })
  if (movement.out && !waysOut.includes(way)) return words('refused.notOut')
  if (engagers > 0 && hexes > 1 && !runs) return words('refused.engaged', { who: label })
  return way === 'through' ? refuseBesides(declaration) : null
}

/** Moving through is the option of the turn (CI-029). */
function refuseBesides(declaration: Declaration): Phrase | null {
  const option = declaration.kind === 'attack' ? declaration.option : undefined
  return option ? refuseTactics([option, 'moveThrough']) : null
}

function refuseAim(
  fight: FightContext,
  { id, side }: Combatant,
  declaration: Declaration,
  { way, towards }: Movement,
): Phrase | null {
  if (way === 'walk' || way === 'withdraw' || way === 'flee' || way === 'charge') return null
  const aim = aimIn(fight, declaration)
  if (!aim || aim.id === id || !isPresent(aim)) return words('refused.aim', wayWords(way))
  if (way === 'swap') return aim.side === side ? null : words('refused.swapFoe')
  const strikes = declaration.kind === 'attack' && way === 'through'
  const other = strikes && towards !== undefined && towards !== declaration.targetId
  return other ? words('refused.otherAim') : null
}

/**
 * Whoever lies only crawls; getting up leaves no time to strike in melee, and only the row of the table that says
 * so to go for somebody's body (CI-231).
 */
function refuseLying(
  combatant: Combatant,
  { kind }: Declaration,
  movement: Movement,
): Phrase | null {
  const { label: who, state } = combatant
  if (!state.onGround) return null
  const rises = risingOf(combatant, movement).includes('standUp')
  if (rises && kind === 'attack') return words('refused.rising', { who })
  const isOther = movement.action !== undefined && movement.action !== risingGrab
  if (kind === 'handToHand' && (isOther || movement.rising))
    return words('refused.risesToGrab', { who })
  const goes = movement.hexes > 0 || movement.way !== 'walk'
  return goes && movement.action !== 'crawl' ? words('refused.lies', { who }) : null
}

function refuseRow(
  fight: FightContext,
  { id }: Combatant,
  declaration: Declaration,
  movement: Movement,
): Phrase | null {
  const { action, way } = movement
  if (action === undefined) return null
  const row = actionOf(action)
  if (!row) return words('refused.action')
  const engagers = engagersIn(fight, id).length
  const engaged = engagers > 0
  const offered = offeredActions({ engaged, flees: way === 'flee' || flees(movement, engagers) })
  if (!offered.includes(row)) return words('refused.needsRoom', { action: actionWords(row).key })
  return refuseWith(row, declaration)
}

function refuseWith(row: ActionRow, { kind }: Declaration): Phrase | null {
  if (kind === 'spell') return refuseCasting(row)
  const strikes = kind === 'attack' || kind === 'handToHand'
  const barred = strikes && row.noAttacks
  return barred ? words('refused.noAttacks', { action: actionWords(row).key }) : null
}

function refuseHexes(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
  { way, hexes, broken }: Movement,
): Phrase | null {
  const { label: who, sheet, state } = combatant
  const weapon = declaration.kind === 'attack' ? sheet.weapons[declaration.weapon] : undefined
  if (way === 'charge' && (!weapon || chargeOf(fight, combatant, weapon, hexes).total === 0)) {
    return words('refused.noCharge', { who })
  }
  const full = state.mounted ? mountedHexes(fight, combatant, { broken }) : sheet.maFull
  if (full === 0) return null
  const most = mostHexes(fight, combatant, declaration)
  const action = actionWords(limitOf(declaration, combatant)).key
  return hexes > most ? words('refused.tooFar', { who, most, action }) : null
}

function wayWords(way: MovementKind): { way: string } {
  return { way: `coldIron.moves.way.${way}` }
}
