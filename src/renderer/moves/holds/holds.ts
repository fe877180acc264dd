import type { OutputOf } from '../../../campaign/api'
import { figureAt } from '../../../rules/moves/apply'
import { isFor, type HoldSubject, type MoveHolds } from '../../../rules/moves/holds'
import type { Move } from '../../../rules/moves/move'
import { phrase, type Phrase } from '../../../shared/phrase'

/** Holds over somebody or something, from one roll. */
export type HoldRow = OutputOf<'hold.list'>[number]

/** Holds to be spent, as their chip shows them: over somebody, or out of a pool on the sheet. */
export interface HeldChip {
  key: string
  system: string
  move: string
  count: number
  /** Over whom or what they are; empty for a pool. */
  over: string
  /** Whether whoever they are over may refuse. */
  canRefuse: boolean
  options: MoveHolds['options']
  /** The move in which they are spent, where spending is a move. */
  spentIn?: string | undefined
  /** The entry in the file; null for a pool. */
  holdId: string | null
}

/** Whose holds these are, over whom or what, and how many: what goes with them. */
export function heldOf({ owner: name, whom, left_count: count }: HoldRow): Phrase {
  return phrase('moves.hold.held', { name, whom, count })
}

/** The holds of a character that lie on the table. */
export function heldChips(rows: readonly HoldRow[], characterId: string): HeldChip[] {
  return rows
    .filter((row) => row.character_id === characterId)
    .map(({ id, system, move, left_count: count, whom, options }) => ({
      key: id,
      holdId: id,
      system,
      move,
      count,
      options,
      over: whom,
      canRefuse: true,
    }))
}

/** The pools on a sheet that hold anything: of a move whose holds are over nobody. */
export function poolChips(
  system: string,
  moves: Readonly<Record<string, Move>>,
  sheet: object,
): HeldChip[] {
  return Object.values(moves).flatMap(({ id, holds }): HeldChip[] => {
    const count = holds?.pool ? figureAt(sheet, holds.pool.field) : 0
    if (!holds || count === 0) return []
    const { options, spentIn } = holds
    return [
      {
        key: `${system}.${id}`,
        holdId: null,
        system,
        move: id,
        count,
        options,
        spentIn,
        over: '',
        canRefuse: false,
      },
    ]
  })
}

/**
 * What holds over something in words may be asked about: a person or a situation, as those words mean.
 * Empty where that is settled, or makes no difference.
 */
export function subjectsOf({ options }: Pick<HeldChip, 'options'>): HoldSubject[] {
  const all = (['situation', 'person'] as const).filter((subject) =>
    options.some(({ about }) => about === subject),
  )
  return all.length > 1 ? all : []
}

/** Whether what holds buy are questions, which somebody answers (IF-035). */
export const isAsked = ({ options }: Pick<HeldChip, 'options'>) =>
  options.some(({ about }) => about !== undefined)

/** What holds buy, asked about this. */
export const optionsFor = ({ options }: Pick<HeldChip, 'options'>, subject?: HoldSubject) =>
  options.filter((each) => isFor(subject, each))

/** What became of holds that something was asked for: what is refused may leave them as they were (IF-035). */
export function spentWords({ count }: Pick<HeldChip, 'count'>, left: number): Phrase {
  return phrase(`moves.hold.${left < count ? 'spent' : 'stays'}`, { left })
}
