import type { BoardMove } from '../../../rules/cold-iron/board'
import type { FightEvent } from '../../../rules/cold-iron/turn/events'
import type { Fighter } from './fighter'

/** One thing that can be said about a movement that waits; `word` names its words. */
interface MoveAnswer {
  word: string
  event: FightEvent
}

/** What can be said about a movement that waits (CI-116, CI-183); empty where dice say it. */
export function answersOf(move: BoardMove, fighters: readonly Fighter[]): MoveAnswer[] {
  const { kind, combatantId, otherId } = move
  if (kind === 'pursuit') {
    return move.pursuits.map((pursuit) => ({
      word: pursuit,
      event: { type: 'move.pursue', combatantId, fleerId: otherId, pursuit },
    }))
  }
  if (kind !== 'answer') return []
  const weapon = meleeWeapon(fighters.find(({ id }) => id === combatantId))
  return (['stand', 'block'] as const).flatMap((choice) => {
    const event = { type: 'move.answer', combatantId, chargerId: otherId, choice } as const
    const bare = { word: choice, event: { ...event, weapon: null } }
    const word = choice === 'stand' ? 'strikeStanding' : 'strikeBlocking'
    return weapon === null ? [bare] : [{ word, event: { ...event, weapon } }, bare]
  })
}

/** The place of his first weapon for melee on the sheet; null for none. */
function meleeWeapon(fighter: Fighter | undefined): number | null {
  const at = fighter?.combatant.sheet.weapons.findIndex(({ missile }) => !missile) ?? -1
  return at < 0 ? null : at
}

/** The roll that a movement waits for (CI-184, CI-187). */
export function rollOf(
  { kind, combatantId }: BoardMove,
  roll: string,
  typed: boolean,
): FightEvent | null {
  switch (kind) {
    case 'collision':
      return { type: 'move.collide', combatantId, roll, typed }
    case 'trip':
      return { type: 'move.tripDown', combatantId, roll, typed }
    case 'freeTackle':
      return { type: 'move.freeTackle', combatantId, roll, typed }
    case 'pursuit':
    case 'answer':
      return null
  }
}
