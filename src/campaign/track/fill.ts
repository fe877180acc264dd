import type { Advanced } from '../../rules/tracks/track'
import type { Write } from '../file/handles'

/** A track has just become full: what hangs on it is proposed. Nothing of it happens yet. */
export function propose(write: Write, trackId: string): void {
  write.run(
    `UPDATE track_trigger SET proposed_at = @now, settled = NULL WHERE track_id = @trackId
     AND NOT EXISTS (SELECT 1 FROM portent WHERE portent.id = portent_id AND done_at IS NOT NULL)`,
    { trackId, now: write.now },
  )
}

/** A track is full no more: what it proposed and nobody settled is withdrawn. */
function withdraw(write: Write, trackId: string): void {
  write.run(
    `UPDATE track_trigger SET proposed_at = NULL
     WHERE track_id = @trackId AND proposed_at IS NOT NULL AND settled IS NULL`,
    { trackId },
  )
}

/** Lets a step of a track propose or withdraw what hangs on it. */
export function follow(
  write: Write,
  trackId: string,
  { isFilledNow, isOpenedNow }: Pick<Advanced, 'isFilledNow' | 'isOpenedNow'>,
): void {
  if (isFilledNow) propose(write, trackId)
  if (isOpenedNow) withdraw(write, trackId)
}
