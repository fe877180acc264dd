import { ruleSystems } from '../../rules'
import { inPlay } from '../cast/in-play'
import type { Read } from '../file/handles'
import { runningSession } from '../session/read'

/** Nouns of facts that tell what somebody did; who did it stands first in them. A hold let go is no deed. */
const deeds = [
  ...['act', 'move', 'groupMove', 'hold', 'tool'],
  ...['attack', 'declaration', 'grapple', 'spell'],
]

/** What is done to somebody as they are struck: no deed of theirs. */
const suffered = ruleSystems.flatMap(({ acts = [] }) =>
  acts.flatMap(({ settles, title }) => (settles ? [title.key] : [])),
)

interface DeedRow {
  batch: number
  at: string
  character_id: string
}

/** How long somebody at the table has not been heard. */
export interface Heard {
  characterId: string
  /** Deeds of others since, and whose they were, by name: whoever acted last comes first. */
  others: number
  by: string[]
  /** ISO time of the last deed; of the session's beginning for one who has done nothing yet. */
  since: string
  hasActed: boolean
  isDue: boolean
}

/** After how many deeds of others somebody is pointed out; 0: nobody is. */
export function thresholdOf(read: Read): number {
  return read.get<{ threshold: number }>('SELECT threshold FROM spotlight')?.threshold ?? 0
}

/**
 * Who did something in a session, batch by batch; in a fight the combatant stands for the character. Of what was
 * done to a sheet whoever did it stands second.
 */
function deedsIn(read: Read, sessionId: string): DeedRow[] {
  return read.all<DeedRow>(
    `SELECT DISTINCT fact.batch, fact.at,
       coalesce(combatant.character_id, json_extract(who.value, '$.id')) AS character_id
     FROM live_fact AS fact
       JOIN json_each(fact.fact, '$.about') AS who
       LEFT JOIN combatant ON combatant.id = json_extract(who.value, '$.id')
     WHERE fact.session_id = @sessionId
       AND ((substr(fact.kind, 1, instr(fact.kind, '.') - 1) IN (SELECT value FROM json_each(@deeds))
             AND fact.kind <> 'hold.dropped'
             AND (who.key = 0 OR fact.kind = 'groupMove.made')
             AND (fact.kind <> 'act.done' OR coalesce(json_extract(fact.fact, '$.cause.key'), '')
               NOT IN (SELECT value FROM json_each(@suffered))))
         OR (fact.kind = 'sheet.changed' AND who.key = 1))
     ORDER BY fact.id`,
    { sessionId, deeds: JSON.stringify(deeds), suffered: JSON.stringify(suffered) },
  )
}

/** Who of those at the table has acted when, in the session that is going on; none without one. */
export function readHeard(read: Read): Heard[] {
  const session = runningSession(read)
  if (!session) return []
  const threshold = thresholdOf(read)
  const present = read.all<{ id: string; name: string }>(
    `SELECT character.id, character.name FROM ${inPlay.character} LEFT JOIN attendance
       ON attendance.character_id = character.id AND attendance.session_id = @sessionId
     WHERE coalesce(attendance.absent, 0) = 0 ORDER BY character.position`,
    { sessionId: session.id },
  )
  const names = new Map(present.map(({ id, name }) => [id, name]))
  const done = deedsIn(read, session.id).filter((row) => names.has(row.character_id))
  return present.map(({ id }) => {
    const last = done.findLast((row) => row.character_id === id)
    const later = done.filter(({ batch }) => !last || batch > last.batch)
    const others = new Set(later.map(({ batch }) => batch)).size
    const by = new Set(later.toReversed().flatMap((row) => names.get(row.character_id) ?? []))
    return {
      characterId: id,
      others,
      by: [...by],
      hasActed: last !== undefined,
      since: last?.at ?? session.started_at,
      isDue: threshold > 0 && others >= threshold,
    }
  })
}
