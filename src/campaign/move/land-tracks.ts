import type { TrackChange } from '../../rules/moves/tracks'
import { progressTicks } from '../../rules/tracks/track'
import { assertNever } from '../../shared/assert-never'
import type { Ref } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { advanceTrack } from '../track/advance'
import type { RunRequestInput } from './input'
import { heldTrack } from './tracks'

/** Why tracks move, and where that is told. */
interface Because {
  cause: Phrase
  place: FactPlace
}

/** Lets a move's changes land on the tracks that were named for it; one it opens is named from then. */
export function landTracks(
  write: Write,
  request: RunRequestInput,
  changes: readonly TrackChange[],
  because: Because,
): void {
  const ids = new Map(Object.entries(request.tracks))
  for (const change of changes) {
    if (change.kind === 'open') {
      ids.set(change.purpose, open(write, request, change, because))
      continue
    }
    const id = ids.get(change.purpose)
    if (id !== undefined) land(write, id, change, because)
  }
}

/** Players hear of open tracks alone. */
function factOn(write: Write, id: string, name: string, { cause }: Because) {
  const row = write.get<{ visibility: string }>('SELECT visibility FROM track WHERE id = @id', {
    id,
  })
  const about: Ref[] = [{ type: 'track', id, name }]
  return { secret: row?.visibility !== 'open', cause, about }
}

function open(
  write: Write,
  { system, actor }: RunRequestInput,
  { purpose, name, rank }: Extract<TrackChange, { kind: 'open' }>,
  because: Because,
): string {
  const id = write.newId()
  write.run(
    `INSERT INTO track (id, position, name, kind, size, rank, visibility, system, purpose)
     SELECT @id, coalesce(max(position) + 1, 0), @name, 'progress', @size, @rank, 'open', @system,
       @purpose FROM track`,
    { id, name, size: progressTicks, rank, system, purpose },
  )
  if (actor) {
    write.run('INSERT INTO track_about (track_id, type, entity_id) VALUES (@id, @type, @whom)', {
      ...{ id, type: actor.type, whom: actor.id },
    })
  }
  const { about, ...fact } = factOn(write, id, name, because)
  const whose = actor ? [refOf(write, actor.type, actor.id)] : []
  const opened = { kind: 'track.opened', about: [...about, ...whose] }
  write.record({ ...fact, ...opened, with: { rank: `@chip.rank.${rank}` } }, because.place)
  return id
}

function land(
  write: Write,
  id: string,
  change: Exclude<TrackChange, { kind: 'open' }>,
  because: Because,
): void {
  const { name, ticks, rank } = heldTrack(write, id)
  const said = { cause: because.cause, missionId: because.place.missionId ?? null }
  switch (change.kind) {
    case 'mark':
      advanceTrack(write, id, { marks: change.marks }, said)
      return
    case 'set':
      advanceTrack(write, id, { by: change.ticks - ticks }, said)
      if (change.rank === rank) return
      write.run('UPDATE track SET rank = @rank WHERE id = @id', { id, rank: change.rank })
      write.record(
        {
          ...factOn(write, id, name, because),
          ...{ kind: 'track.ranked', from: rank, to: change.rank },
          with: { rank: `@chip.rank.${change.rank}` },
        },
        because.place,
      )
      return
    case 'close':
      write.run('UPDATE track SET state = @state WHERE id = @id', { id, state: change.state })
      write.record(
        {
          ...factOn(write, id, name, because),
          ...{ kind: 'track.closed', to: change.state },
          with: { state: `@chip.closedAs.${change.state}` },
        },
        because.place,
      )
      return
    default:
      assertNever(change)
  }
}
