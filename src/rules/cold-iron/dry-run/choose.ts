import type { Tactics } from '../../system/fight/dry-run'
import { currentHitPoints, isSenseless } from '../body/condition'
import type { Combatant } from '../combatant/combatant'
import type { FightContext } from '../fight-model/context'
import type { Declaration } from '../fight-model/declaration'
import type { Movement } from '../fight-model/movement'
import { isPresent } from '../turn/body/ability'
import { everyone } from '../turn/core/fight'
import { saidToEngage } from '../turn/movement/reading'

/** Whether somebody still fights: in it, and aware of it. */
export function stands(combatant: Combatant): boolean {
  return isPresent(combatant) && !isSenseless(combatant)
}

/** More hexes than one who is engaged may go without fleeing (CI-115). */
const flight: Movement = { way: 'flee', hexes: 2, out: true }

/** What somebody declares to flee with, where their side's tactics say so (CI-116). */
export function flightOf(
  fight: FightContext,
  combatant: Combatant,
  { flee, fleeAt }: Tactics,
): Declaration | null {
  const flees =
    flee === 'halfDown'
      ? isHalfDown(fight, combatant)
      : flee === 'hurt' && 100 * currentHitPoints(combatant) <= fleeAt * combatant.sheet.pt
  return flees ? { kind: 'move', movement: flight } : null
}

function isHalfDown(fight: FightContext, { side }: Combatant): boolean {
  const own = everyone(fight).filter((each) => each.side === side)
  return 2 * own.filter(stands).length <= own.length
}

/** What somebody would declare in the step of attacks, the best first: the first that the rules allow is it. */
export function* declarationsOf(
  fight: FightContext,
  combatant: Combatant,
  tactics: Tactics,
): Generator<Declaration> {
  const targets = targetsFor(fight, combatant, tactics)
  const weapons = weaponsFor(fight, combatant)
  for (const { id: targetId } of targets.slice(0, mostTargets)) {
    for (const weapon of weapons) {
      if (combatant.state.onGround) {
        yield { kind: 'attack', targetId, weapon, movement: rising }
      }
      yield { kind: 'attack', targetId, weapon }
    }
  }
  if (combatant.state.onGround) yield { kind: 'move', movement: rising }
  if (hasFallen(combatant)) yield { kind: 'move', movement: stooping }
  for (const loads of weapons) {
    if (combatant.sheet.weapons[loads]?.missile) yield { kind: 'wait', loads }
  }
  yield { kind: 'wait' }
}

/** Whoever cannot get at so many cannot get at the rest either. */
const mostTargets = 4

const stooping: Movement = { way: 'walk', hexes: 0, action: 'pickUp' }
/** Whether something of theirs is to be picked up. */
const hasFallen = ({ sheet, state }: Combatant) =>
  state.dropped.length > 0 || (sheet.parryMode === 'shield' && !state.shieldReady)

const rising: Movement = { way: 'walk', hexes: 0, rising: ['standUp'] }

/** Those of the other side who stand, whom they would rather strike first. */
function targetsFor(fight: FightContext, combatant: Combatant, { strike }: Tactics): Combatant[] {
  const foes = everyone(fight).filter((each) => each.side !== combatant.side && stands(each))
  const ranks = foes.map((foe) => ({ foe, rank: rankOf(fight, combatant, foe, strike) }))
  return ranks.sort((one, other) => one.rank - other.rank).map(({ foe }) => foe)
}

function rankOf(
  fight: FightContext,
  combatant: Combatant,
  foe: Combatant,
  strike: Tactics['strike'],
): number {
  switch (strike) {
    case 'nearest':
      return distance(fight, combatant, foe)
    case 'weakest':
      return currentHitPoints(foe)
    case 'strongest':
      return -currentHitPoints(foe)
    case 'striker':
      return hasStruckAt(fight, foe, combatant) ? -1 : distance(fight, combatant, foe)
  }
}

/**
 * How far off somebody counts as: the fight keeps no map, so those engaged with each other are
 * nearest, and of the others those whom fewest go for.
 */
function distance(fight: FightContext, { id }: Combatant, foe: Combatant): number {
  const engaged =
    saidToEngage(fight, id, foe.id) === true || saidToEngage(fight, foe.id, id) === true
  return engaged ? 0 : 1 + fight.attacks.filter(({ targetId }) => targetId === foe.id).length
}

function hasStruckAt(
  { lastDeclarations }: FightContext,
  foe: Combatant,
  { id }: Combatant,
): boolean {
  const last = lastDeclarations[foe.id]
  return last !== undefined && 'targetId' in last && last.targetId === id
}

/** Their weapons by index, the first to be tried first: they shoot until somebody engages them. */
function weaponsFor(fight: FightContext, { id, side, sheet }: Combatant): number[] {
  const engaged = everyone(fight).some(
    (each) => each.side !== side && stands(each) && saidToEngage(fight, each.id, id) === true,
  )
  const indices = sheet.weapons.map((_, index) => index)
  const shot = indices.filter((index) => sheet.weapons[index]?.missile && sheet.hm !== undefined)
  const melee = indices.filter((index) => !sheet.weapons[index]?.missile)
  return engaged ? [...melee, ...shot] : [...shot, ...melee]
}
