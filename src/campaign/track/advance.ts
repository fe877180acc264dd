import { ranks, ticksOf } from '../../rules/tracks/progress'
import { advance, type Advanced } from '../../rules/tracks/track'
import type { Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'

interface TrackRow {
  name: string
  size: number
  value: number
  rank: string | null
  visibility: string
}

/** How far a track steps: in steps of its own, or in marks of its rank (IS-037). */
export type Step = { by: number } | { marks: number }

/** Why a track steps, and in which mission. */
export interface StepCause {
  cause: Phrase
  missionId?: string | null
}

function stepsOf({ rank: stored }: TrackRow, step: Step): number {
  if ('by' in step) return step.by
  const rank = ranks.find((each) => each === stored)
  return ticksOf(rank ?? refuse('refusal.gone'), step.marks)
}

/** Steps a track on or back and writes it down. It stops at either end. */
export function advanceTrack(
  write: Write,
  trackId: string,
  step: Step,
  { cause, missionId = null }: StepCause,
): Advanced {
  const track =
    write.get<TrackRow>(
      'SELECT name, size, value, rank, visibility FROM track WHERE id = @trackId',
      { trackId },
    ) ?? refuse('refusal.gone')
  const advanced = advance(track, stepsOf(track, step))
  const { from, to } = advanced
  if (from === to) return advanced
  write.run('UPDATE track SET value = @to WHERE id = @trackId', { to, trackId })
  const about = [{ type: 'track' as const, id: trackId, name: track.name }]
  const secret = track.visibility !== 'open'
  write.record(
    { kind: 'track.advanced', secret, about, from, to, cause, with: { size: track.size } },
    { missionId },
  )
  return advanced
}
