import { advance, progressTicks, sizesOf, type TrackKind } from '../../rules/tracks/track'
import { hasWords } from '../../rules/words'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { linkableName } from './about'
import { follow } from './fill'
import type { About, NewTrack, TrackEdit } from './input'
import { isFoe, trackById, type TrackRow } from './read'
import { settleWithTrack } from '../reminder/reminders'
import { recordTrack } from './record'
import { renaming } from '../note/write'

function writeRungs(write: Write, trackId: string, rungs: readonly string[]): void {
  write.run('DELETE FROM track_rung WHERE track_id = @trackId', { trackId })
  rungs.forEach((name, position) =>
    write.run(
      'INSERT INTO track_rung (track_id, position, name) VALUES (@trackId, @position, @name)',
      {
        trackId,
        position,
        name,
      },
    ),
  )
}

function sizeOf(track: NewTrack): number {
  if (track.kind === 'ladder') return track.rungs.length
  return track.kind === 'progress' ? progressTicks : track.size
}

/** What a track has that is no pool. */
const noPool = { start: 0, returns: 'never' as const, thresholds: [], sight: 'figures' as const }

/** A pool starts within its bounds, and what its figures mean lies within them. */
function checkPool({ size, start, thresholds }: Pick<TrackRow, 'size' | 'start' | 'thresholds'>) {
  if (start > size) refuse('refusal.track.start', { max: size })
  const beyond = thresholds.find(({ at }) => at > size)
  if (beyond) refuse('refusal.track.threshold', { ...beyond, max: size })
}

/** Makes a track, empty or where it starts; answers its id. */
export function createTrack(write: Write, track: NewTrack): { trackId: string } {
  const { name, note, kind, visibility, odds, system, purpose } = track
  const trackId = write.newId()
  const rank = track.kind === 'progress' ? track.rank : null
  const size = sizeOf(track)
  const { start, returns, thresholds, sight } = track.kind === 'points' ? track : noPool
  checkPool({ size, start, thresholds })
  write.run(
    `INSERT INTO track (id, position, name, note, kind, size, value, rank, visibility, odds, system, purpose,
       start, returns, thresholds, sight)
     VALUES (@trackId, (SELECT ifnull(max(position), -1) + 1 FROM track), @name, @note, @kind,
       @size, @start, @rank, @visibility, @odds, @system, @purpose, @start, @returns, @thresholds, @sight)`,
    {
      trackId,
      name,
      note,
      kind,
      visibility,
      odds,
      system,
      purpose,
      rank,
      size,
      start,
      returns,
      sight,
      thresholds: JSON.stringify(thresholds),
    },
  )
  if (track.kind === 'ladder') writeRungs(write, trackId, track.rungs)
  for (const about of track.about) linkTrack(write, trackId, about, true)
  recordTrack(write, trackById(write, trackId), { kind: 'track.created' })
  return { trackId }
}

/** Ties a track to somebody or something, or unties it. */
export function linkTrack(write: Write, trackId: string, about: About, linked: boolean): void {
  trackById(write, trackId)
  const bindings = { trackId, type: about.type, entity: about.id }
  if (linked) {
    linkableName(write, about)
    write.run(
      `INSERT OR IGNORE INTO track_about (track_id, type, entity_id)
       VALUES (@trackId, @type, @entity)`,
      bindings,
    )
  } else {
    write.run(
      `DELETE FROM track_about
       WHERE track_id = @trackId AND type = @type AND entity_id = @entity`,
      bindings,
    )
  }
}

/** Which of its measures a kind has. */
const measures: Record<TrackKind, readonly (keyof TrackEdit)[]> = {
  clock: ['size'],
  points: ['size', 'start', 'returns', 'thresholds', 'sight'],
  ladder: ['rungs'],
  progress: ['rank'],
}

const measuring = [...new Set(Object.values(measures).flat())]

function checkMeasures(track: TrackRow, edit: TrackEdit): void {
  for (const measure of measuring) {
    if (edit[measure] !== undefined && !measures[track.kind].includes(measure)) {
      refuse('refusal.track.otherKind', { name: track.name })
    }
  }
}

/** Gives a track another length. It may not become shorter than it is filled. */
function resize(write: Write, track: TrackRow, size: number): void {
  const { id, kind, value } = track
  const { min, max } = sizesOf[kind]
  if (size < min || size > max) refuse('refusal.track.size', { min, max })
  if (size < value) refuse('refusal.track.tooShort', { value })
  write.run('UPDATE track SET size = @size WHERE id = @id', { size, id })
  const was = value >= track.size
  const { to } = advance({ size, value }, 0)
  follow(write, id, { isFilledNow: to === size && !was, isOpenedNow: was && to < size })
}

/** What became of a track, told by what it is kept for where there are words for that: a journey arrives. */
function stateKind(track: TrackRow): string {
  const { purpose, state } = track
  if (isFoe(track)) return `foe.is.${state}`
  const own = `track.is.${purpose}.${state}`
  return purpose !== '' && hasWords(`fact.${own}`) ? own : `track.is.${state}`
}

const rankWords = (rank: TrackRow['rank']) => `@tracks.rank.${rank ?? 'none'}`

/** What of a change is told here. */
interface RecordOptions {
  /** Whether players read what became of a foe that they know by name alone, where nothing else tells it. */
  tellsEnd?: boolean
  /** Whether another rank is told; not where whoever changes it says why. */
  tellsRank?: boolean
}

function recordEdit(
  write: Write,
  before: TrackRow,
  { tellsEnd = false, tellsRank = true }: RecordOptions,
): void {
  const after = trackById(write, before.id)
  const { name, size, rank, visibility, state } = after
  if (visibility !== before.visibility) {
    recordTrack(write, after, { kind: `track.now.${visibility}` })
  }
  if (state !== before.state) {
    const isTold = tellsEnd && visibility === 'known' && isFoe(after)
    recordTrack(write, after, { kind: stateKind(after), ...(isTold ? { secret: false } : {}) })
    if (state !== 'open') settleWithTrack(write, after.id)
  }
  if (rank !== before.rank && tellsRank) {
    const is = rankWords(rank)
    const was = rankWords(before.rank)
    recordTrack(write, after, { kind: 'track.ranked', secret: true, with: { was, is } })
  }
  if (name !== before.name || size !== before.size) {
    recordTrack(write, after, { kind: 'track.changed', secret: true, from: before.name, to: name })
  }
}

/** Changes what a track is called, how long it is, who sees it, or puts it away. */
export function editTrack(write: Write, edit: TrackEdit, options: RecordOptions = {}): void {
  const track = trackById(write, edit.trackId)
  checkMeasures(track, edit)
  const { rungs } = edit
  const pool = {
    size: edit.size ?? track.size,
    start: edit.start ?? track.start,
    thresholds: edit.thresholds ?? track.thresholds,
  }
  checkPool(pool)
  renaming(write, 'track', track.id, () =>
    write.run(
      `UPDATE track SET name = @name, note = @note, visibility = @visibility, odds = @odds,
       rank = @rank, state = @state, start = @start, returns = @returns, thresholds = @thresholds,
       sight = @sight
       WHERE id = @id`,
      {
        id: track.id,
        name: edit.name ?? track.name,
        note: edit.note ?? track.note,
        visibility: edit.visibility ?? track.visibility,
        odds: edit.odds === undefined ? track.odds : edit.odds,
        rank: edit.rank === undefined ? track.rank : edit.rank,
        state: edit.state ?? track.state,
        start: pool.start,
        returns: edit.returns ?? track.returns,
        sight: edit.sight ?? track.sight,
        thresholds: JSON.stringify(pool.thresholds),
      },
    ),
  )
  if (rungs) writeRungs(write, track.id, rungs)
  const size = rungs?.length ?? edit.size ?? track.size
  if (size !== track.size) resize(write, track, size)
  recordEdit(write, track, options)
}

/** Takes a track away with all that hangs on it. */
export function removeTrack(write: Write, trackId: string): void {
  const track = trackById(write, trackId)
  recordTrack(write, track, { kind: 'track.removed' })
  settleWithTrack(write, trackId)
  write.run('DELETE FROM track WHERE id = @trackId', { trackId })
}
