import { leavePile } from '../../hand-to-hand/membership'
import { openTurn } from '../../hand-to-hand/order'
import { membersOf, otherSide, pileWith, sideIn } from '../../hand-to-hand/pile'
import { type Pile } from '../../fight-model/scrum'
import { breakPin } from '../../hand-to-hand/holding/pin'
import { idsOf } from '../../hand-to-hand/scene'
import type { FightContext } from '../../fight-model/context'
import type { Outcome } from '../../fight-model/attack'
import { combatantOf, withState } from '../core/fight'
import { andThen, forEach, type FightChange } from '../core/change'
import type { StepId } from '../../fight-model/steps'
import { told, withPileIn, withScrum } from './changing'
import { sceneIn } from './people'

/** A fight whose piles begin their next turn: the stronger sides first, and nothing open (CI-164). */
export function beginScrumTurn(fight: FightContext): FightContext {
  const scene = sceneIn(fight)
  const piles = fight.scrum.piles.map((pile) => openTurn(scene, pile))
  return withScrum(fight, { piles, tries: [], hits: [], down: [], up: [] })
}

/**
 * What the closing of a step does to piles, once its blows have landed: damage breaks off the pins
 * of those it hit (CI-173), knock-downs are over (CI-161), the dead and the absent are out, and
 * everybody lies or stands as they fell or rose.
 */
export function closeScrum(
  fight: FightContext,
  landed: readonly Outcome[],
  step: StepId,
): FightChange {
  const hurt = landed.filter(({ blow }) => blow.wounds > 0 || blow.fatigue > 0)
  const unpinned = hurt.reduce(breakPinsOf, fight)
  const ended =
    step === 'handToHandFighting' ? endKnockDowns(unpinned) : { fight: unpinned, facts: [] }
  return andThen(andThen(ended, clearPiles), (now) => ({ fight: layDown(now), facts: [] }))
}

function breakPinsOf(fight: FightContext, { attackerId, defenderId }: Outcome): FightContext {
  const pile = pileWith(fight.scrum.piles, defenderId)
  const by = pile && sideIn(pile, attackerId)
  if (!pile || !by || by === sideIn(pile, defenderId)) return fight
  return withPileIn(fight, pile.id, breakPin(pile, defenderId))
}

function endKnockDowns(fight: FightContext): FightChange {
  const brief = fight.scrum.piles.filter(({ manner }) => manner === 'knockDown')
  return forEach(fight, brief, (now, pile) => {
    const down = [...now.scrum.down, ...idsOf(pile, otherSide('a'))]
    const over = withScrum(withPileIn(now, pile.id, null), { down })
    return told(over, 'over', everyoneIn(pile))
  })
}

/** Takes the dead, the absent and those who left out of every pile. */
export function clearPiles(fight: FightContext): FightChange {
  return forEach(fight, fight.scrum.piles, (now, pile) => {
    const gone = everyoneIn(pile).filter((id) => {
      const state = combatantOf(now, id)?.state
      return state?.dead !== false || state.gone
    })
    if (gone.length === 0) return { fight: now, facts: [] }
    const left = leavePile(pile, gone)
    const cleared = withPileIn(now, pile.id, left)
    return left ? { fight: cleared, facts: [] } : told(cleared, 'over', everyoneIn(pile))
  })
}

/** Lays down who fell or grapples on the ground, and sets up who got out of it. */
function layDown(fight: FightContext): FightContext {
  const { piles, down, up } = fight.scrum
  const lying = [...down, ...piles.filter(({ manner }) => manner === 'ground').flatMap(everyoneIn)]
  const set = (now: FightContext, id: string, onGround: boolean) =>
    combatantOf(now, id)?.state.onGround === onGround ? now : withState(now, id, { onGround })
  const risen = up
    .filter((id) => !isFloored(fight, id))
    .reduce((now, id) => set(now, id, false), fight)
  return withScrum(
    lying.reduce((now, id) => set(now, id, true), risen),
    { down: [], up: [] },
  )
}

/** A blow of this very step laid them down. */
function isFloored(fight: FightContext, id: string): boolean {
  const state = combatantOf(fight, id)?.state
  return state?.stunnedUntil !== null || state.knockedOut
}

function everyoneIn(pile: Pile): string[] {
  return membersOf(pile).map(({ id }) => id)
}
