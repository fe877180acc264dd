import type { PoolReturn } from '../../rules/tracks/pool'
import { phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'
import { endAtRest } from '../effect/write'
import { advanceTrack } from '../track/advance'
import { refsOf } from '../track/read'
import { ownPools } from './read'

interface Somebody {
  type: string
  id: string
}

const isPerson = ({ type }: Somebody) => type === 'character' || type === 'npc'

/**
 * The pools that come back now do, to where they started. One of several people comes back when it
 * does for all of them.
 */
export function comeBack(
  write: Write,
  when: Exclude<PoolReturn, 'never'>,
  isMeant: (person: Somebody) => boolean,
  { missionId }: FactPlace,
): void {
  for (const { id, value, start, returns } of ownPools(write, null)) {
    if (returns !== when || value === start) continue
    const people = refsOf(write, id).filter(isPerson)
    if (!people.every(isMeant)) continue
    const mission = missionId === undefined ? {} : { missionId }
    advanceTrack(
      write,
      id,
      { by: start - value },
      { cause: phrase(`track.cause.${when}`), ...mission },
    )
  }
}

/** A rest of people is over: what was to last until one ends, and what comes back with one does. */
export function endRest(
  write: Write,
  isResting: (person: Somebody) => boolean,
  place: FactPlace,
): void {
  endAtRest(write, isResting, place)
  comeBack(write, 'rest', isResting, place)
}
