import { phrase } from '../../../shared/phrase'
import type { Choice, MoveInput } from '../move'
import type { BandData, MoveData } from './move-data'
import { isSo } from './when'

/** What a band grants to pick on this table; an option out of season says why. */
export function choiceOf(
  { options = {}, words }: MoveData,
  { picks }: BandData,
  input: MoveInput,
  distinct: boolean,
): Choice | null {
  if (!picks) return null
  const { count, from, unopposed = 'gm' } = picks
  const who = picks.who === 'opposition' && !input.target ? unopposed : picks.who
  const listed = from.flatMap((id) => {
    const option = options[id]
    if (!option) return []
    const label = phrase(`${words}.option.${id}`)
    const barred = isSo(option.when, input) ? {} : { barred: phrase(`${words}.barred.${id}`) }
    return [{ id, label, rule: option.rule, ...barred }]
  })
  return { who, count, distinct, picks: listed }
}
