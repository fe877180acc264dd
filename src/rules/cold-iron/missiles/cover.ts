import { z } from 'zod'
import type { Term } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { sayIn } from '../describe'
import published from './cover.json'

const { add } = sayIn('missiles')

/** What hides a target (CI-148). */
export const coverIds = ['popUp', 'peek', 'parapet', 'scatter'] as const
export type CoverId = (typeof coverIds)[number]

/** One kind of cover: least and most it adds, what it costs one's own shot, and whether one shoots. */
interface CoverRow {
  id: CoverId
  defence: readonly number[]
  ownHm: number
  fires: boolean
}

/** The chart of cover as a campaign may write it. */
export const coverChartSchema = z
  .array(
    z.strictObject({
      id: z.enum(coverIds),
      defence: z.array(z.number().int().min(0).max(99)).min(1).max(2),
      ownHm: z.number().int().min(-99).max(0),
      fires: z.boolean(),
    }),
  )
  .max(coverIds.length)

/** The published figures (CI-148). */
export const publishedCover: readonly CoverRow[] = coverChartSchema.parse(published)

/** What a cover does for its user. */
export interface Covered {
  defence: Term
  /** What popping up takes off one's own shot. */
  hm: Term[]
  fires: boolean
}

/**
 * Cover in force (CI-148). `chosen` is what the game master gives where the chart leaves a span;
 * elsewhere it must be that one figure.
 */
export function coverOf(id: CoverId, chosen: number, rows = publishedCover): Covered | null {
  const row = rows.find((each) => each.id === id)
  if (!row) return null
  const [least = 0, most = least] = row.defence
  const value = demandWhole('cover', chosen, least, most)
  return {
    defence: add(id, value, 'CI-148'),
    hm: row.ownHm === 0 ? [] : [add('poppedUp', row.ownHm, 'CI-148')],
    fires: row.fires,
  }
}
