import type { InputOf, OutputOf } from '../../campaign/api'
import { progressScore } from '../../rules/tracks/progress'
import { advance, isFull } from '../../rules/tracks/track'
import { phrase, type Phrase } from '../../shared/phrase'
import type { Tone } from '../parts/tone'

/** A track as the game master sees it. */
export type Track = OutputOf<'track.list'>[number]
/** What a full track proposes. */
export type Proposal = OutputOf<'track.proposals'>[number]
export type Trigger = Track['triggers'][number]
export type NewTrack = InputOf<'track.create'>
export type Visibility = Track['visibility']
/** How far a track steps: steps of its own, or marks of its rank. */
export type Step = { by: number } | { marks: number }

/** What of a track is drawn. */
export type TrackShape = Pick<Track, 'kind' | 'size' | 'value' | 'rungs' | 'start' | 'means'>

/** From the game master alone to everybody. */
export const visibilities: readonly Visibility[] = ['secret', 'known', 'open']

/** Who sees it next, when that is turned on by one. */
export function nextVisibility(now: Visibility): Visibility {
  return visibilities[(visibilities.indexOf(now) + 1) % visibilities.length] ?? 'secret'
}

/** One press of plus or minus: a mark where the track has a rank, else one step (IS-037). */
export function pressOf({ rank }: Pick<Track, 'rank'>, direction: 1 | -1): Step {
  return rank === null ? { by: direction } : { marks: direction }
}

/** How far a track is, in words. */
export function valueWords(shape: Omit<TrackShape, 'start'>): Phrase {
  const { kind, size, value, rungs, means } = shape
  if (kind === 'progress') {
    return phrase('tracks.score', { value, size, score: progressScore(value) })
  }
  if (means !== null) return phrase('tracks.means', { value, size, words: means })
  if (kind !== 'ladder') return phrase('tracks.value', { value, size })
  const rung = rungs[value - 1]
  return rung === undefined
    ? phrase('tracks.noRung', { size })
    : phrase('tracks.rungNow', { rung, value, size })
}

/** Whether it has become full: a pool that starts so is only whole. */
export function isDue(track: Pick<Track, 'value' | 'size' | 'start'>): boolean {
  return isFull(track) && track.value !== track.start
}

/** Full is owed an answer, and so is a figure that means something; the word stands beside it. */
export function toneOf(track: TrackShape): Exclude<Tone, 'neutral'> {
  return isDue(track) || track.means !== null ? 'gold' : 'ember'
}

/** What a step has come to, for a screen reader. */
export function stepWords(track: Track, { from, to }: { from: number; to: number }): Phrase {
  const { name, size } = track
  if (from !== to) {
    const key = isFull({ size, value: to }) ? 'tracks.saidFull' : 'tracks.said'
    return phrase(key, { name, from, to, size })
  }
  return phrase(isFull({ size, value: to }) ? 'tracks.isFull' : 'tracks.isEmpty', { name })
}

/** What a trigger leads to, in words. */
export function outcomeWords(
  trigger: Pick<Trigger, 'other' | 'ticks' | 'danger' | 'portent' | 'note'>,
): Phrase {
  const { other, ticks, danger, portent, note } = trigger
  if (other !== null) return phrase('tracks.trigger.thenTrack', { other, ticks: ticks ?? 1 })
  if (portent !== null)
    return phrase('tracks.trigger.thenPortent', { danger: danger ?? '', portent })
  return phrase('track.cause.said', { text: note })
}

/** The tracks about somebody or something that are still under way. */
export function tracksAbout(tracks: readonly Track[], type: string, id: string): Track[] {
  return tracks.filter(
    ({ state, about }) =>
      state === 'open' && about.some((each) => each.type === type && each.id === id),
  )
}

/** Whether a track counts points of people: what shows with them, and not among the clocks of all. */
export function isPoolOfPeople({ kind, about }: Track): boolean {
  return kind === 'points' && about.some(({ type }) => type === 'character' || type === 'npc')
}

/** The tracks whose name, or what they are about, holds these words; under way first. */
export function findTracks(tracks: readonly Track[], text: string): Track[] {
  const wanted = text.trim().toLowerCase()
  const holds = ({ name, about }: Track) =>
    [name, ...about.map((each) => each.name)].some((said) => said.toLowerCase().includes(wanted))
  const found = tracks.filter(holds)
  return [
    ...found.filter(({ state }) => state === 'open'),
    ...found.filter(({ state }) => state !== 'open'),
  ]
}

/** What one less would leave, so that a button knows whether it does anything. */
export function canStep(track: Track, direction: 1 | -1): boolean {
  const { from, to } = advance(track, direction)
  return track.state === 'open' && from !== to
}
