import type { OutputOf } from '../../campaign/api'
import { clamp } from '../../rules/system/bounds'
import { readChange } from '../../rules/tracks/pool'
import { phrase, type Phrase } from '../../shared/phrase'

/** A pool of somebody, of a sheet or of the game master's own. */
export type Pool = OutputOf<'pool.list'>[number]

/** What tells a pool from the others of somebody. */
export function poolKey({ key }: Pick<Pool, 'key'>): string {
  return 'trackId' in key ? `track:${key.trackId}` : `${key.system}:${key.poolId}`
}

/** How a pool stands, in words. */
export function poolWords({
  name,
  value,
  size,
  means,
}: Pick<OutputOf<'pool.inFights'>[number], 'name' | 'value' | 'size' | 'means'>): Phrase {
  const gaps = { name, value, size }
  return means === null
    ? phrase('pool.note', gaps)
    : phrase('pool.noteMeans', { ...gaps, words: means })
}

/** What was typed, as a name and a change; the name is empty where only a change was typed. */
export function typedChange(line: string): { name: string; change: string } {
  const at = line.search(/[+\-−–=]\s*\d+\s*$/)
  if (at < 0) return { name: '', change: line }
  return { name: line.slice(0, at).trim().toLowerCase(), change: line.slice(at) }
}

/** The figure that a change leads to, within the bounds of the pool; null for what is no change. */
export function changedTo({ value, min, max }: Pool, change: string): number | null {
  const to = readChange(change, value)
  return to === null ? null : clamp(to, { min, max: Math.max(max, value) })
}
