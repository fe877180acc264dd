import { phrase, type Phrase } from '../../shared/phrase'
import { figureAt, valueAt } from '../moves/apply'
import type { PoolReturn } from '../tracks/pool'
import { thresholdAt } from '../tracks/pool'

/** The least or the most of a pool: a figure, a field of the sheet, or so many times its most. */
export type PoolBound = number | { field: string } | { timesMost: number }

/** What it means for a pool to have come to a figure, or below a part of its most. */
export interface PoolThreshold {
  at: number | { belowMost: number }
  words: Phrase
}

/** A pool of points that a system's sheets have: fatigue, hit points, stress. */
export interface Pool {
  id: string
  title: Phrase
  /** Whose sheets have it. */
  on: readonly ('character' | 'npc')[]
  /** Where it is counted: on the sheet, or as what fights have left of it, which is taken off its most. */
  counted: { field: string } | { spent: string }
  min: PoolBound
  max: Exclude<PoolBound, { timesMost: number }>
  /** Where it starts: whole and is spent, or empty and mounts up. */
  starts: 'min' | 'max'
  thresholds: readonly PoolThreshold[]
  /** When the rules let it come back, wholly or in part. */
  returns: PoolReturn
  /** The rule that says so. */
  rule: string
}

/** A pool of somebody as it stands. */
export interface PoolState {
  value: number
  min: number
  max: number
  /** What its figure means; null where it means nothing. */
  words: Phrase | null
}

const boundOf = (sheet: object, bound: PoolBound, most: number) => {
  if (typeof bound === 'number') return bound
  return 'field' in bound ? figureAt(sheet, bound.field) : Math.floor(bound.timesMost * most)
}

/** The highest figure of those below a part of the most; exact, as whole figures are. */
const highestBelow = (part: number, most: number) => Math.ceil(part * most) - 1

/** How a pool stands on a sheet; `spent` are the figures that fights have left, by id. */
export function poolState(
  { counted, min: least, max: most, starts, thresholds }: Pool,
  sheet: object,
  spent: Readonly<Record<string, number>>,
): PoolState {
  const max = boundOf(sheet, most, 0)
  const min = boundOf(sheet, least, max)
  const value =
    'field' in counted ? figureAt(sheet, counted.field) : max - (spent[counted.spent] ?? 0)
  const figures = thresholds.map(({ at, words }) => ({
    at: typeof at === 'number' ? at : highestBelow(at.belowMost, max),
    words,
  }))
  const reached = thresholdAt({ value, start: starts === 'max' ? max : min }, figures)
  return { value, min, max, words: reached?.words ?? null }
}

/** Whether a sheet has a pool at all: one without a most has none, as one without magic has no mana. */
export function hasPool(pool: Pool, sheet: object): boolean {
  const { counted, max } = pool
  if ('field' in counted && valueAt(sheet, counted.field) === undefined) return false
  return boundOf(sheet, max, 0) > 0
}

/** What is odd about the pools of a sheet: a figure on it that is above its most. They may be meant so. */
export function poolCautions(
  pools: readonly Pool[],
  type: Pool['on'][number],
  sheet: object,
): Phrase[] {
  return pools
    .filter((pool) => pool.on.includes(type) && 'field' in pool.counted && hasPool(pool, sheet))
    .flatMap((pool) => {
      const { value, max } = poolState(pool, sheet, {})
      return value > max ? [phrase('chart.above', { field: `@${pool.title.key}`, value, max })] : []
    })
}
