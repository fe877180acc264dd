import { z } from 'zod'
import published from './encumbrance-chart.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const penalty = whole(-99, 99)
const hexes = whole(0, 999)
const cells = z.record(z.string().regex(/^-?\d{1,2}$/), hexes).default({})

/** A row of the encumbrance and movement chart (CI-004, CI-221, CI-222). */
const loadRowSchema = z.strictObject({
  /** Largest load index of the row: encumbrance for each point of strength. */
  encPerStr: z.number().min(0).max(9999),
  ftgPerDay: whole(0, 99),
  /** The fatigue is temporary and taken every minute instead. */
  ftgIsPerMinute: z.boolean(),
  dexPen: penalty,
  dbPen: penalty,
  hAndDPen: penalty,
  hmPen: penalty,
  hthPen: penalty,
  srPen: penalty,
  altPen: penalty,
  /** Movement at a DEXadj of 0, on good and on broken ground. */
  maGood: hexes,
  maBroken: hexes,
  /** Cells that are printed otherwise than the formula gives them, by DEXadj. */
  maGoodByDexAdj: cells,
  maBrokenByDexAdj: cells,
})
export type LoadRow = z.infer<typeof loadRowSchema>

/** The chart, its rows by rising load. */
export const loadChartSchema = z.array(loadRowSchema).min(1)

/** The chart as published. */
export const loadChart: LoadRow[] = readOnce(loadChartSchema, published)
