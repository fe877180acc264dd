import { z } from 'zod'
import type { MemberKey } from '../../rules/moves/effect'
import type { HeldTrack } from '../../rules/moves/tracks'
import { ranks } from '../../rules/tracks/progress'
import { progressTicks } from '../../rules/tracks/track'
import { refuse } from '../../shared/reply'
import { query } from '../define'
import type { Read } from '../file/handles'
import { runningSession } from '../session/read'
import { readAbout } from '../track/about'

const rankSchema = z.enum(ranks)

interface TrackRow {
  id: string
  name: string
  system: string
  purpose: string
  rank: string
  value: number
  visibility: string
  note: string
}

const columns = `SELECT id, name, system, purpose, rank, value, visibility, note FROM track
  WHERE kind = 'progress' AND rank IS NOT NULL AND size = ${progressTicks}`

/**
 * The characters whose each track is, as keys of the stage, by the track's id, and whether it is kept for
 * somebody of the cast, or in words.
 */
function peopleByTrack(read: Read, trackId: string | null = null) {
  const all = readAbout(read, trackId)
  return ({ id: track, note }: Pick<TrackRow, 'id' | 'note'>) => {
    const own = all.filter(({ track_id: of }) => of === track)
    const owners = own.flatMap(({ type, id }): MemberKey[] =>
      type === 'character' ? [`character:${id}`] : [],
    )
    return { owners, isPledged: note !== '' || own.some(({ type }) => type === 'npc') }
  }
}

/** What a secret track is called in what a move tells. */
export const secretName = '@tracks.nameless'

/**
 * One ranked track as a move sees it; a refusal in words when it is gone or closed. What a move
 * tells is for players too: a secret track has no name in it.
 */
export function heldTrack(read: Read, trackId: string): HeldTrack {
  const row =
    read.get<TrackRow>(`${columns} AND state = 'open' AND id = @trackId`, { trackId }) ??
    refuse('refusal.gone')
  const name = row.visibility === 'secret' ? secretName : row.name
  const people = peopleByTrack(read, trackId)(row)
  const rank = rankSchema.parse(row.rank)
  const known = { ...people, isUsed: isUsed(read, row), isAlone: isAlone(row, openTracks(read)) }
  return { name, rank, ticks: row.value, ...known }
}

/**
 * Whether a move has been made on a track, the one that opened it among them: a miss leaves no mark on it.
 * It is looked for on journeys alone, whose first roll counts otherwise (IS-189): they are few.
 */
function isUsed(read: Read, { id, name, value, purpose }: TrackRow): boolean {
  if (value > 0 || purpose !== 'journey') return value > 0
  const made = read.get(
    `SELECT 1 FROM live_fact AS made JOIN live_fact AS created
       ON created.kind = 'track.created' AND json_extract(created.fact, '$.about[0].id') = @id
     WHERE made.kind = 'move.made' AND made.batch >= created.batch
       AND instr(', ' || json_extract(made.fact, '$.with.track') || ', ', ', ' || @name || ', ') > 0
     LIMIT 1`,
    { id, name },
  )
  return made !== undefined
}

/** The ranked tracks still open, the newest last. */
const openTracks = (read: Read) =>
  read.all<TrackRow>(`${columns} AND state = 'open' ORDER BY position`)

/** Whether it is the only one open of what its system keeps for that. */
function isAlone(row: TrackRow, open: readonly TrackRow[]): boolean {
  return !open.some(
    ({ id, system, purpose }) => id !== row.id && system === row.system && purpose === row.purpose,
  )
}

/** The last fact of the running session that is about each track, by the track's id. */
function lastUses(read: Read): Map<string, number> {
  const rows = read.all<{ track: string; last: number }>(
    `SELECT json_extract(fact, '$.about[0].id') AS track, max(id) AS last FROM live_fact
     WHERE session_id = @sessionId AND kind LIKE 'track.%' GROUP BY track`,
    { sessionId: runningSession(read)?.id ?? null },
  )
  return new Map(rows.map(({ track, last }) => [track, last]))
}

export const moveTracksApi = {
  /**
   * The ranked tracks still open that moves can work on, the newest last. `lastUsed` is higher the later
   * one was used in the running session; null where it was not.
   */
  'move.tracks': query({
    input: z.strictObject({}),
    run: (read) => {
      const peopleOf = peopleByTrack(read)
      const uses = lastUses(read)
      const open = openTracks(read)
      return open.map((row) => ({
        id: row.id,
        name: row.name,
        system: row.system,
        purpose: row.purpose,
        ticks: row.value,
        isUsed: isUsed(read, row),
        isAlone: isAlone(row, open),
        ...peopleOf(row),
        lastUsed: uses.get(row.id) ?? null,
        rank: rankSchema.parse(row.rank),
      }))
    },
  }),
}
