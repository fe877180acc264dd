import { ruleSystem } from '../../rules'
import { nameless, type TrackChange } from '../../rules/moves/tracks'
import { assertNever } from '../../shared/data/assert-never'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { advanceTrack, markTrack } from '../track/advance'
import { createTrack, editTrack } from '../track/change'
import { openTracksFor } from '../track/read'
import type { MemberRef, RunRequestInput } from './input'
import { heldTrack } from './tracks'

/** Why tracks move, and where that is told. */
interface Because {
  cause: Phrase
  place: FactPlace
}

/**
 * Lets a move's changes land on the tracks that were named for it; one it opens is named from then.
 * Answers the ids by purpose.
 */
export function landTracks(
  write: Write,
  request: RunRequestInput,
  changes: readonly TrackChange[],
  because: Because,
): Record<string, string> {
  const ids = new Map(Object.entries(request.tracks))
  for (const change of changes) {
    if (change.kind === 'open') {
      ids.set(change.purpose, open(write, request, change))
      continue
    }
    const id = ids.get(change.purpose)
    if (change.kind === 'close' && change.isAll) closeAll(write, request.system, change)
    else if (id !== undefined) land(write, id, change, because)
  }
  return Object.fromEntries(ids)
}

type Opening = Extract<TrackChange, { kind: 'open' }>
type OnWhom = Pick<RunRequestInput, 'system' | 'target'>

/** The foe that a track is kept for. */
function foeOf({ system, target }: OnWhom, purpose: string): MemberRef | undefined {
  const isFoe = ruleSystem(system)?.foes?.purpose === purpose
  return isFoe && target?.type === 'npc' ? target : undefined
}

/** What a track is called that a move opens: where nobody named it, by the foe it is kept for. */
export function openedName(
  read: Read,
  on: OnWhom,
  { purpose, name }: Pick<Opening, 'purpose' | 'name'>,
): string {
  const foe = name === nameless ? foeOf(on, purpose) : undefined
  return foe ? refOf(read, foe.type, foe.id).name : name
}

/**
 * Opens a track for all to see, unless it is secret, tied to whoever made the move, to those it is
 * said to be about, and to the foe it is kept for, whose name it has when none was given. Answers
 * its id.
 */
function open(
  write: Write,
  { system, actor, target, opened: { about, note } = { about: [], note: '' } }: RunRequestInput,
  { purpose, name, rank, isSecret = false }: Opening,
): string {
  const foe = foeOf({ system, target }, purpose)
  return createTrack(write, {
    kind: 'progress',
    name: openedName(write, { system, target }, { purpose, name }),
    rank,
    system,
    purpose,
    note,
    odds: null,
    visibility: isSecret ? 'secret' : 'open',
    about: [...(actor ? [actor] : []), ...(foe ? [foe] : []), ...about],
  }).trackId
}

/** Closes every track of a purpose that is still open, in their order. */
function closeAll(
  write: Write,
  system: string,
  { purpose, state }: Extract<TrackChange, { kind: 'close' }>,
): void {
  for (const { id } of openTracksFor(write, system, purpose)) {
    editTrack(write, { trackId: id, state })
  }
}

function land(
  write: Write,
  id: string,
  change: Exclude<TrackChange, { kind: 'open' }>,
  { cause, place }: Because,
): void {
  const said = { cause, ...(place.missionId ? { missionId: place.missionId } : {}) }
  switch (change.kind) {
    case 'mark':
      markTrack(write, id, { marks: change.marks }, said)
      return
    case 'set':
      advanceTrack(write, id, { by: change.ticks - heldTrack(write, id).ticks }, said)
      editTrack(write, { trackId: id, rank: change.rank })
      return
    case 'close':
      editTrack(write, { trackId: id, state: change.state }, { tellsEnd: true })
      return
    default:
      assertNever(change)
  }
}
