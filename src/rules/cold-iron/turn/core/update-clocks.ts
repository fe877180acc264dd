import { phrase, type Phrase } from '../../../../shared/phrase'
import { conditionOf } from '../../body/condition'
import { setClock } from '../../body/clock'
import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, everyone } from './fight'
import { partPairs } from '../movement/riding'
import { andThen, forEach, factOf, type FightChange } from './change'

/**
 * Reads everyone's body again after `before` has become `after`: clocks, and a fact for each whose
 * condition is another one now; a rider whose mount is down, or who is, rides no longer.
 */
export function updateClocks(
  before: FightContext,
  after: FightContext,
  causeFor: (id: string) => Phrase,
): FightChange {
  const read = forEach(after, everyone(after), (fight, now) => {
    const was = combatantOf(before, now.id)
    if (!was || was.state === now.state) return { fight, facts: [] }
    const settled = setClock(was, now, fight.settings)
    const next = { ...fight, combatants: { ...fight.combatants, [now.id]: settled } }
    return { fight: next, facts: tellChange(was, settled, causeFor(now.id)) }
  })
  return andThen(read, partPairs)
}

function tellChange(before: Combatant, after: Combatant, cause: Phrase) {
  const from = conditionOf(before)
  const to = conditionOf(after)
  if (from === to) return []
  if (to === 'dead') return [factOf('death.died', [after], { from, to, cause })]
  const words = { condition: `coldIron.condition.${to}` }
  return [factOf('state.changed', [after], { from, to, cause, with: words })]
}

/** The cause of what a game master does by hand. */
export function byHand(): Phrase {
  return phrase('coldIron.cause.hand')
}
