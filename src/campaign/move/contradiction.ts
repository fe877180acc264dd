import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { filledText } from '../../shared/bounded'

const name = filledText(40)
const pickSchema = z.strictObject({ move: name, pick: name })

/** A pick of a move, by ids. */
export type PickRef = z.infer<typeof pickSchema>

/** A pick that was taken, and what it is called: the catalogue's key. */
export interface TakenPick extends PickRef {
  label: string
}

interface ContradictionRow {
  one_move: string
  one_pick: string
  other_move: string
  other_pick: string
}

function pairsOf(read: Read, system: string): ContradictionRow[] {
  return read.all<ContradictionRow>(
    `SELECT one_move, one_pick, other_move, other_pick FROM contradiction
     WHERE system = @system ORDER BY one_move, one_pick, other_move, other_pick`,
    { system },
  )
}

/**
 * Refuses a loser's pick that the GM has found to cancel one of the winner's, whichever of the
 * two was named first (IF-046). The winner's stands.
 */
export function refuseContradiction(
  read: Read,
  system: string,
  won: readonly TakenPick[],
  lost: readonly TakenPick[],
): void {
  const is = ({ move, pick }: PickRef, otherMove: string, otherPick: string) =>
    move === otherMove && pick === otherPick
  for (const pair of pairsOf(read, system)) {
    const cancels = (one: PickRef, other: PickRef) =>
      is(one, pair.one_move, pair.one_pick) && is(other, pair.other_move, pair.other_pick)
    for (const stands of won) {
      const gone = lost.find((pick) => cancels(stands, pick) || cancels(pick, stands))
      if (gone) {
        refuse('refusal.picksCancel', { stands: `@${stands.label}`, gone: `@${gone.label}` })
      }
    }
  }
}

export const contradictionApi = {
  /** Two picks cancel each other: the GM says so once, and it is remembered (IF-046). */
  'move.markContradiction': command({
    input: z.strictObject({ system: name, one: pickSchema, other: pickSchema }),
    label: () => phrase('history.contradiction'),
    run: (write, { system, one, other }) => {
      write.run(
        `INSERT INTO contradiction (system, one_move, one_pick, other_move, other_pick)
         VALUES (@system, @oneMove, @onePick, @otherMove, @otherPick) ON CONFLICT DO NOTHING`,
        {
          system,
          oneMove: one.move,
          onePick: one.pick,
          otherMove: other.move,
          otherPick: other.pick,
        },
      )
    },
  }),

  /** The pairs of picks that the GM found to cancel each other. */
  'move.contradictions': query({
    input: z.strictObject({ system: name }),
    run: (read, { system }) => pairsOf(read, system),
  }),
}
