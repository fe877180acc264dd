import { phrase, type Phrase } from '../../../../shared/phrase'
import { conditionOf, impairmentIn, type Impairment } from '../../body/condition'
import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { grappleWith } from '../../hand-to-hand/grapple'
import { combatantOf } from '../core/fight'
import { refuseGathering, refuseStock } from '../wear/shots'
import type { GmEventOf } from './events'

type Judge<Event> = (fight: FightContext, event: Event, combatant: Combatant) => Phrase | null

/** Judges what is done to one of the fight. */
function toSomebody<Event extends { combatantId: string }>(judge: Judge<Event>) {
  return (fight: FightContext, event: Event): Phrase | null => {
    const combatant = combatantOf(fight, event.combatantId)
    return combatant ? judge(fight, event, combatant) : phrase('coldIron.refused.noCombatant')
  }
}

/** Judges what is done to one who lives; `judge` says what else may be against it. */
export function toTheLiving<Event extends { combatantId: string }>(
  judge: Judge<Event> = () => null,
) {
  return toSomebody<Event>((fight, event, combatant) => {
    const { state, label: who } = combatant
    return state.dead ? phrase('coldIron.refused.dead', { who }) : judge(fight, event, combatant)
  })
}

/** Why the shots of somebody, be they dead, cannot be looked for. */
export const refuseSearch = toSomebody<GmEventOf<'gear.gather'>>(refuseGathering)

/** Why the shots of somebody, be they dead, cannot be counted. */
export const refuseCount = toSomebody<GmEventOf<'gear.stock'>>(refuseStock)

/** Why somebody cannot be healed: nothing is wrong. */
export const refuseHealing = toTheLiving<GmEventOf<'heal'>>((_fight, _event, { state, label }) =>
  state.damage === 0 ? phrase('coldIron.refused.unhurt', { who: label }) : null,
)

/** Why flags cannot be set: a grapple says who of it lies on the ground. */
export const refuseFlags = toTheLiving<GmEventOf<'state.set'>>((fight, { flags }, combatant) =>
  flags.onGround !== undefined && isGrappling(fight, combatant)
    ? phrase('coldIron.handToHand.refused.inGrapple', { who: combatant.label })
    : null,
)

/** Why the dial cannot be turned: it stands there. */
export function refuseDial(
  fight: FightContext,
  { dial }: GmEventOf<'automation.set'>,
): Phrase | null {
  return fight.dial === dial ? phrase('coldIron.refused.sameDial') : null
}

/** Whether one who is so impaired can get up from the ground. */
const getsUp: Record<Impairment, boolean> = {
  none: true,
  weakened: true,
  stunned: false,
  senseless: false,
}

/** Why nobody wakes or gets up: neither down, nor free to rise. */
export const refuseRousing = toTheLiving<GmEventOf<'rouse'>>((fight, _event, combatant) => {
  const condition = conditionOf(combatant)
  if (condition === 'knockedOut') return null
  const free = !isGrappling(fight, combatant) && combatant.state.onGround
  const rises = getsUp[impairmentIn(condition)] && free
  return rises ? null : phrase('coldIron.refused.cannotRise', { who: combatant.label })
})

function isGrappling({ handToHand }: FightContext, { id }: Combatant): boolean {
  return grappleWith(handToHand.grapples, id) !== null
}
