import { isFull } from '../../rules/tracks/track'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { makeTrue } from '../front/come-true'
import { portentById } from '../front/portent'
import { words } from '../words'
import { advanceTrack } from './advance'
import type { NewTrigger } from './input'
import { trackById } from './read'
import { recordTrack } from './record'
import { proposalById, type TriggerRow } from './triggers'

/** Hangs a consequence on a track; one that is full already proposes it at once. */
export function addTrigger(write: Write, { trackId, then }: NewTrigger): { triggerId: string } {
  const track = trackById(write, trackId)
  const triggerId = write.newId()
  const other = then.kind === 'track' ? then.trackId : null
  const portent = then.kind === 'portent' ? then.portentId : null
  if (other !== null) {
    if (other === trackId) refuse('refusal.track.itself')
    trackById(write, other)
  }
  if (portent !== null) portentById(write, portent)
  write.run(
    `INSERT INTO track_trigger (id, track_id, other_track_id, ticks, portent_id, note, proposed_at)
     VALUES (@triggerId, @trackId, @other, @ticks, @portent, @note, @proposed)`,
    {
      triggerId,
      trackId,
      other,
      portent,
      ticks: then.kind === 'track' ? then.ticks : null,
      note: then.kind === 'note' ? then.note : '',
      proposed: isFull(track) ? write.now : null,
    },
  )
  return { triggerId }
}

/** What an accepted proposal leads to. */
function carryOut(write: Write, proposal: TriggerRow): void {
  const source = trackById(write, proposal.track_id)
  const because = phrase('track.cause.full', { track: source.name })
  if (proposal.other_track_id !== null) {
    // Players read why an open track stepped on; what they do not see of the other stays out.
    const cause = source.visibility === 'open' ? because : phrase('track.cause.followed')
    advanceTrack(write, proposal.other_track_id, { by: proposal.ticks ?? 1 }, { cause })
  }
  if (proposal.portent_id !== null) {
    const { portent_id: portentId } = proposal
    // It follows from what happened at the table; nobody spends a hard move on it.
    makeTrue(write, { portentId, how: 'descriptive', cause: words.say(because) })
  }
}

/** The game master accepts what a full track proposes, or declines it; accepted, it happens now. */
export function settle(write: Write, triggerId: string, how: 'accepted' | 'declined'): void {
  const proposal = proposalById(write, triggerId)
  write.run('UPDATE track_trigger SET settled = @how WHERE id = @triggerId', { how, triggerId })
  const what = proposal.other ?? proposal.portent ?? proposal.note
  const fact = { kind: `track.proposal.${how}`, secret: true, with: { what: what.slice(0, 300) } }
  recordTrack(write, trackById(write, proposal.track_id), fact)
  if (how === 'accepted') carryOut(write, proposal)
}
