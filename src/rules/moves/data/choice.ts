import { phrase } from '../../../shared/phrase'
import type { Choice } from '../effect'
import type { MoveInput } from '../move'
import type { BandData, MoveData } from './move-data'
import type { SheetRules } from './sheet-rules'
import { isSo } from './when'

/** What a band grants to pick on this table; an option out of season says why. */
export function choiceOf(
  { id: move, options = {}, words }: MoveData,
  { picks }: BandData,
  input: MoveInput,
  { distinct, barred: barredBy }: Pick<SheetRules, 'distinct' | 'barred'>,
): Choice | null {
  if (!picks || !isSo(picks.when, input)) return null
  const { count, from, unopposed = 'gm', upTo = false } = picks
  const who = picks.who === 'opposition' && !input.target ? unopposed : picks.who
  const listed = from.flatMap((id) => {
    const option = options[id]
    if (!option) return []
    const label = phrase(`${words}.option.${id}`)
    const barred = isSo(option.when, input)
      ? barredBy?.(move, id, input)
      : phrase(`${words}.barred.${id}`)
    return [{ id, label, rule: option.rule, ...(barred ? { barred } : {}) }]
  })
  return { who, count, distinct, picks: listed, ...(upTo ? { upTo } : {}) }
}
