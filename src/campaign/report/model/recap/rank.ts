import type { Fact } from '../../../../shared/fact'
import { isHurt, isRise } from '../timeline/hurts'
import { dull } from './within-words'

/** What weighs most of what happened; what is not named here is left to the report. */
const ranks: readonly [RegExp, number][] = [
  [/^(death\.died|mission\.(closed|abandoned|reported)|track\.is\..+)$/, 1],
  [/^objective\.missed$/, 1],
  [
    /^(deadline\.passed|milestone\.awarded|mission\.reopened|portent\.cameTrue|stake\.answered)$/,
    3,
  ],
  [/^note\.written$/, 4],
  [/^objective\.reached$/, dull],
]

/** How soon a fact is kept; undefined for one that is left to the report. */
export function rankOf(fact: Fact): number | undefined {
  const { kind, told } = fact
  if (isHurt(fact) || isRise(fact)) return undefined
  if (kind === 'sheet.changed' && told) return 1
  return ranks.find(([kinds]) => kinds.test(kind))?.[1]
}
