import type { FightSnapshot } from '../../fight-model/context'
import { withdraw } from '../../turn/declaring/declaring'

/**
 * A fight as it looks to somebody who does not know what these have declared this turn. Nothing is
 * changed.
 */
export function withoutDeclarations(
  { value, context }: FightSnapshot,
  ids: readonly string[],
): FightSnapshot {
  const known = ids.reduce((fight, combatantId) => {
    const event = { type: 'withdraw', combatantId } as const
    return fight.declarations[combatantId] ? withdraw(fight, event).fight : fight
  }, context)
  return { value, context: known }
}
