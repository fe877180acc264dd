import { whole } from '../../shared/bounded'

/** The least and the most a figure may be. */
export interface Bounds {
  min: number
  max: number
}

/** A whole number within bounds, as a field of a sheet with its default. */
export function figureWithin({ min, max }: Bounds, initial: number) {
  return whole(min, max).default(initial)
}

/** Keeps a figure within its bounds; what goes beyond is lost. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, value))
}
