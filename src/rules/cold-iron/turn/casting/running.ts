import type { FightContext } from '../../fight-model/context'
import { castsOf } from './casts'

/**
 * What of the magic of a turn goes on into the next: spells whose time has not come (CI-018), and
 * with them the declaration of their casters, who are busy with them.
 */
export function goOnCasting(
  fight: FightContext,
  turn: number,
): Pick<FightContext, 'casts' | 'declarations'> {
  const casts = castsOf(fight).filter(
    ({ status, completion }) =>
      status === 'waiting' && (completion === null || completion.turn >= turn),
  )
  const busy = new Set(casts.map(({ casterId }) => casterId))
  const declarations = Object.fromEntries(
    Object.entries(fight.declarations).filter(([id, { kind }]) => kind === 'spell' && busy.has(id)),
  )
  return { casts, declarations }
}

/** Whether somebody has spent of this turn on magic: on a spell of theirs, or on an item they have used. */
export function hasCast(fight: FightContext, id: string): boolean {
  return castsOf(fight).some(
    ({ casterId, status, item, rolls }) =>
      casterId === id && status !== 'passed' && (item === null || rolls.length > 0),
  )
}
