import {
  thresholdAt,
  thresholdsSchema,
  type PoolReturn,
  type Threshold,
} from '../../rules/tracks/pool'
import { ruleSystem } from '../../rules'
import type { Rank } from '../../rules/tracks/progress'
import type { TrackKind } from '../../rules/tracks/track'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { PoolSight } from '../../shared/sight'
import type { Binding, Read } from '../file/handles'
import { ifReadable, readStored } from '../file/stored'
import { homeOf, type Home } from '../search/home'
import { readAbout } from './about'
import type { About } from './input'
import { readTriggers } from './triggers'

/** A track as it lies in the file; `value` and `size` count segments, points, rungs or ticks. */
export interface TrackRow {
  id: string
  name: string
  note: string
  kind: TrackKind
  size: number
  value: number
  rank: Rank | null
  /** How many foes share it; null for a track of anything else. */
  heads: number | null
  /** Of a pool: the figure it starts at and comes back to, and when. */
  start: number
  returns: PoolReturn
  /** What its figures mean. */
  thresholds: Threshold[]
  /** What the figure of now means; null where it means nothing. */
  means: string | null
  visibility: 'secret' | 'known' | 'open'
  /** How much players see of a pool that is open. */
  sight: PoolSight
  odds: number | null
  system: string
  purpose: string
  state: 'open' | 'done' | 'failed' | 'forsaken'
}

/** Whether it is the track of a foe, whatever opened it: what becomes of it is what becomes of them. */
export const isFoe = ({ system, purpose }: Pick<TrackRow, 'system' | 'purpose'>): boolean =>
  purpose !== '' && ruleSystem(system)?.foes?.purpose === purpose

type StoredTrack = Omit<TrackRow, 'thresholds' | 'means'> & { thresholds: string }

interface RungRow {
  track_id: string
  name: string
}

const columns = `SELECT id, name, note, kind, size, value, rank, heads, start, returns, thresholds,
    visibility, sight, odds, system, purpose, state FROM track`

/** What the figure of a pool means; null where it means nothing. */
export function meaningOf({
  value,
  start,
  thresholds,
}: Pick<TrackRow, 'value' | 'start' | 'thresholds'>): string | null {
  return thresholdAt({ value, start }, thresholds)?.words ?? null
}

/** A track with what its figures mean; that counts as nothing where it cannot be read, and is told. */
function whole(read: Read, row: StoredTrack): TrackRow {
  const thresholds = ifReadable(
    () => readStored(thresholdsSchema, row.thresholds),
    (text) => {
      read.leaveOut(text)
      return []
    },
  )
  return { ...row, thresholds, means: meaningOf({ ...row, thresholds }) }
}

/** The tracks that a condition holds of, in order. */
export function tracksWhere(
  read: Read,
  condition: string,
  bindings: Record<string, Binding> = {},
): TrackRow[] {
  return read
    .all<StoredTrack>(`${columns} WHERE ${condition} ORDER BY position, rowid`, bindings)
    .map((row) => whole(read, row))
}

/** One track; a refusal in words when it is gone. */
export function trackById(read: Read, id: string): TrackRow {
  const [track] = tracksWhere(read, 'id = @id', { id })
  return track ?? refuse('refusal.gone')
}

/** The open tracks that a system keeps for a purpose, in their order. */
export function openTracksFor(read: Read, system: string, purpose: string) {
  return read.all<Pick<TrackRow, 'id' | 'rank'>>(
    `SELECT id, rank FROM track WHERE system = @system AND purpose = @purpose AND state = 'open'
     ORDER BY position`,
    { system, purpose },
  )
}

/** Every rung of every ladder, from the foot up. */
export function readRungs(read: Read): RungRow[] {
  return read.all<RungRow>('SELECT track_id, name FROM track_rung ORDER BY track_id, position')
}

/** Whom and what a track is about, by name. */
export function refsOf(read: Read, trackId: string): Ref[] {
  return readAbout(read, trackId).map(({ type, id, name }) => ({ type, id, name }))
}

/** Whom or what a track is about, with what that belongs to where it is no thing of its own. */
type Tie = About & { name: string; home?: Home }
const tie = (about: About & { name: string }, home: Home | null): Tie =>
  home ? { ...about, home } : about

/** Every track in order, with its rungs, what it is about, and what it proposes once full. */
export function readTracks(read: Read) {
  const rungs = readRungs(read)
  const about = readAbout(read)
  const triggers = readTriggers(read)
  return tracksWhere(read, 'true').map((track) => ({
    ...track,
    rungs: rungs.filter((rung) => rung.track_id === track.id).map(({ name }) => name),
    about: about
      .filter((each) => each.track_id === track.id)
      .map(({ type, id, name }) => tie({ type, id, name }, homeOf(read, type, id))),
    triggers: triggers.filter((trigger) => trigger.track_id === track.id),
  }))
}
