import type { Phrase } from '../../shared/phrase'
import type { Sight } from '../../shared/sight'
import type { TrackRow } from '../track/read'

/** Eighths: as exactly as a bar can be read from across the table. */
const barParts = 8

/**
 * Points as far as they are seen: as a bar of eighths, or in figures, in the words of the table where it
 * has any; null for none of them.
 */
export function pointsSeen(
  level: Sight,
  { now, most }: { now: number; most: number },
  says?: Phrase,
) {
  if (level !== 'bar' && level !== 'figures') return null
  if (level === 'figures') return { now, most, ...(says ? { says } : {}) }
  const parts = most > 0 ? Math.ceil((Math.max(0, now) / most) * barParts) : 0
  return { now: Math.min(parts, barParts), most: barParts, isBar: true }
}

/** A pool that is open to players: by its name and what its figure means, and as much of that as they see. */
export function seenPool({ name, value, size, means, sight }: TrackRow) {
  return { name, means, points: pointsSeen(sight, { now: value, most: size }) }
}
