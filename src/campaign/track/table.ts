import { z } from 'zod'
import type { Rank } from '../../rules/tracks/progress'
import type { TrackKind } from '../../rules/tracks/track'
import { playerQuery } from '../define'
import { readRungs } from './read'

interface SeenRow {
  id: string
  name: string
  visibility: 'known' | 'open'
  kind: TrackKind
  size: number
  value: number
  rank: Rank | null
}

export const tableTracksApi = {
  /** The tracks that players see: open ones in full, known ones by their name alone. */
  'playerView.tracks': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const rungs = readRungs(read)
      return read
        .all<SeenRow>(
          `SELECT id, name, visibility, kind, size, value, rank FROM track
           WHERE state = 'open' AND visibility IN ('known', 'open') ORDER BY position, rowid`,
        )
        .map(({ id, name, visibility, kind, size, value, rank }) => {
          if (visibility === 'known') return { id, name, drawing: null }
          const own = rungs.filter((rung) => rung.track_id === id).map((rung) => rung.name)
          return { id, name, drawing: { kind, size, value, rank, rungs: own } }
        })
    },
  }),
}
