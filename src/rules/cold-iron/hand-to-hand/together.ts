import { term, type Sum } from '../../../shared/term'
import { wordsIn } from '../describe'
import type { Settings } from '../settings'
import { combineHtH, roundUp } from './combined'
import { type HtHChart } from '../fight-model/charts/multiple-hth'

const { words } = wordsIn('handToHand')

/** How HtH is added up: by formula or by a chart (CI-170). */
export interface Adding {
  settings: Pick<Settings, 'multipleHtHMode'>
  chart?: HtHChart
}

/** Someone's HtH on the way into a common one. */
export interface Contribution {
  who: string
  value: Sum
}

/**
 * HtH of those who fight as one, as a figure (CI-170). Alone it keeps its own terms; of several the
 * highest brings their own and each after them what the rounded total gains. Refuses an empty list.
 */
export function together(contributions: readonly Contribution[], adding: Adding): Sum {
  const [only, second] = contributions
  if (only && !second) return only.value
  const sorted = [...contributions].sort((left, right) => right.value.total - left.value.total)
  const { total, running } = combineHtH(
    sorted.map(({ value }) => value.total),
    adding.settings.multipleHtHMode,
    adding.chart,
  )
  const terms = running.map(({ total: reached }, index) => {
    const gained = roundUp(reached) - roundUp(running[index - 1]?.total ?? 0)
    return term(words('term.member', { who: sorted[index]?.who ?? '' }), gained, 'CI-170')
  })
  return { total, terms }
}
