import { actionOf, type ActionRow } from '../../actions/action-rows'
import type { Combatant } from '../../combatant/combatant'
import { isLaunched, type Weapon } from '../../combatant/weapon'
import { hexesOf } from '../../actions/act'
import { engagersOf, type Stander } from '../../melee/engagement'
import { isFlight } from '../../melee/leaving'
import { isPresent, unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import type { Declaration } from '../../fight-model/declaration'
import { combatantOf, everyone } from '../core/fight'
import type { Movement } from '../../fight-model/movement'
import type { Moves } from '../../fight-model/moves'
import { mountedHexes, movingAsOne } from './riding'

/** What somebody does with their body this turn; null when they said nothing of it. */
export function movementOf({ declarations }: FightContext, id: string): Movement | null {
  return movementIn(declarations[id])
}

/** The movement that goes with a declaration; null for none. */
export function movementIn(declaration: Declaration | undefined): Movement | null {
  return (declaration && 'movement' in declaration && declaration.movement) || null
}

/** Whom a movement is aimed at: a target of its own, or that of the attack it goes with. */
export function aimedAt(fight: FightContext, id: string): Combatant | null {
  return aimIn(fight, fight.declarations[id])
}

/** The same, of a declaration that is not made yet. */
export function aimIn(fight: FightContext, declaration: Declaration | undefined): Combatant | null {
  const movement = movementIn(declaration)
  if (!declaration || !movement) return null
  const targetId = declaration.kind === 'attack' ? declaration.targetId : null
  return combatantOf(fight, movement.towards ?? targetId ?? '') ?? null
}

/** Whether one engages the other, as it was set or seen (CI-118); null when nobody has said. */
export function saidToEngage({ moves }: FightContext, from: string, to: string): boolean | null {
  const pair = moves.engagements.find((each) => each.from === from && each.to === to)
  return pair ? pair.engaged : null
}

/**
 * Whether somebody strikes back at a fleer who engages them: the two are in reach of each other, and one
 * strikes only at whom one engages (CI-111), so the blow says it. It stays said when another deed takes its place.
 */
function strikesBack(fight: FightContext, from: Combatant, fleerId: string): boolean {
  if (saidToEngage(fight, from.id, fleerId) !== null) return false
  if (saidToEngage(fight, fleerId, from.id) !== true) return false
  const { declarations, moves } = fight
  const isAnswered = moves.pursuits.some(
    (each) => each.engagerId === from.id && each.fleerId === fleerId,
  )
  if (isAnswered) return true
  const declared = declarations[from.id]
  if (declared?.kind !== 'attack' || declared.targetId !== fleerId || declared.movement)
    return false
  return from.sheet.weapons[declared.weapon]?.missile !== true
}

/**
 * Those who engage somebody now (CI-111, CI-118): as the game master set it and as melee attacks have
 * shown it, of a fleer whoever strikes at them, too; whoever engages a mount has its rider. Whoever is
 * gone, or knows nothing of what happens, engages nobody.
 */
export function engagersIn(fight: FightContext, id: string): Combatant[] {
  const people = everyone(fight).filter((each) => isPresent(each))
  const to = people.find((each) => each.id === id)
  if (!to) return []
  const standers = people.map(stander)
  const ids = movingAsOne(fight, to).flatMap((each) =>
    engagersOf(stander(each), standers, fight.moves.engagements),
  )
  const movement = movementOf(fight, id)
  const isLeaving = movement !== null && (movement.way === 'flee' || movement.out === true)
  const engages = (each: Combatant) =>
    ids.includes(each.id) || (isLeaving && each.side !== to.side && strikesBack(fight, each, id))
  return people.filter((each) => engages(each) && !unableIn(fight, each, 'moving'))
}

/** The fight keeps no map: engagement is what was set or seen. */
function stander({ id, side }: Combatant): Stander {
  return { id, side, hex: null, facing: null, reachHexes: 1 }
}

/** Whether a movement takes somebody farther from those who engage them than they may go (CI-116). */
export function isFleeing(fight: FightContext, id: string): boolean {
  const movement = movementOf(fight, id)
  return movement !== null && flees(movement, engagersIn(fight, id).length)
}

/**
 * Whether a movement is a flight from so many. Out of the fight no hex is free: only from some of those in it does
 * a hex disengage (CI-115, CI-116).
 */
export function flees({ way, hexes, out }: Movement, engagers: number): boolean {
  if (out) return engagers > 0
  return (way === 'flee' || way === 'through') && isFlight(hexes, engagers)
}

/** The row of the table whose figures count for somebody (CI-231): their own choice, or a run. */
export function rowIn(fight: FightContext, id: string): ActionRow | null {
  const movement = movementOf(fight, id)
  if (!movement) return null
  return actionOf(movement.action ?? rowBy(fight, id, movement)) ?? null
}

/** The row of a movement of which nobody chose one: a run, or a grab at its end. */
function rowBy(fight: FightContext, id: string, movement: Movement): string {
  if (runs(fight, id, movement)) return 'run'
  const isGrab = fight.declarations[id]?.kind === 'handToHand'
  return isGrab && isBeyondStriking(fight, id, movement) ? 'initiateHtH' : ''
}

/**
 * Whether somebody runs: for their life, or simply farther on their own feet than whoever strikes may go. The table has
 * no other row for a whole movement in which nothing else is done (CI-231).
 */
function runs(fight: FightContext, id: string, movement: Movement): boolean {
  const { way, out } = movement
  if (way === 'flee' || (out && way !== 'through' && isFleeing(fight, id))) return true
  const kind = fight.declarations[id]?.kind
  return (kind === 'move' || kind === 'wait') && isBeyondStriking(fight, id, movement)
}

/** Whether somebody walks farther on their own feet than whoever strikes may go (CI-231). */
function isBeyondStriking(
  fight: FightContext,
  id: string,
  { way, hexes, broken }: Movement,
): boolean {
  const [walker, strikes] = [combatantOf(fight, id), actionOf('attack')]
  if (way !== 'walk' || !walker || !strikes || walker.state.mounted) return false
  const { maFull, maBroken } = walker.sheet
  return hexes > hexesOf(strikes, { maFull: broken ? maBroken : maFull, engaged: false })
}

/** The row that limits how far somebody goes with what they declare (CI-231). */
export function limitOf(declaration: Declaration, who: Combatant): ActionRow {
  const movement = movementIn(declaration)
  const row = actionOf(movement?.action ?? usualRow(declaration, who)) ?? actionOf('run')
  if (!row) throw new Error('the table of actions has no run')
  return row
}

function usualRow(
  declaration: Declaration,
  { sheet, state: { mounted } }: Pick<Combatant, 'sheet' | 'state'>,
): string {
  const { way } = movementIn(declaration) ?? {}
  if (way === 'charge') return mounted ? 'mountedCharge' : 'spearCharge'
  if (mounted) return 'guideHorseHard'
  switch (declaration.kind) {
    case 'fullDefence':
      return 'fullDefence'
    case 'spell':
      return way === 'flee' ? 'run' : 'shoot'
    case 'handToHand':
      return 'initiateHtH'
    case 'attack':
      return way === 'through'
        ? 'moveThroughAttack'
        : rowOfWeapon(sheet.weapons[declaration.weapon])
    case 'move':
    case 'wait':
      return way === 'through' ? 'moveThrough' : 'run'
  }
}

/** Whoever shoots goes two hexes at the most, whoever strikes half of their movement (CI-231). */
const rowOfWeapon = (weapon: Weapon | undefined) => (isLaunched(weapon) ? 'shoot' : 'attack')

/** Most hexes somebody may go with a declaration (CI-115, CI-231, CI-234); half while they are slowed. */
export function mostHexes(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
): number {
  const { id, sheet } = combatant
  const movement = movementIn(declaration)
  const engagers = engagersIn(fight, id).length
  const free = movement !== null && flees(movement, engagers)
  const most = hexesOf(limitOf(declaration, combatant), {
    maFull: movement?.broken ? sheet.maBroken : sheet.maFull,
    horseFull: mountedHexes(fight, combatant, { broken: movement?.broken }),
    engaged: engagers > 0 && !free,
  })
  return fight.moves.slowed.includes(id) ? Math.round(most / 2) : most
}

/** A fight with part of what movement leaves behind changed. */
export function withMoves(fight: FightContext, change: Partial<Moves>): FightContext {
  return { ...fight, moves: { ...fight.moves, ...change } }
}
