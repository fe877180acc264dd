/**
 * What a track counts: segments of a clock, points of a pool, rungs of a ladder, or the ticks of
 * a ranked progress track.
 */
export const trackKinds = ['clock', 'points', 'ladder', 'progress'] as const
export type TrackKind = (typeof trackKinds)[number]

/** Ticks that a progress track holds: ten boxes of four (IS-036). */
export const progressTicks = 40

/** How many steps a track of each kind may have, both ends included. */
export const sizesOf: Record<TrackKind, { min: number; max: number }> = {
  clock: { min: 2, max: 24 },
  points: { min: 1, max: 100 },
  ladder: { min: 2, max: 24 },
  progress: { min: progressTicks, max: progressTicks },
}

/** How far a track has come, in steps of its own: 0 is empty, `size` is full. */
export interface TrackFigures {
  size: number
  value: number
}

/** What a step did to a track. */
export interface Advanced {
  from: number
  to: number
  /** Whether it became full with this step; what was full before stays as it was. */
  isFilledNow: boolean
  /** Whether it was full and is so no more. */
  isOpenedNow: boolean
}

/** Whether nothing more goes in. */
export function isFull({ size, value }: TrackFigures): boolean {
  return value >= size
}

/** Steps a track on or back. It stops at either end and never wraps (IS-038). */
export function advance({ size, value }: TrackFigures, by: number): Advanced {
  const to = Math.min(size, Math.max(0, value + by))
  const [wasFull, full] = [isFull({ size, value }), isFull({ size, value: to })]
  return { from: value, to, isFilledNow: full && !wasFull, isOpenedNow: wasFull && !full }
}
