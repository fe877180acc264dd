import type { Phrase } from '../../../shared/phrase'
import type { Ref } from '../../../shared/fact'
import type { Read } from '../../file/handles'
import { queuedMoves } from '../../session/loose-ends'

/** The id of the last fact that may have led to it: nothing else says when it began to wait. */
function sinceOf(read: Read, { key }: Phrase, by: Ref | undefined): number | null {
  const found = read.get<{ id: number | null }>(
    `SELECT max(id) AS id FROM live_fact
     WHERE json_extract(fact, '$.cause.key') = @key
       AND (@by IS NULL OR EXISTS (
         SELECT 1 FROM json_each(fact, '$.about') WHERE json_extract(value, '$.id') = @by))`,
    { key, by: by?.id ?? null },
  )
  return found?.id ?? null
}

/** The moves that are still to be made, each with the fact that it came out of, where that is known. */
export function readQueued(read: Read) {
  return queuedMoves(read).map(({ name: cause, moves, by, missionId }) => ({
    ...{ cause, moves, by, missionId },
    since: sinceOf(read, cause, by),
  }))
}
