import { z } from 'zod'
import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import published from './save-chart.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { termOf } = wordsIn('spells')
const rule = 'CI-004'

/** Scores and the save each gives from there on, by rising score. */
export const saveChartSchema = z.array(z.tuple([whole(0, 99_999), whole(-99, 99)])).min(1)
export type SaveChart = z.infer<typeof saveChartSchema>

/** The chart as published. */
export const saveChart: SaveChart = asPublished(saveChartSchema, published)

/** Save for a score: that of the highest entry it reaches, and the lowest below all of them. */
export function saveOf(score: number, chart: SaveChart = saveChart): number {
  const reached = chart.filter(([from]) => from <= score).at(-1) ?? chart[0]
  return reached?.[1] ?? 0
}

/** What a save is made of. */
export interface SaveScores {
  pml: number
  will: number
  willAdj: number
  conAdj: number
  /** Mental hit points for each level. */
  mptPerLevel: number
  /** Hit points left; below 0 too. */
  currentPt: number
}

/** Mental save: the best of three ways to it. A FieldError names a figure outside sense. */
export function mentalSave(scores: SaveScores, chart: SaveChart = saveChart): Sum {
  const { pml, will, willAdj, mptPerLevel } = checked(scores)
  return bestOf([
    sum([termOf('pml', pml, rule), termOf('willAdj', willAdj, rule)]),
    sum([termOf('saveWillAndMagic', saveOf(4 * (will + pml), chart), rule)]),
    sum([termOf('saveMagic', saveOf(2 * pml * mptPerLevel, chart), rule)]),
  ])
}

/** Physical save: the better of two ways to it. A FieldError names a figure outside sense. */
export function physicalSave(scores: SaveScores, chart: SaveChart = saveChart): Sum {
  const { pml, conAdj, mptPerLevel, currentPt } = checked(scores)
  return bestOf([
    sum([termOf('pml', pml, rule), termOf('conAdj', conAdj, rule)]),
    sum([termOf('saveBody', saveOf(currentPt + pml * mptPerLevel, chart), rule)]),
  ])
}

/** What a target has to reach: magic level less spell level, will, and mana spent on it. */
export function saveDifficulty(magic: {
  aml: number
  level: number
  willAdj: number
  mp: number
}): Sum {
  return sum([
    termOf('aml', demandWhole('aml', magic.aml, 0), rule),
    termOf('level', 0 - demandWhole('spell.level', magic.level, 0), rule),
    termOf('willAdj', magic.willAdj, rule),
    termOf('mana', demandWhole('mp', magic.mp, 0), rule),
  ])
}

function checked(scores: SaveScores): SaveScores {
  demandWhole('pml', scores.pml, 0)
  demandWhole('will', scores.will, 0)
  demandWhole('mptPerLevel', scores.mptPerLevel, 0)
  demandWhole('currentPt', scores.currentPt, -99_999)
  return scores
}

/** The first of the highest. */
function bestOf(ways: [Sum, ...Sum[]]): Sum {
  return ways.reduce((best, each) => (each.total > best.total ? each : best))
}
