import { z } from 'zod'
import { query } from '../define'
import type { Read } from '../file/handles'
import { systemsInPlay } from '../sheet/sheets'

/** How far back it is looked for: what was made before is of another evening. */
const mostLooked = 60

/** The titles of all that is made or done by the rules of each system in play. */
function titlesBySystem(read: Read): Map<string, string> {
  return new Map(
    systemsInPlay(read).flatMap(({ id, moves = {}, acts = [] }) =>
      [...Object.values(moves), ...acts].map(({ title }) => [title.key, id] as const),
    ),
  )
}

/** The system in play whose move or act was made last; null where none of late was. */
function lastSystem(read: Read): string | null {
  const systems = titlesBySystem(read)
  const made = read.all<{ title: string }>(
    `SELECT json_extract(fact, '$.cause.key') AS title FROM live_fact
     WHERE kind IN ('move.made', 'act.done') ORDER BY id DESC LIMIT @mostLooked`,
    { mostLooked },
  )
  return made.map(({ title }) => systems.get(title)).find((id) => id !== undefined) ?? null
}

export const lastSystemApi = {
  /** The system whose move or act was made last; null where none was. Undone ones are left out. */
  'move.lastSystem': query({ input: z.strictObject({}), run: lastSystem }),
}
