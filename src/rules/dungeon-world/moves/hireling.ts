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
  const ask = (id: string): Ask => ({
    id,
    rule,
    who: 'gm',
    label: phrase(`dungeonWorld.recruit.ask.${id}`),
    kind: { type: 'text', max: 80 },
  })
  const isNamed = saidOf(answers, 'name') !== ''
  return ['name', ...(isNamed ? ['skill', 'cost'] : [])].map(ask)
}

/**
 * Recruit asks for whoever is taken along, if the game master likes: named, they come into the cast as a
 * hireling, with what they are able at and what they ask for it (DW-075 to DW-077).
 */
export function withHireling(move: Move): Move {
  const asking: Move = {
    ...move,
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...asksFor(input, picks)],
  }
  return amend(asking, (outcome, input, picks) => {
    const [name = '', skill = '', cost = ''] = asksFor(input, picks).map(({ id }) =>
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
