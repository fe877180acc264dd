import { progressTicks } from './track'

/** How hard a progress track is to fill, from easy to hard (IS-035). */
export const ranks = ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'] as const
export type Rank = (typeof ranks)[number]

/** The rank of this name; the second for a word that names none. */
export function rankNamed(name: string): Rank {
  return ranks.find((rank) => rank === name.trim().toLowerCase()) ?? ranks[1]
}

/** Ticks in a box (IS-036). */
export const boxTicks = 4

/** Ticks that one mark of progress is worth (IS-037). */
export const ticksPerMark: Record<Rank, number> = {
  troublesome: 12,
  dangerous: 8,
  formidable: 4,
  extreme: 2,
  epic: 1,
}

/** A rank as a number, 1 to 5 (IS-035). */
export function rankNumber(rank: Rank): number {
  return ranks.indexOf(rank) + 1
}

/** Ticks that so many marks are worth; a negative number clears them again (IS-037, IS-038). */
export function ticksOf(rank: Rank, marks: number): number {
  return marks * ticksPerMark[rank]
}

/** How many ticks lie in each of the ten boxes, 0 to 4 (IS-036). */
export function boxesOf(ticks: number): number[] {
  return Array.from({ length: progressTicks / boxTicks }, (_, index) =>
    Math.min(boxTicks, Math.max(0, ticks - index * boxTicks)),
  )
}

/** The progress score, 0 to 10: full boxes only (IS-041). */
export function progressScore(ticks: number): number {
  return Math.floor(ticks / boxTicks)
}
