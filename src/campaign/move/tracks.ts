import { z } from 'zod'
import type { HeldTrack } from '../../rules/moves/tracks'
import { ranks } from '../../rules/tracks/progress'
import { progressTicks } from '../../rules/tracks/track'
import { refuse } from '../../shared/reply'
import { query } from '../define'
import type { Read } from '../file/handles'

const rankSchema = z.enum(ranks)

interface TrackRow {
  id: string
  name: string
  system: string
  purpose: string
  rank: string
  value: number
}

const columns = `SELECT id, name, system, purpose, rank, value FROM track
  WHERE kind = 'progress' AND rank IS NOT NULL AND size = ${progressTicks}`

/** One ranked track as a move sees it; a refusal in words when it is gone or closed. */
export function heldTrack(read: Read, trackId: string): HeldTrack {
  const row =
    read.get<TrackRow>(`${columns} AND state = 'open' AND id = @trackId`, { trackId }) ??
    refuse('refusal.gone')
  return { name: row.name, rank: rankSchema.parse(row.rank), ticks: row.value }
}

export const moveTracksApi = {
  /** The ranked tracks still open that moves can work on, the newest last. */
  'move.tracks': query({
    input: z.strictObject({}),
    run: (read) =>
      read
        .all<TrackRow>(`${columns} AND state = 'open' ORDER BY position`)
        .map(({ id, name, system, purpose, rank, value }) => ({
          ...{ id, name, system, purpose, ticks: value },
          rank: rankSchema.parse(rank),
        })),
  }),
}
