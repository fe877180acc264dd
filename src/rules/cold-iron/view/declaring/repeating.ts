import { phrase, type Phrase } from '../../../../shared/phrase'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import { declarationSchema, targetsOf, type Declaration } from '../../fight-model/declaration'
import type { FightEventOf } from '../../turn/events'
import { combatantOf, everyone } from '../../turn/core/fight'
import { refusalOf } from '../../turn/refusal'
import { firstPossible } from './bulk'

/** A declaration of the turn before, and why it cannot be made again now; null when it can. */
export interface Repeat {
  event: FightEventOf<'declare'>
  refusal: Phrase | null
}

/**
 * What somebody declared the turn before, as it would be declared again (CI-023); null when they
 * declared nothing. Nobody strikes the dead again: that target is gone as one who has left.
 */
export function repeatOf(snapshot: FightSnapshot, combatantId: string): Repeat | null {
  const last = snapshot.context.lastDeclarations[combatantId]
  if (!last) return null
  const event = { type: 'declare' as const, combatantId, declaration: asNew(last) }
  return { event, refusal: refusalOf(snapshot, event) ?? deadTarget(snapshot.context, last) }
}

/** The same for everybody of a side who has not declared yet and may: what stands after the others. */
export function repeatsOf(
  snapshot: FightSnapshot,
  side: 'party' | 'foe',
): FightEventOf<'declare'>[] {
  const { context: fight } = snapshot
  const open = everyone(fight).filter(
    (each) => each.side === side && fight.declarations[each.id] === undefined,
  )
  const repeats = open.map(({ id }) => {
    const repeat = repeatOf(snapshot, id)
    return repeat?.refusal === null ? [repeat.event] : []
  })
  return firstPossible(snapshot, repeats)
}

/** What the fight itself noted of a declaration belongs to its turn, not to the words said. */
function asNew(declaration: Declaration): Declaration {
  const noted = ['answer', 'aborting']
  const said = Object.entries(declaration).filter(([field]) => !noted.includes(field))
  return declarationSchema.parse(Object.fromEntries(said))
}

function deadTarget(fight: FightContext, declaration: Declaration): Phrase | null {
  if (!('targetId' in declaration)) return null
  const dead = targetsOf(declaration)
    .map((id) => combatantOf(fight, id))
    .find((each) => each?.state.dead)
  return dead ? phrase('coldIron.refused.dead', { who: dead.label }) : null
}
