import type { EditableChart } from '../../settings'
import { phrase } from '../../../shared/phrase'
import { printedChart } from '../hand-to-hand/combined'
import { fumbleChart } from '../melee/fumbles'
import { multipleDamage } from '../melee/multiple-damage'
import { publishedCover } from '../missiles/cover'
import { publishedRanges } from '../missiles/range'
import { spellCharts } from '../spells/charts'
import { editedChartsSchema, type EditedCharts } from './rulings'

function chart(id: keyof EditedCharts, rule: string, published: unknown): EditableChart {
  const schema = editedChartsSchema.shape[id].unwrap()
  return { id, rule, schema, published, title: phrase(`coldIron.chart.${id}`) }
}

/** The charts a fight reads, which a campaign may edit (CI-004). */
export const editableCharts: readonly EditableChart[] = [
  chart('multipleDamage', 'CI-119', multipleDamage),
  chart('fumbles', 'CI-130', fumbleChart),
  chart('missileRanges', 'CI-141', publishedRanges),
  chart('cover', 'CI-148', publishedCover),
  chart('multipleHtH', 'CI-170', printedChart),
  chart('spellModifiers', 'CI-025', spellCharts),
]
