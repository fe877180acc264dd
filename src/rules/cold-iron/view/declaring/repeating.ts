import { phrase, type Phrase } from '../../../../shared/phrase'
import { conditionOf, impairmentIn } from '../../body/condition'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import { asSaid, targetsOf, type Declaration } from '../../fight-model/declaration'
import type { FightEventOf } from '../../turn/events'
import { combatantOf, everyone } from '../../turn/core/fight'
import { isPresent } from '../../turn/body/ability'
import { refusalOf } from '../../turn/refusal'
import { firstPossible } from './bulk'
import { keptMovement } from './kept-movement'

/** A declaration of the turn before, and why it cannot be made again now; null when it can. */
export interface Repeat {
  event: FightEventOf<'declare'>
  refusal: Phrase | null
}

/**
 * What somebody declared the turn before, as it would be declared again (CI-023); null when they
 * declared nothing. Nobody strikes again by habit at one who is down: that is said anew.
 */
export function repeatOf(snapshot: FightSnapshot, combatantId: string): Repeat | null {
  const last = snapshot.context.lastDeclarations[combatantId]
  if (!last) return null
  const declaration = withKept(snapshot, combatantId, asSaid(last))
  const event = { type: 'declare' as const, combatantId, declaration }
  return { event, refusal: refusalOf(snapshot, event) ?? fallenTarget(snapshot.context, last) }
}

/** The same with the movement that they have declared this turn already, as far as it goes with it (CI-231). */
function withKept(snapshot: FightSnapshot, id: string, declaration: Declaration): Declaration {
  if (declaration.kind === 'wait') return declaration
  const movement = keptMovement(snapshot, id, declaration)
  return movement ? { ...declaration, movement } : declaration
}

/** What a side declares again, and the ids of those left open because their target is down or gone. */
export interface SideRepeat {
  events: FightEventOf<'declare'>[]
  leftOpen: string[]
}

/** The same for everybody of a side who has not declared yet and may: what stands after the others. */
export function repeatsOf(snapshot: FightSnapshot, side: 'party' | 'foe'): SideRepeat {
  const { context: fight } = snapshot
  const repeats = everyone(fight)
    .filter((each) => each.side === side && isPresent(each) && !fight.declarations[each.id])
    .map(({ id }) => repeatOf(snapshot, id))
    .filter((repeat) => repeat !== null)
  const possible = repeats.filter(({ refusal }) => refusal === null)
  return {
    events: firstPossible(
      snapshot,
      possible.map(({ event }) => [event]),
    ),
    leftOpen: repeats
      .filter(({ refusal }) => refusal && lostTarget.has(refusal.key))
      .map(({ event }) => event.combatantId),
  }
}

/** What is said of the target of one who is still here. */
const lostTarget: ReadonlySet<string> = new Set(['coldIron.refused.down', 'coldIron.refused.gone'])

function fallenTarget(fight: FightContext, declaration: Declaration): Phrase | null {
  if (!('targetId' in declaration)) return null
  const fallen = targetsOf(declaration)
    .map((id) => combatantOf(fight, id))
    .find((each) => each && impairmentIn(conditionOf(each)) === 'senseless')
  if (!fallen) return null
  const condition = `coldIron.condition.${conditionOf(fallen)}`
  return phrase('coldIron.refused.down', { who: fallen.label, condition })
}
