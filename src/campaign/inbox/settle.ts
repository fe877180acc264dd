import type { Write } from '../file/handles'
import { readOwed, type OwedMoveRow } from './read'

/** The move is owed no more: it was made, or let go. `note` says which it was. */
export function settle(
  write: Write,
  owed: OwedMoveRow,
  how: 'made' | 'waived',
  note: string,
): void {
  write.run('UPDATE owed_move SET settled = @how, settled_note = @note WHERE id = @owedId', {
    owedId: owed.id,
    how,
    note,
  })
  write.record(
    {
      kind: how === 'made' ? 'gmMove.made' : 'gmMove.waived',
      secret: true,
      about: owed.about,
      cause: owed.cause,
      with: { note },
    },
    { missionId: owed.mission_id },
  )
}

/**
 * What was done was the move that is owed since `at`, the time of the step that brought it about, to
 * this one: it is made by it. Nothing is done where none is owed.
 */
export function settleWith(
  write: Write,
  { at, memberId, note }: { at: string; memberId: string; note: string },
): void {
  const owed = readOwed(write).find(
    (each) => each.at === at && each.about.some(({ id }) => id === memberId),
  )
  if (owed) settle(write, owed, 'made', note)
}
