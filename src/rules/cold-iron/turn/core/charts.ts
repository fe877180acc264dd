import type { EditableChart } from '../../../system/settings'
import { phrase, type Phrase } from '../../../../shared/phrase'
import { printedChart } from '../../hand-to-hand/combined'
import { fumbleChart, fumbleRowSchema, fumbleWords } from '../../melee/fumbles'
import { multipleDamage } from '../../melee/multiple-damage'
import { publishedCover } from '../../missiles/cover'
import { publishedRanges } from '../../missiles/range'
import { spellCharts } from '../../spells/charts'
import { editedChartsSchema, type EditedCharts } from '../../fight-model/rulings'

function chart(id: keyof EditedCharts, rule: string, published: unknown): EditableChart {
  const schema = editedChartsSchema.shape[id].unwrap()
  const words = (name: string) => phrase(`coldIron.chartWords.${name}`)
  return { id, rule, schema, published, words, title: phrase(`coldIron.chart.${id}`) }
}

/** Published fumbles are told by the catalogue. */
function fumbleName(line: unknown): Phrase | null {
  const row = fumbleRowSchema.pick({ id: true }).safeParse(line).data
  return row && fumbleChart.some(({ id }) => id === row.id) ? fumbleWords(row) : null
}

/** The charts a fight reads, which a campaign may edit (CI-004). */
export const editableCharts: readonly EditableChart[] = [
  chart('multipleDamage', 'CI-119', multipleDamage),
  { ...chart('fumbles', 'CI-130', fumbleChart), lineName: fumbleName },
  chart('missileRanges', 'CI-141', publishedRanges),
  chart('cover', 'CI-148', publishedCover),
  chart('multipleHtH', 'CI-170', printedChart),
  chart('spellModifiers', 'CI-025', spellCharts),
]
