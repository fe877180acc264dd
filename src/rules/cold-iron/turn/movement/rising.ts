import type { Phrase } from '../../../../shared/phrase'
import { refuseRising, rise } from '../../alertness/rising'
import { type RisingAction, type Movement } from '../../fight-model/movement'
import type { Combatant } from '../../combatant/combatant'
import { withState } from '../core/fight'
import type { FightContext } from '../../fight-model/context'
import { factOf, type FightChange } from '../core/change'
import { movementIn } from './reading'

/** Halves of a turn (CI-051). */
const halves = 2

/** What somebody does to get up this turn: as they say, or what comes next of it (CI-051, CI-231). */
export function risingOf(
  { state }: Combatant,
  { rising, action }: Movement,
): readonly RisingAction[] {
  if (rising) return rising
  const stand: RisingAction[] = state.onGround ? ['standUp'] : []
  switch (action) {
    case 'standUpReady':
      return [...stand, 'readyWeapon']
    case risingGrab:
      return stand
    case 'wakeUp': {
      const covers: RisingAction[] = state.inCovers ? ['leaveCovers'] : []
      const helmet: RisingAction[] = state.helmetOn ? [] : ['donHelmet']
      return [...covers, ...stand, ...helmet].slice(0, halves)
    }
    default:
      return []
  }
}

/** Why somebody cannot get up like this; null when they can (CI-051). */
export function refuseGettingUp(combatant: Combatant, movement: Movement): Phrase | null {
  return refuseRising(combatant.state, risingOf(combatant, movement))
}

/** The row by which one who lies goes for somebody's body: they stand up and do it (CI-231). */
export const risingGrab = 'standUpGrab'

/**
 * How somebody goes for a body who says no more of it (CI-158, CI-159, CI-231): whoever lies by that row, as it is
 * the only one for them, and nobody by it who has got up since.
 */
export function risingToGrab(who: Combatant, said: Movement | null): Movement | null {
  if (!who.state.onGround) {
    if (said?.action !== risingGrab) return said
    const plain = { ...said }
    delete plain.action
    return plain
  }
  if (said?.action !== undefined || said?.rising) return said
  const rises: Movement = { way: 'walk', hexes: 0, ...said, action: risingGrab }
  return refuseGettingUp(who, rises) === null ? rises : said
}

/** They have got up, put on their helmet or taken their weapon by the time the step closes (CI-051). */
export function getUp(fight: FightContext, mover: Combatant, movement: Movement): FightChange {
  const actions = risingOf(mover, movement)
  const { inCovers, onGround, helmetOn } = rise(mover.state, actions)
  const facts = actions.map((action) =>
    factOf('move.rose', [mover], { with: { action: `coldIron.moves.rising.${action}` } }),
  )
  return { fight: withState(fight, mover.id, { inCovers, onGround, helmetOn }), facts }
}

/**
 * Whoever has made ready what they parry with has it in hand from then on (CI-051, CI-231). One who stoops picks
 * up their shield when no weapon of theirs lies on the ground.
 */
export function makeReady(fight: FightContext, mover: Combatant, movement: Movement): FightContext {
  const { id, sheet, state } = mover
  if (state.shieldReady || !readies(mover, movement, sheet.parryMode === 'weapon')) return fight
  return withState(fight, id, { shieldReady: true })
}

function readies(mover: Combatant, movement: Movement, isWeapon: boolean): boolean {
  switch (movement.action) {
    case 'readyTwo':
      return true
    // A weapon on the ground comes before: what it makes ready, taking it up says.
    case 'pickUp':
      return mover.state.dropped.length === 0
    default:
      return (
        isWeapon &&
        (movement.action === 'readyOne' || risingOf(mover, movement).includes('readyWeapon'))
      )
  }
}

/** Getting on a horse takes the turn of the table and one more (CI-231): then they ride. */
export function mountUp(
  fight: FightContext,
  mover: Combatant,
  movement: Movement,
): FightChange | null {
  const before = movementIn(fight.lastDeclarations[mover.id])
  const done = movement.action === 'mount' && before?.action === 'mount' && !mover.state.mounted
  if (!done) return null
  const mounted = withState(fight, mover.id, { mounted: true })
  return { fight: mounted, facts: [factOf('move.mounted', [mover])] }
}
