import type { Combatant } from '../../combatant/combatant'
import { isPresent, unableIn } from '../body/ability'
import { passAttack } from '../attacking/attacking'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, duelsOf, everyone, withState } from '../core/fight'
import { phrase } from '../../../../shared/phrase'
import { tryOf } from '../hand-to-hand/trying'
import { andThen, forEach, factOf, type FightChange } from '../core/change'
import { breakAway, swapPlaces } from './engaging'
import type { Movement } from '../../fight-model/movement'
import { passOf } from './passing'
import { flees, engagersIn, movementOf } from './reading'
import { movingAsOne, riderOf } from './riding'
import { takeUp } from '../wear/held'
import { getUp, makeReady, mountUp, refuseGettingUp, risingOf } from './rising'

/**
 * Everybody is where they went (CI-116): whoever was felled on the way, or is not let past, stays;
 * those who fled or drew back are out of reach of all who do not follow, and whoever meant to leave
 * the fight, and is neither followed nor gone for, is gone.
 */
export function closeMoves(fight: FightContext): FightChange {
  const moving = everyone(fight).filter(
    ({ id, state }) => !state.gone && movementOf(fight, id) && !riderOf(fight, id),
  )
  const arrived = forEach(fight, moving, (now, { id }) => {
    const mover = combatantOf(now, id)
    const movement = movementOf(now, id)
    if (!mover || !movement) return { fight: now, facts: [] }
    const able = unableIn(now, mover, 'moving') === null
    if (!able) return arrive(now, fight, mover, movement)
    const ready = { fight: makeReady(now, mover, movement), facts: [] }
    const armed = movement.action === 'pickUp' ? takeUp(ready.fight, mover) : ready
    return andThen(armed, (then) => arrive(then, fight, mover, movement))
  })
  return andThen(arrived, letGo)
}

/** `before`: engagements as they were when the step closed, for all move at once (CI-017). */
function arrive(
  fight: FightContext,
  before: FightContext,
  mover: Combatant,
  movement: Movement,
): FightChange {
  const { id } = mover
  const unable = unableIn(fight, mover, 'moving') !== null
  const rises = !unable && risingOf(mover, movement).length > 0
  if (rises && refuseGettingUp(mover, movement) === null) return getUp(fight, mover, movement)
  const lies = mover.state.onGround && movement.action !== 'crawl'
  if (unable || lies || !getsPast(fight, id, movement)) {
    return { fight, facts: [factOf('move.stopped', [mover])] }
  }
  return mountUp(fight, mover, movement) ?? walkOff(fight, before, mover, movement)
}

/** Whoever goes somewhere on their feet: out of the fight, or away from some of those in it. */
function walkOff(
  fight: FightContext,
  before: FightContext,
  mover: Combatant,
  movement: Movement,
): FightChange {
  const { id } = mover
  const along = followersOf(fight, id)
  const away = flees(movement, engagersIn(before, id).length) || movement.way === 'flee'
  if (movement.out && along.length === 0 && grabbersOf(fight, id).length === 0) {
    return leave(fight, mover, away ? 'fledOut' : 'left')
  }
  if (movement.way === 'swap') return swap(fight, mover, movement)
  const kind = away ? 'fled' : movement.way === 'withdraw' ? 'withdrew' : 'moved'
  const free = kind === 'moved' ? fight : breakAllAway(fight, mover, along)
  const facts = [factOf(`move.${kind}`, [mover], { with: { count: movement.hexes } })]
  const followed = along.flatMap((each) => combatantOf(fight, each) ?? [])
  return {
    fight: free,
    facts: [...facts, ...followed.map((who) => factOf('move.followed', [who, mover]))],
  }
}

function getsPast(fight: FightContext, id: string, { way }: Movement): boolean {
  if (way !== 'through' && way !== 'force') return true
  return passOf(fight, id)?.through ?? false
}

function leave(fight: FightContext, mover: Combatant, kind: 'fledOut' | 'left'): FightChange {
  const goers = movingAsOne(fight, mover)
  const gone = goers.reduce((now, { id }) => withState(now, id, { gone: true }), fight)
  const facts = goers.map((each) => factOf(`move.${kind}`, [each]))
  return { fight: breakAllAway(gone, mover, []), facts }
}

/** Rider and mount are out of reach together. */
function breakAllAway(
  fight: FightContext,
  mover: Combatant,
  along: readonly string[],
): FightContext {
  return movingAsOne(fight, mover).reduce((now, { id }) => breakAway(now, id, along), fight)
}

function swap(fight: FightContext, mover: Combatant, { towards = '' }: Movement): FightChange {
  const friend = combatantOf(fight, towards)
  const back = movementOf(fight, towards)
  const both = back?.way === 'swap' && back.towards === mover.id
  if (!friend || (both && friend.id < mover.id)) return { fight, facts: [] }
  const facts = [factOf('move.swapped', [mover, friend])]
  return { fight: swapPlaces(fight, mover.id, friend.id), facts }
}

/** Those who keep up with one who flees: by their pursuit, or because they meant to follow them. */
function followersOf(fight: FightContext, fleerId: string): string[] {
  const pursuing = fight.moves.pursuits
    .filter((each) => each.fleerId === fleerId && each.pursuit === 'freeAttackAndFollow')
    .map(({ engagerId }) => engagerId)
  const following = everyone(fight)
    .map(({ id }) => id)
    .filter((id) => {
      const movement = movementOf(fight, id)
      return movement?.way === 'follow' && movement.towards === fleerId
    })
  return [...new Set([...pursuing, ...following])].filter((id) => isAble(fight, id))
}

/** Those who go for the body of one who flees. */
function grabbersOf(fight: FightContext, fleerId: string): string[] {
  return everyone(fight)
    .map(({ id }) => id)
    .filter((id) => {
      const declaration = fight.declarations[id]
      const goes = declaration?.kind === 'handToHand' && declaration.targetId === fleerId
      return goes && tryOf(fight, id)?.stage !== 'over' && isAble(fight, id)
    })
}

function isAble(fight: FightContext, id: string): boolean {
  const who = combatantOf(fight, id)
  return who !== undefined && !who.state.onGround && unableIn(fight, who, 'moving') === null
}

/** Attacks of the turn that nobody can strike any more, since one of the two is gone. */
function letGo(fight: FightContext): FightChange {
  const idle = duelsOf(fight).filter(
    ({ attack, attacker, defender }) =>
      attack.status === 'waiting' && !(isPresent(attacker) && isPresent(defender)),
  )
  return forEach(fight, idle, (now, { attack, attacker, defender }) => {
    const who = isPresent(attacker) ? defender.label : attacker.label
    return passAttack(now, attack.id, phrase('coldIron.refused.gone', { who }))
  })
}
