import type { Fact, Ref } from '../../shared/fact'
import type { Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'
import { refsOf, type TrackRow } from './read'

type TrackFact = Pick<Fact, 'kind'> & Partial<Omit<Fact, 'kind' | 'about'>>

/** As many as a fact can be about, beside the track itself. */
const besides = 7

/**
 * Whom a fact about a track names beside it. Players read what is said of an open one, and
 * know of the things behind it only the characters.
 */
function beside(write: Write, track: TrackRow, isSecret: boolean): Ref[] {
  const refs = refsOf(write, track.id)
  return refs.filter(({ type }) => !isSecret || type === 'character').slice(0, besides)
}

/**
 * Writes down what happened to a track, under the mission that is played. Only an open track is told
 * of to players: of a known one they learn no figure, nor of a pool of which they see a word or a bar.
 */
export function recordTrack(
  write: Write,
  track: TrackRow,
  fact: TrackFact,
  missionId: string | null = missionInPlay(write),
): void {
  const secret = fact.secret ?? (track.visibility !== 'open' || track.sight !== 'figures')
  const about: Ref[] = [
    { type: 'track', id: track.id, name: track.name },
    ...beside(write, track, !secret),
  ]
  write.record({ ...fact, secret, about }, { missionId })
}
