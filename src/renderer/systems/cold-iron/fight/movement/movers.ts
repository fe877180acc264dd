import type { BoardMove } from '../../../../../rules/cold-iron/view/board'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import type { MoveEvent } from '../../../../../rules/cold-iron/turn/movement/events'
import type { Phrase } from '../../../../../shared/phrase'
import type { Fighter } from '../fighter'

/** One thing that can be said about a movement that waits; `word` names its words. */
interface MoveAnswer {
  word: string
  event: FightEvent
  /** Whether it takes the place of what whoever answers has declared (CI-028, CI-116). */
  isInstead: boolean
}

/** Whether a movement waits for somebody's word, and not for dice. */
export function isQuestion({ kind }: BoardMove): boolean {
  return kind === 'pursuit' || kind === 'answer'
}

/**
 * What can be said about a movement that waits (CI-116, CI-183), and what of the shields goes into the
 * collision with who blocks (CI-185); empty where dice say it.
 */
export function answersOf(
  move: BoardMove,
  fighters: readonly Fighter[],
  leaning?: Leaning,
): MoveAnswer[] {
  const { kind, combatantId, otherId } = move
  if (kind === 'pursuit') {
    return move.pursuits.map((pursuit) => ({
      word: pursuit,
      event: { type: 'move.pursue', combatantId, fleerId: otherId, pursuit },
      isInstead: pursuit !== 'letGo',
    }))
  }
  if (kind !== 'answer') return []
  const weapon = meleeWeapon(fighters.find(({ id }) => id === combatantId))
  return (['stand', 'block'] as const).flatMap((choice) => {
    const leans = choice === 'block' ? leaning : undefined
    const event = {
      type: 'move.answer',
      combatantId,
      chargerId: otherId,
      choice,
      ...leans,
    } as const
    const bare = { word: choice, event: { ...event, weapon: null }, isInstead: false }
    const word = choice === 'stand' ? 'strikeStanding' : 'strikeBlocking'
    const strike = { word, event: { ...event, weapon }, isInstead: true }
    return weapon === null ? [bare] : [strike, bare]
  })
}

/** The place of their first weapon for melee on the sheet; null for none. */
function meleeWeapon(fighter: Fighter | undefined): number | null {
  const at = fighter?.combatant.sheet.weapons.findIndex(({ missile }) => !missile) ?? -1
  return at < 0 ? null : at
}

/** Points of shields leaned into a collision: the charger's, and the other's (CI-185). */
export interface Leaning {
  lean: number
  againstLean: number
}

export const noLean: Leaning = { lean: 0, againstLean: 0 }

/** The roll that a movement waits for (CI-184, CI-187); who blocked has said what is leaned in. */
export function rollOf(
  { kind, combatantId }: BoardMove,
  roll: string,
  typed: boolean,
  leaning?: Leaning,
): MoveEvent | null {
  switch (kind) {
    case 'collision':
      return { type: 'move.collide', combatantId, ...leaning, roll, typed }
    case 'trip':
      return { type: 'move.tripDown', combatantId, roll, typed }
    case 'freeTackle':
      return { type: 'move.freeTackle', combatantId, roll, typed }
    case 'pursuit':
    case 'answer':
      return null
  }
}

/** A movement that waits for dice, and why they cannot be rolled yet; null when they can. */
interface WaitingRoll {
  move: BoardMove
  refusal: Phrase | null
}

/** Movements that wait for dice: those that can be rolled now come first. */
export function rollsOf(
  moves: readonly BoardMove[],
  foresee: (event: FightEvent) => Phrase | null,
): WaitingRoll[] {
  const waiting = moves.flatMap((move) => {
    const event = rollOf(move, '50', true)
    return event ? [{ move, refusal: foresee(event) }] : []
  })
  return [true, false].flatMap((isOpen) =>
    waiting.filter(({ refusal }) => (refusal === null) === isOpen),
  )
}
