import type { BodyAhead } from '../../../../../rules/cold-iron/view/board'
import type { Speaker } from '../../../../../shared/words/speaker'
import { formatNumber } from '../../../../composables/format/figures'

/** What something takes of hit points and of fatigue; whose they are, where the words name them. */
interface Loss extends Pick<BodyAhead, 'from' | 'to' | 'fatigue'> {
  who?: string
}

/** Whether it costs fatigue, and whether it does so alone: then the hit points say nothing. */
export function tiring({ from, to, fatigue }: Loss): { tires: boolean; isAlone: boolean } {
  const tires = fatigue.to > fatigue.from
  return { tires, isAlone: tires && from === to }
}

/** What something takes, in the words of these keys: whatever stays as it is says nothing. */
export function lossWords(
  loss: Loss,
  keys: { points: string; tires: string },
  { t }: Pick<Speaker, 't'>,
): string {
  const { from, to, fatigue, who = '' } = loss
  const { tires, isAlone } = tiring(loss)
  const points = { who, from: formatNumber(from), to: formatNumber(to) }
  const tired = { who, from: formatNumber(fatigue.from), to: formatNumber(fatigue.to) }
  return [
    ...(isAlone ? [] : [t(keys.points, points)]),
    ...(tires ? [t(keys.tires, tired)] : []),
  ].join(' · ')
}
