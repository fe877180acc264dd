import { phrase } from '../../../shared/phrase'
import { amend } from '../../moves/amend'
import type { Answers, Ask } from '../../moves/ask'
import type { Move, MoveInput } from '../../moves/move'
import { npcSchema } from '../npc'

/** The choices by which somebody is taken along, with the rule of each. */
const taken = new Map([
  ['choose', 'DW-075'],
  ['settle', 'DW-076'],
  ['unsuited', 'DW-077'],
])

const saidOf = (answers: Answers | undefined, id: string) => String(answers?.[id] ?? '').trim()

function asksFor({ answers }: Pick<MoveInput, 'answers'>, picks: readonly string[]): Ask[] {
  const rule = picks.map((id) => taken.get(id)).find((each) => each !== undefined)
  if (rule === undefined) return []
  const ask = (id: string, kind: Ask['kind']): Ask => ({
    id,
    rule,
    kind,
    who: 'gm',
    label: phrase(`dungeonWorld.recruit.ask.${id}`),
  })
  const values = ['joins', 'untold'].map((value) => ({
    value,
    label: phrase(`dungeonWorld.recruit.cast.${value}`),
  }))
  return [
    ask('cast', { type: 'choice', values }),
    ...(saidOf(answers, 'cast') === 'joins'
      ? ['name', 'skill', 'cost'].map((id) =>
          ask(id, { type: 'text', max: 80, isNeeded: id === 'name' }),
        )
      : []),
  ]
}

/**
 * Recruit asks whether whoever is taken along comes into the cast: as a hireling by name, with what they are
 * able at and what they ask for it (DW-075 to DW-077).
 */
export function withHireling(move: Move): Move {
  const asking: Move = {
    ...move,
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...asksFor(input, picks)],
  }
  return amend(asking, (outcome, input, picks) => {
    const [, name = '', skill = '', cost = ''] = asksFor(input, picks).map(({ id }) =>
      saidOf(input.answers, id),
    )
    if (name === '') return outcome
    const told = phrase('dungeonWorld.recruit.told.joins', { name })
    return {
      ...outcome,
      told: [...(outcome.told ?? []), told],
      joins: [{ name, told, sheet: npcSchema.parse({ hireling: true, skill, cost }) }],
    }
  })
}
