import { phrase } from '../../../shared/phrase'
import { valueAt } from '../apply'
import type { Ask } from '../ask'
import type { MoveInput } from '../move'
import { isForAlly } from './ally'
import type { AskData } from './move-data'
import { isSo, noneOfThem } from './when'

type Settled = Omit<MoveInput, 'dice'>

/** What a list of the actor's sheet holds. */
function listOf(path: string, { actor }: Settled): string[] {
  const list = valueAt(actor, path)
  return Array.isArray(list) ? list.map(String) : []
}

/** Whether there is anything to ask: of an empty list there is not. */
export function isAsked({ when, listed }: AskData, input: Settled): boolean {
  return isSo(when, input) && (listed === undefined || listOf(listed, input).length > 0)
}

/** A question of a move's data, with its words. */
export function askOf(data: AskData, words: string, input: Settled): Ask {
  const { id, rule, who } = data
  return {
    id,
    rule,
    who,
    label: phrase(`${words}.ask.${id}.label`),
    kind: kindOf(data, words, input),
  }
}

function kindOf(
  { id, text, listed, answers }: AskData,
  words: string,
  input: Settled,
): Ask['kind'] {
  if (text !== undefined) return { type: 'text', max: text }
  const offered = Object.entries(answers).filter(([, brought]) => input.ally || !isForAlly(brought))
  const told = offered.map(([value]) => ({
    value,
    label: phrase(`${words}.ask.${id}.${value}`),
  }))
  if (listed === undefined) return { type: 'choice', values: told }
  const held = listOf(listed, input).map((name) => ({
    value: name,
    label: phrase('runner.said', { words: name }),
  }))
  const none = { value: noneOfThem, label: phrase(`${words}.ask.${id}.none`) }
  return { type: 'choice', values: [...held, none] }
}
