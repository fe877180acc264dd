import { phrase, type Phrase } from '../../../shared/phrase'
import { changeState, type Combatant } from '../combatant/combatant'
import { conditionOf, fatigueOf, hitPointsOf } from '../condition'
import type { FightContext } from './context'
import { combatantOf, everyone } from './fight'
import { forEach, tellOf, type Happening } from './happening'

/** Turns of an hour: how long one in magic reserve lasts untended (CI-062). */
const turnsInReserve = 720
/** Turns one below -Pt/2 lives (CI-063). */
const turnsDying = 6
/** Turns one lives whose fatigue is beyond six times Pt (CI-077). */
const turnsExhausted = 48

/** How many turns a body like this has to live at most; null when it is in no danger. */
function turnsToLive(combatant: Combatant): number | null {
  if (combatant.state.dead) return null
  const body = hitPointsOf(combatant)
  if (body === 'dying') return turnsDying
  if (fatigueOf(combatant) === 'dying') return turnsExhausted
  return body === 'magicReserve' ? turnsInReserve : null
}

/** Starts, shortens, resets or stops the clock after a body has changed. */
function setClock(before: Combatant, after: Combatant): Combatant {
  const was = turnsToLive(before)
  const limit = turnsToLive(after)
  const running = after.state.deathClock
  const better = was !== null && limit !== null && limit > was
  const deathClock =
    limit === null ? null : better || running === null ? limit : Math.min(running, limit)
  return deathClock === running ? after : changeState(after, { deathClock })
}

/**
 * Reads everyone's body again after `before` has become `after`: clocks, and a fact for each whose
 * condition is another one now.
 */
export function settle(
  before: FightContext,
  after: FightContext,
  causeFor: (id: string) => Phrase,
): Happening {
  return forEach(after, everyone(after), (fight, now) => {
    const was = combatantOf(before, now.id)
    if (!was || was.state === now.state) return { fight, facts: [] }
    const settled = setClock(was, now)
    const next = { ...fight, combatants: { ...fight.combatants, [now.id]: settled } }
    return { fight: next, facts: tellChange(was, settled, causeFor(now.id)) }
  })
}

function tellChange(before: Combatant, after: Combatant, cause: Phrase) {
  const from = conditionOf(before)
  const to = conditionOf(after)
  if (from === to) return []
  if (to === 'dead') return [tellOf('death.died', [after], { from, to, cause })]
  const words = { condition: `coldIron.condition.${to}` }
  return [tellOf('state.changed', [after], { from, to, cause, with: words })]
}

/** The cause of what a game master does by hand. */
export function byHand(): Phrase {
  return phrase('coldIron.cause.hand')
}
