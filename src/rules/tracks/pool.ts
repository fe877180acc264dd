import { z } from 'zod'
import { line, whole } from '../../shared/bounded'

/** When the points of a pool come back to where they started. */
export const poolReturns = ['never', 'rest', 'day', 'session'] as const
export type PoolReturn = (typeof poolReturns)[number]

/** As many thresholds as a pool may have. */
const mostThresholds = 12

/** What it means for a pool to have come as far as a figure. */
export const thresholdSchema = z.strictObject({
  at: whole(0, 100),
  words: line(60),
})
export type Threshold = z.infer<typeof thresholdSchema>

export const thresholdsSchema = z
  .array(thresholdSchema)
  .max(mostThresholds)
  .refine((list) => new Set(list.map(({ at }) => at)).size === list.length)

/**
 * What the figure of a pool means: the threshold that is the farthest from the start of those it has
 * come to. What lies above the start is come to from below, the rest from above, so that one list
 * serves what is spent and what mounts up. Of two at one figure it is the later.
 */
export function thresholdAt<T extends { at: number }>(
  { value, start }: { value: number; start: number },
  thresholds: readonly T[],
): T | undefined {
  const reached = thresholds.filter(({ at }) => (at > start ? value >= at : value <= at))
  return reached.toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start)).at(-1)
}

/** Thresholds as they were typed, one a line: a figure and what it means. Null for what is none. */
export function readThresholds(text: string): Threshold[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const read = lines.map((line) => {
    const [, at, words] = /^(\d{1,3})[\s:=]+(.+)$/.exec(line) ?? []
    return { at: Number(at), words }
  })
  const parsed = thresholdsSchema.safeParse(read)
  return parsed.success ? parsed.data : null
}

/** Thresholds as they would be typed. */
export function thresholdLines(thresholds: readonly Threshold[]): string {
  return thresholds.map(({ at, words }) => `${at} ${words}`).join('\n')
}

/**
 * A change of a pool as it was typed: “+2” and “−3” step from the figure there is, “=5” is the new
 * one. Null for anything else.
 */
export function readChange(text: string, value: number): number | null {
  const [, sign = '', digits] = /^([+\-−–=])\s*(\d{1,4})$/.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const amount = Number(digits)
  if (sign === '=') return amount
  return sign === '+' ? value + amount : value - amount
}
