import type { Combatant } from '../../../../../rules/cold-iron/combatant/combatant'
import { flagIds, formationSchema } from '../../../../../rules/cold-iron/combatant/flags'

type State = Combatant['state']

/** A flag of a combatant, as it is set on his card. */
export type Flag =
  | { id: (typeof flagIds)[number]; kind: 'switch'; value: boolean }
  | { id: (typeof flagIds)[number]; kind: 'count'; value: number }
  | { id: (typeof flagIds)[number]; kind: 'choice'; value: string; choices: readonly string[] }

/** Everything the game master can set of a combatant by hand; what is on or off comes first. */
export function flagsOf(state: State): Flag[] {
  const all = flagIds.map((id): Flag => {
    const value = state[id]
    if (typeof value === 'boolean') return { id, kind: 'switch', value }
    if (typeof value === 'number') return { id, kind: 'count', value }
    return { id, kind: 'choice', value, choices: formationSchema.options }
  })
  const order = ['switch', 'choice', 'count'] as const
  return order.flatMap((kind) => all.filter((flag) => flag.kind === kind))
}
