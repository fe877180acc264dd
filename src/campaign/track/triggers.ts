import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

/** What a full track proposes: another track steps on, a portent comes true, or a note. */
export interface TriggerRow {
  id: string
  track_id: string
  /** The name of the track that becomes full. */
  track: string
  other_track_id: string | null
  /** The name of the track that steps on. */
  other: string | null
  ticks: number | null
  portent_id: string | null
  /** What the portent says. */
  portent: string | null
  portent_done: number
  /** The danger that the portent belongs to. */
  danger: string | null
  note: string
  proposed_at: string | null
  settled: 'accepted' | 'declined' | null
}

const columns = `SELECT track_trigger.id, track_trigger.track_id, track.name AS track,
    track_trigger.other_track_id, other.name AS other, track_trigger.ticks,
    track_trigger.portent_id, portent.text AS portent, portent.done_at IS NOT NULL AS portent_done,
    danger.name AS danger, track_trigger.note, track_trigger.proposed_at, track_trigger.settled
  FROM track_trigger JOIN track ON track.id = track_trigger.track_id
    LEFT JOIN track AS other ON other.id = track_trigger.other_track_id
    LEFT JOIN portent ON portent.id = track_trigger.portent_id
    LEFT JOIN danger ON danger.id = portent.danger_id`

/** What every track proposes once it is full. */
export function readTriggers(read: Read): TriggerRow[] {
  return read.all<TriggerRow>(`${columns} ORDER BY track_trigger.rowid`)
}

/** One trigger; a refusal in words when it is gone. */
export function triggerById(read: Read, id: string): TriggerRow {
  const row = read.get<TriggerRow>(`${columns} WHERE track_trigger.id = @id`, { id })
  return row ?? refuse('refusal.gone')
}

/** A proposal waits until it is settled; a portent that came true by other ways needs none. */
function isWaiting({ proposed_at: at, settled, portent_done: done }: TriggerRow): boolean {
  return at !== null && settled === null && done === 0
}

/** What full tracks propose and nobody has settled yet, the oldest first. */
export function readProposals(read: Read): TriggerRow[] {
  return read
    .all<TriggerRow>(
      `${columns} WHERE track_trigger.proposed_at IS NOT NULL
       ORDER BY track_trigger.proposed_at, track_trigger.rowid`,
    )
    .filter(isWaiting)
}

/** A proposal that waits to be settled; a refusal in words when there is none. */
export function proposalById(read: Read, id: string): TriggerRow {
  const row = triggerById(read, id)
  return isWaiting(row) ? row : refuse('refusal.gone')
}
