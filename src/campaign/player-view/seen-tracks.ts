import type { Read } from '../file/handles'
import { refuse } from '../../shared/reply'
import { readAliases } from '../npc/aliases'
import { readRungs, refsOf, trackById, tracksWhere, type TrackRow } from '../track/read'
import { pointsSeen } from './seen-points'

/** What is drawn of a track: all of it, of a pool no more than its bar, or nothing. */
function drawingOf(track: TrackRow, rungs: string[]) {
  const { kind, size, value, start, rank, means, sight } = track
  const points = pointsSeen(sight, { now: value, most: size })
  if (!points) return null
  if (!('isBar' in points)) return { kind, size, value, start, rank, rungs, means, isBar: false }
  const { now, most } = points
  return { kind, size: most, value: now, start: most, rank, rungs, means: null, isBar: true }
}

/** What a track is called to players: by its place among those they see. */
const seenId = (at: number) => `track${at + 1}`

/** As players see it; `id` is what it is called to them, since the campaign's own is nobody's business. */
function asSeen(read: Read, track: TrackRow, rungs: ReturnType<typeof readRungs>, id: string) {
  const { name, visibility, kind, means, sight } = track
  if (visibility === 'known') return { id, name, people: [], means: null, drawing: null }
  const own = rungs.filter((rung) => rung.track_id === track.id).map((rung) => rung.name)
  const about = kind === 'points' ? refsOf(read, track.id) : []
  const people = about.flatMap((each) => (each.type === 'character' ? [each.name] : []))
  return {
    ...{ id, name, people, drawing: drawingOf(track, own) },
    // What its figure means, where that is all that is told of it.
    means: sight === 'figures' ? null : means,
  }
}

/** One that the game master turns to players alone; a refusal in words where it is the game master's own. */
export function seenTrack(read: Read, trackId: string) {
  const track = trackById(read, trackId)
  if (track.visibility === 'secret') refuse('refusal.trackSecret', { name: track.name })
  return asSeen(read, track, readRungs(read), seenId(0))
}

/** The tracks that players know of, by what those are called to them, in order. */
export function tracksKnown(read: Read): { id: string; track: TrackRow }[] {
  const tracks = tracksWhere(read, `state = 'open' AND visibility IN ('known', 'open')`)
  return tracks.map((track, at) => ({ id: seenId(at), track }))
}

/** The tracks that players see, none by its id, and nobody by a name that they do not know. */
export function seenTracks(read: Read) {
  const rungs = readRungs(read)
  const tracks = tracksKnown(read).map(({ id, track }) => asSeen(read, track, rungs, id))
  return readAliases(read).inData(tracks)
}
