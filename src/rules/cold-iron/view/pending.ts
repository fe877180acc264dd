import { phrase, type Phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import { currentHitPoints } from '../condition'
import { landings, type Landing } from '../turn/casting/landing'
import type { FightContext, Outcome } from '../turn/context'
import { combatantOf } from '../turn/fight'
import type { PendingLine } from './board-model'

/** What waits for each combatant when the step closes: all blows and spells on one together. */
export function pendingLines(fight: FightContext): PendingLine[] {
  const landing = landings(fight)
  const hit = new Set([
    ...fight.pending.map(({ defenderId }) => defenderId),
    ...landing.map(({ targetId }) => targetId),
  ])
  return [...hit].flatMap((id) => {
    const combatant = combatantOf(fight, id)
    if (!combatant) return []
    const outcomes = fight.pending.filter(({ defenderId }) => defenderId === id)
    const magic = landing.filter(({ targetId }) => targetId === id)
    const wounds = total(outcomes, (blow) => blow.wounds) + points(magic, 'real')
    const fatigue = total(outcomes, (blow) => blow.fatigue) + points(magic, 'fatigue')
    const from = currentHitPoints(combatant)
    const healed = Math.min(points(magic, 'heal'), combatant.state.damage + wounds)
    return {
      combatantId: id,
      summary: summaryOf(wounds, fatigue, healed),
      from,
      to: from - wounds + healed,
      fatigue,
      stunned: outcomes.some(({ blow }) => blow.stunned) || magic.some(({ stuns }) => stuns),
      knockedOut:
        outcomes.some(({ blow }) => blow.knockedOut) || magic.some(({ knocksOut }) => knocksOut),
      beheaded: outcomes.some(({ blow }) => blow.beheaded),
      terms: [...outcomes.flatMap(({ blow }) => blow.terms), ...magic.flatMap(termOf)],
    }
  })
}

function summaryOf(wounds: number, fatigue: number, healed: number): Phrase {
  if (healed > 0) return phrase('coldIron.spells.pending', { wounds, fatigue, healed })
  if (wounds === 0 && fatigue === 0) return phrase('coldIron.pending.nothing')
  if (fatigue === 0) return phrase('coldIron.pending.wounds', { count: wounds })
  if (wounds === 0) return phrase('coldIron.pending.fatigue', { count: fatigue })
  return phrase('coldIron.pending.both', { wounds, fatigue })
}

function total(outcomes: readonly Outcome[], read: (blow: Outcome['blow']) => number): number {
  return outcomes.reduce((all, { blow }) => all + read(blow), 0)
}

function points(magic: readonly Landing[], kind: Landing['kind']): number {
  return magic.filter((each) => each.kind === kind).reduce((all, each) => all + each.points, 0)
}

/** Healing takes off what harm puts on. */
function termOf({ cast, kind, points: given }: Landing): Term[] {
  const label = phrase('coldIron.spells.term.effect', { spell: cast.name })
  return given === 0 ? [] : [term(label, kind === 'heal' ? 0 - given : given, 'CI-075')]
}
