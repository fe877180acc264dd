import type { Write } from '../file/handles'
import { letOwedNotesGo } from '../reminder/reminders'
import type { OwedMoveRow } from './read'

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
  letOwedNotesGo(write, owed.at)
}
