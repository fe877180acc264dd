import { phrase, type Phrase } from '../../../shared/phrase'
import { currentHitPoints } from '../condition'
import type { FightContext, Outcome } from '../turn/context'
import { combatantOf } from '../turn/fight'
import type { PendingLine } from './board-model'

/** What waits for each combatant when the step closes: all blows against one together. */
export function pendingLines(fight: FightContext): PendingLine[] {
  const hit = new Set(fight.pending.map(({ defenderId }) => defenderId))
  return [...hit].flatMap((id) => {
    const combatant = combatantOf(fight, id)
    if (!combatant) return []
    const outcomes = fight.pending.filter(({ defenderId }) => defenderId === id)
    const wounds = total(outcomes, (blow) => blow.wounds)
    const fatigue = total(outcomes, (blow) => blow.fatigue)
    const from = currentHitPoints(combatant)
    return {
      combatantId: id,
      summary: summaryOf(wounds, fatigue),
      from,
      to: from - wounds,
      fatigue,
      stunned: outcomes.some(({ blow }) => blow.stunned),
      knockedOut: outcomes.some(({ blow }) => blow.knockedOut),
      beheaded: outcomes.some(({ blow }) => blow.beheaded),
      terms: outcomes.flatMap(({ blow }) => blow.terms),
    }
  })
}

function summaryOf(wounds: number, fatigue: number): Phrase {
  if (wounds === 0 && fatigue === 0) return phrase('coldIron.pending.nothing')
  if (fatigue === 0) return phrase('coldIron.pending.wounds', { count: wounds })
  if (wounds === 0) return phrase('coldIron.pending.fatigue', { count: fatigue })
  return phrase('coldIron.pending.both', { wounds, fatigue })
}

function total(outcomes: readonly Outcome[], read: (blow: Outcome['blow']) => number): number {
  return outcomes.reduce((all, { blow }) => all + read(blow), 0)
}
