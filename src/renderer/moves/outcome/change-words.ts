import { toldSides, type Effect } from '../../../rules/moves/effect'
import type { Speaker } from '../../../shared/words/speaker'
import { formatNumber } from '../../composables/format/figures'
import { systemPanel } from '../../systems'

/** A change of a sheet as it is read: what comes from nothing is new, and what goes to nothing is gone. */
export function changeWords(
  effect: Effect,
  { system, t, say }: { system: string } & Pick<Speaker, 't' | 'say'>,
): { field: string; change: string } {
  const panel = systemPanel(system)
  const { from, to } = toldSides(effect)
  const shown = (value: number | string) => {
    const words = panel?.value(effect.field, value)
    if (words) return say(words)
    return typeof value === 'number' ? formatNumber(value) : value
  }
  const field = panel ? say(panel.field(effect.field)) : effect.field
  if (from === '') return { field, change: t('move.gained', { what: shown(to) }) }
  if (to === '') return { field, change: t('move.lost', { what: shown(from) }) }
  return { field, change: t('move.change', { from: shown(from), to: shown(to) }) }
}
