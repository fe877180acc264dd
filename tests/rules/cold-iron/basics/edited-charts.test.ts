import { describe, expect, it } from 'vitest'
import {
  searchDifficulty,
  searchDifficultySchema,
  searchTimes,
  searchTimesSchema,
} from '../../../../src/rules/cold-iron/alertness/searching'
import {
  alertnessCharts,
  alertnessChartsSchema,
} from '../../../../src/rules/cold-iron/alertness/tables'
import { loadChart, loadChartSchema } from '../../../../src/rules/cold-iron/load/chart'
import { marches, marchesSchema } from '../../../../src/rules/cold-iron/load/march-table'
import {
  attributeChart,
  attributeChartSchema,
} from '../../../../src/rules/cold-iron/ratings/attribute-chart'
import {
  ratingChart,
  ratingChartSchema,
} from '../../../../src/rules/cold-iron/ratings/rating-chart'
import {
  spellCharts,
  spellChartsSchema,
} from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import { saveChart, saveChartSchema } from '../../../../src/rules/cold-iron/spells/saves'

describe('CI-004: charts that a game master edits', () => {
  it.each([
    ['of alertness', alertnessChartsSchema, alertnessCharts],
    ['of search times', searchTimesSchema, searchTimes],
    ['of search difficulties', searchDifficultySchema, searchDifficulty],
    ['of load', loadChartSchema, loadChart],
    ['of marches', marchesSchema, marches],
    ['of attributes', attributeChartSchema, attributeChart],
    ['of proficiency', ratingChartSchema, ratingChart],
    ['of spells', spellChartsSchema, spellCharts],
    ['of saves', saveChartSchema, saveChart],
  ])('%s are read back as they are kept, and never half', (_, schema, chart) => {
    expect(schema.parse(JSON.parse(JSON.stringify(chart)))).toEqual(chart)
    expect(schema.safeParse(Array.isArray(chart) ? [] : {}).success).toBe(false)
    const strange = Array.isArray(chart) ? [...chart, { strange: 1 }] : { ...chart, strange: 1 }
    expect(schema.safeParse(strange).success).toBe(false)
  })

  it('refuse figures outside sense', () => {
    const [light] = loadChart
    expect(loadChartSchema.safeParse([{ ...light, altPen: 0.5 }]).success).toBe(false)
    expect(loadChartSchema.safeParse([{ ...light, maGood: -1 }]).success).toBe(false)
    expect(loadChartSchema.safeParse([{ ...light, maGoodByDexAdj: { fast: 1 } }]).success).toBe(
      false,
    )
    expect(loadChartSchema.parse([{ ...light, maGoodByDexAdj: undefined }])[0]).toEqual(light)
    const dice = { ...attributeChart, unarmed: { '0': 'd' } }
    expect(attributeChartSchema.safeParse(dice).success).toBe(false)
  })
})
