import { bandOf } from '../../moves/band'
import type { Band } from '../../moves/effect'

/** The three jobs of a perilous journey (DW-059), in the order they are read. */
export const jobs = ['trailblazer', 'scout', 'quartermaster'] as const
export type Job = (typeof jobs)[number]

/** The totals of those who hold a job; null for one left empty (DW-060). */
export interface JourneyInput {
  totals: Record<Job, number | null>
  rationsRequired: number
}

/** How a journey goes. */
export interface JourneyRead {
  bands: Record<Job, Band>
  rationsRequired: number
  faster: boolean
  /** Who surprises whom when there is trouble. */
  surprise: 'party' | 'none' | 'foes'
  /** The jobs that failed. */
  gmMoves: Job[]
}

/** A job that nobody holds counts as a roll of 6 (DW-060). */
const unfilled = 6

const surprises = { '10+': 'party', '7-9': 'none', '6-': 'foes' } as const

/** Reads a journey (DW-059 to DW-063; decision `journey.miss` names the failed jobs). */
export function journey({ totals, rationsRequired }: JourneyInput): JourneyRead {
  const bandFor = (job: Job) => bandOf(totals[job] ?? unfilled)
  const bands = {
    trailblazer: bandFor('trailblazer'),
    scout: bandFor('scout'),
    quartermaster: bandFor('quartermaster'),
  }
  const saved = bands.quartermaster === '10+' ? 1 : 0
  return {
    bands,
    rationsRequired: Math.max(0, rationsRequired - saved),
    faster: bands.trailblazer === '10+',
    surprise: surprises[bands.scout],
    gmMoves: jobs.filter((job) => bands[job] === '6-'),
  }
}
