import { z } from 'zod'
import { ownEffectChart } from '../effects/own'
import { phrase } from '../../shared/phrase'
import type { EditableChart } from '../system/settings'
import { scoreBounds } from './bounds'
import { statSchema } from './sheet'
import { filledText, whole } from '../../shared/bounded'

const row = z.tuple([whole(scoreBounds.min, 99), whole(-9, 9)])

/** Upper scores, rising, each with its modifier (decision `modifierTable`). */
const modifierSchema = z
  .array(row)
  .min(1)
  .max(20)
  .refine(
    (rows) => rows.every(([score], at) => score > (rows[at - 1]?.[0] ?? -Infinity)),
    'dungeonWorld.chartWords.bad.rising',
  )
  .refine(
    (rows) => rows.some(([score]) => score >= scoreBounds.max),
    'dungeonWorld.chartWords.bad.tooShort',
  )

/** What a debility of a stat is called (decision `debilities`). */
const debilitySchema = z
  .record(filledText(40), statSchema)
  .refine(
    (names) => new Set(Object.values(names)).size === statSchema.options.length,
    'dungeonWorld.chartWords.bad.everyStat',
  )

/** The GM's own moves (decision `gmMoves.list`): the sheet has none. */
const gmMoveSchema = z.array(filledText(200)).max(60)

/** The published charts. */
export const publishedCharts = {
  modifierTable: [
    [3, -3],
    [5, -2],
    [8, -1],
    [12, 0],
    [15, 1],
    [17, 2],
    [18, 3],
  ] as z.infer<typeof modifierSchema>,
  debilities: {
    weak: 'str',
    shaky: 'dex',
    sick: 'con',
    stunned: 'int',
    confused: 'wis',
    scarred: 'cha',
  } as z.infer<typeof debilitySchema>,
  'gmMoves.list': [] as z.infer<typeof gmMoveSchema>,
}

/** The charts a campaign has: its own, or as published. */
export const chartsSchema = z.object({
  modifierTable: modifierSchema.default(publishedCharts.modifierTable),
  debilities: debilitySchema.default(publishedCharts.debilities),
  'gmMoves.list': gmMoveSchema.default(publishedCharts['gmMoves.list']),
})
export type Charts = z.infer<typeof chartsSchema>

const chart = (id: keyof Charts, rule: string, schema: z.ZodType): EditableChart => ({
  id,
  rule,
  schema,
  published: publishedCharts[id],
  title: phrase(`dungeonWorld.chart.${id}`),
  words: (name) => phrase(`dungeonWorld.chartWords.${name}`),
})

/** The charts as a campaign may edit them. */
export const charts: readonly EditableChart[] = [
  chart('modifierTable', 'DW-003', modifierSchema),
  chart('debilities', 'DW-065', debilitySchema),
  chart('gmMoves.list', 'DW-002', gmMoveSchema),
  ownEffectChart,
]
