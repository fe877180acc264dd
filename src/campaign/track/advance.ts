import { ticksOf } from '../../rules/tracks/progress'
import { meetsOdds } from '../../rules/tracks/odds'
import { advance, type Advanced } from '../../rules/tracks/track'
import type { Fact } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { follow } from './fill'
import type { AdvanceInput } from './input'
import { isFoe, meaningOf, trackById, type TrackRow } from './read'
import { recordTrack } from './record'

/** How far a track steps: in steps of its own, or in marks of its rank (IS-037). */
export type Step = { by: number } | { marks: number }

/** Why a track steps, and by what dice. */
export interface StepCause {
  /** By hand, when left out. Players read it of an open track. */
  cause?: Phrase | undefined
  dice?: Fact['dice'] | undefined
  /** The mission it belongs to; the one under way, when left out. */
  missionId?: string | null
}

/** The steps of its own that a step comes to; a refusal in words for marks without a rank. */
export function stepsOf({ rank }: TrackRow, step: Step): number {
  if ('by' in step) return step.by
  return ticksOf(rank ?? refuse('refusal.track.noRank'), step.marks)
}

/**
 * Steps a track on or back and writes it down. It stops at either end; what changes nothing says
 * nothing. A track that becomes full proposes what hangs on it, and nothing more.
 */
export function advanceTrack(
  write: Write,
  trackId: string,
  step: Step,
  { cause = phrase('track.cause.byHand'), dice, missionId }: StepCause = {},
): Advanced {
  const track = trackById(write, trackId)
  if (track.state !== 'open') refuse('refusal.track.putAway', { name: track.name })
  const advanced = advance(track, stepsOf(track, step))
  const { from, to } = advanced
  if (from === to) return advanced
  write.run('UPDATE track SET value = @to WHERE id = @trackId', { to, trackId })
  follow(write, trackId, advanced)
  // The figures of people are told by the names of their pools.
  const pool = track.kind === 'points' ? { pool: track.name } : {}
  const said = { cause, with: { size: track.size, ...pool }, ...(dice ? { dice } : {}) }
  recordTrack(write, track, { kind: 'track.advanced', from, to, ...said }, missionId)
  const means = meaningOf({ ...track, value: to })
  if (means !== null && means !== track.means) {
    recordTrack(write, track, { kind: 'track.reached', with: { words: means } }, missionId)
  }
  return advanced
}

const unmoved = ({ value }: TrackRow): Advanced => ({
  from: value,
  to: value,
  isFilledNow: false,
  isOpenedNow: false,
})

/** That a foe was hurt of whom players know the name alone: they read no figure, and that it was done. */
function tellHurt(write: Write, trackId: string, { from, to }: Advanced): void {
  const track = trackById(write, trackId)
  const isKnownFoe = isFoe(track) && track.visibility === 'known'
  if (isKnownFoe && to > from) recordTrack(write, track, { kind: 'foe.hurt', secret: false })
}

/** Marks a track on by what was done at the table, and tells of a foe on it that it was hurt. */
export function markTrack(write: Write, trackId: string, step: Step, because: StepCause): Advanced {
  const advanced = advanceTrack(write, trackId, step, because)
  tellHurt(write, trackId, advanced)
  return advanced
}

/** A step that the game master asks for; with odds, a roll may keep the track where it is. */
export function takeStep(
  write: Write,
  { trackId, by, marks, cause, roll }: AdvanceInput,
): Advanced & { held: boolean } {
  const track = trackById(write, trackId)
  const step = marks === undefined ? { by: by ?? 0 } : { marks }
  const said = cause === '' ? undefined : phrase('track.cause.said', { text: cause })
  if (!roll) {
    return { ...markTrack(write, trackId, step, { cause: said }), held: false }
  }
  const odds = track.odds ?? refuse('refusal.track.noOdds', { name: track.name })
  const dice = { faces: [roll.face], typed: roll.typed }
  const rolled = phrase('track.cause.rolled', { roll: roll.face, odds })
  if (meetsOdds(odds, roll.face)) {
    return { ...advanceTrack(write, trackId, step, { cause: said ?? rolled, dice }), held: false }
  }
  recordTrack(write, track, { kind: 'track.held', dice, cause: rolled })
  return { ...unmoved(track), held: true }
}
