import { z } from 'zod'
import type { EditableChart } from '../../../system/settings'
import { phrase, type Phrase } from '../../../../shared/phrase'
import { printedChart } from '../../fight-model/charts/multiple-hth'
import { fumbleWords } from '../../melee/fumbles'
import { fumbleChart } from '../../fight-model/charts/fumbles'
import { multipleDamage } from '../../fight-model/charts/multiple-damage'
import { publishedCover } from '../../fight-model/charts/cover'
import { publishedRanges } from '../../fight-model/charts/ranges'
import { spellCharts } from '../../fight-model/charts/spells'
import { editedChartsSchema, type EditedCharts } from '../../fight-model/rulings'

function chart(id: keyof EditedCharts, rule: string, published: unknown): EditableChart {
  const schema = editedChartsSchema.shape[id].unwrap()
  const words = (name: string) => phrase(`coldIron.chartWords.${name}`)
  return { id, rule, schema, published, words, title: phrase(`coldIron.chart.${id}`) }
}

/** Published fumbles are told by the catalogue. */
function fumbleName(line: unknown): Phrase | null {
  const row = z.object({ id: z.string() }).safeParse(line).data
  return row && fumbleChart.some(({ id }) => id === row.id) ? fumbleWords(row) : null
}

/** The charts a fight reads, which a campaign may edit (CI-004). */
export const editableCharts: readonly EditableChart[] = [
  chart('multipleDamage', 'CI-119', multipleDamage),
  { ...chart('fumbles', 'CI-130', fumbleChart), lineName: fumbleName, idColumn: 'id' },
  chart('missileRanges', 'CI-141', publishedRanges),
  chart('cover', 'CI-148', publishedCover),
  chart('multipleHtH', 'CI-170', printedChart),
  chart('spellModifiers', 'CI-025', spellCharts),
]
