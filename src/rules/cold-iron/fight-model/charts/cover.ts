import { z } from 'zod'
import published from './cover.json'
import { asPublished } from '../../../system/published'
import { whole } from '../../../../shared/bounded'

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
      defence: z.array(whole(0, 99)).min(1).max(2),
      ownHm: whole(-99, 0),
      fires: z.boolean(),
    }),
  )
  .max(coverIds.length)

/** The published figures (CI-148). */
export const publishedCover: readonly CoverRow[] = asPublished(coverChartSchema, published)
