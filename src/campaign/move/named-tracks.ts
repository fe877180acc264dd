import { nameless, type TrackChange } from '../../rules/moves/tracks'
import { refNamed, type Ref } from '../../shared/fact'
import type { Read } from '../file/handles'
import { trackById } from '../track/read'
import type { RunRequestInput } from './input'
import { openedName } from './land-tracks'
import { heldTrack, secretName } from './tracks'

/** The tracks that a move is about, as facts point at them: what is kept in mind of one is settled with it. */
export function trackRefs(read: Read, tracks: Record<string, string>): Ref[] {
  const ids = Object.values(tracks).filter((id) => id !== '')
  return ids.map((id) => refNamed('track', id, trackById(read, id).name))
}

/** What no track is known by. */
const unnamed: readonly string[] = [nameless, secretName]

/**
 * What a move is about that is kept on tracks, those it opens among them. A secret one is not named, for
 * players read it as well: of those there are the ids, by which the game master’s report finds the name.
 */
export function tracksNamed(
  read: Read,
  request: RunRequestInput,
  changes: readonly TrackChange[] = [],
): { track?: string; secretTracks?: string } {
  const held = Object.values(request.tracks).map((id) => ({ id, ...heldTrack(read, id) }))
  const opened = changes.flatMap((change) =>
    change.kind === 'open' && !change.isSecret ? [openedName(read, request, change)] : [],
  )
  const all = [...held.map(({ name }) => name), ...opened]
  const names = new Set(all.filter((name) => !unnamed.includes(name)))
  const secret = held.filter(({ name }) => name === secretName).map(({ id }) => id)
  return {
    ...(names.size > 0 ? { track: [...names].join(', ') } : {}),
    ...(secret.length > 0 ? { secretTracks: secret.join(' ') } : {}),
  }
}
