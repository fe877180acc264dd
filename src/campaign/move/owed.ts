import type { Obligation } from '../../rules/moves/effect'
import type { Ref } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'

/**
 * Writes down that the GM owes a move, when it falls due, and what brought it about: in the
 * journal, and in the inbox until it is made. `keptPicks` are the actor's, which a move at the
 * same moment may not contradict.
 */
export function recordOwedMove(
  write: Write,
  due: Obligation,
  about: Ref[],
  cause: Phrase,
  place: FactPlace,
  keptPicks: readonly Phrase[] = [],
): void {
  const timing = `@gmMove.due.${due}`
  write.record({ kind: 'gmMove.owed', secret: true, about, cause, with: { timing } }, place)
  write.run(
    `INSERT INTO owed_move (id, due, about, cause, kept_picks, mission_id, at)
     VALUES (@id, @due, @about, @cause, @keptPicks, @missionId, @at)`,
    {
      id: write.newId(),
      due,
      about: JSON.stringify(about),
      cause: JSON.stringify(cause),
      keptPicks: JSON.stringify(keptPicks),
      missionId: place.missionId ?? null,
      at: write.now,
    },
  )
}
