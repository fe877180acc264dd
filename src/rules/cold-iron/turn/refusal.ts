import { assertNever } from '../../../shared/assert-never'
import { phrase, type Phrase } from '../../../shared/phrase'
import { conditionOf } from '../body/condition'
import { pileWith } from '../hand-to-hand/pile'
import type { Combatant } from '../combatant/combatant'
import { isOpen, isPresent, unableIn } from './body/ability'
import { isOverridden } from '../fight-model/dial'
import { openCasts } from './casting/casts'
import { isSpellEvent, type SpellEvent } from './casting/events'
import { landings } from './casting/landing'
import { refuseSpell } from './casting/refuse-spell'
import { refuseCocking, refuseGathering } from './declaring/cocking'
import type { FightContext, FightSnapshot } from '../fight-model/context'
import type { FightEvent, FightEventOf } from './events'
import { combatantOf, duelsOf, everyone } from './core/fight'
import { isGrappleEvent, type GrappleEvent } from './hand-to-hand/events'
import { refuseGrapple } from './hand-to-hand/refuse-grapple'
import { openHits } from './hand-to-hand/refuse-rest'
import { isMoveEvent, type MoveEvent } from './movement/events'
import { isUnanswered } from './movement/passing'
import { refuseMove } from './movement/refuse-move'
import { isPresenceEvent, refusePresence, type PresenceEvent } from './gm/join-leave'
import {
  refuseDamage,
  refusePass,
  refusePlace,
  refuseRoll,
  refuseWear,
} from './attacking/refuse-attack'
import { refuseDeclaration, refuseWithdrawal } from './declaring/refuse-declaration'
import { refuseItem } from './wear/items'
import { stepOf, type Moment, type StepId } from '../fight-model/steps'

/**
 * Why an event cannot happen now, in words; null when it can. The one judge: the machine's guards
 * ask it, and so does whoever draws a button.
 */
export function refusalOf(snapshot: FightSnapshot, event: FightEvent): Phrase | null {
  return refusalAt(momentOf(snapshot), snapshot.context, event)
}

/** Whether the game master may let pass what the rules refuse: an objection, not nonsense. */
export function canOverride(snapshot: FightSnapshot, event: FightEvent): boolean {
  const waived = waivedOf(event)
  return (
    waived !== null && refusalOf(snapshot, event) !== null && refusalOf(snapshot, waived) === null
  )
}

/** The event with the game master's word for it; null for one that takes none. */
export function waivedOf(event: FightEvent): FightEvent | null {
  switch (event.type) {
    case 'declare':
    case 'attack.roll':
    case 'step.close':
      return { ...event, override: true }
    default:
      return null
  }
}

/** The moment a fight stands in. */
export function momentOf({ value }: FightSnapshot): Moment {
  return value === 'over' ? 'over' : (stepOf(value) ?? 'ready')
}

/** The same, for a moment of a fight. */
export function refusalAt(moment: Moment, fight: FightContext, event: FightEvent): Phrase | null {
  if (moment === 'over') return phrase('coldIron.refused.over')
  if (isByHand(event)) return refuseHand(fight, event)
  if (event.type === 'automation.set') return refuseDial(fight, event)
  if (isPresenceEvent(event)) return refusePresence(fight, event)
  if (event.type === 'fight.begin') return refuseBeginning(moment, fight)
  return moment === 'ready'
    ? phrase('coldIron.refused.notBegun')
    : refuseInStep(moment, fight, event)
}

/** What the game master does by hand at any moment. */
export const handTypes = [
  'damage',
  'heal',
  'rouse',
  'state.set',
  'gear.set',
  'gear.cock',
  'gear.gather',
] as const
type HandType = (typeof handTypes)[number]
type HandEvent = Extract<FightEvent, { type: HandType }>
type DialEvent = Extract<FightEvent, { type: 'automation.set' }>
type StepEvent = Exclude<
  FightEvent,
  HandEvent | DialEvent | PresenceEvent | { type: 'fight.begin' }
>

function isByHand(event: FightEvent): event is HandEvent {
  return handTypes.some((type) => type === event.type)
}

function refuseInStep(step: StepId, fight: FightContext, event: StepEvent): Phrase | null {
  if (isMoveEvent(event)) return refuseMove(fight, step, event)
  if (isGrappleEvent(event)) return refuseGrapple(fight, step, event)
  return isSpellEvent(event) ? refuseSpell(fight, step, event) : refuseOutside(step, fight, event)
}

function refuseOutside(
  step: StepId,
  fight: FightContext,
  event: Exclude<StepEvent, GrappleEvent | SpellEvent | MoveEvent>,
): Phrase | null {
  switch (event.type) {
    case 'declare':
      return refuseDeclaration(fight, step, event)
    case 'withdraw':
      return refuseWithdrawal(fight, step, event)
    case 'attack.roll':
      return refuseRoll(fight, step, event)
    case 'attack.damage':
      return refuseDamage(fight, step, event)
    case 'attack.wear':
      return refuseWear(fight, step, event)
    case 'attack.pass':
      return refusePass(fight, step, event)
    case 'attack.place':
      return refusePlace(fight, event)
    case 'step.close':
      return refuseClosing(fight, step, event)
    case 'fight.end':
      return refuseEnd(fight)
    default:
      return assertNever(event)
  }
}

function refuseBeginning(moment: Moment, fight: FightContext): Phrase | null {
  if (moment !== 'ready') return phrase('coldIron.refused.begun')
  return everyone(fight).filter(isPresent).length === 0 ? phrase('coldIron.refused.nobody') : null
}

function refuseDial(fight: FightContext, { dial }: DialEvent): Phrase | null {
  return fight.dial === dial ? phrase('coldIron.refused.sameDial') : null
}

/** Attacks that are still open hold a step; the game master may let them all go. */
function refuseClosing(
  fight: FightContext,
  step: StepId,
  { override }: FightEventOf<'step.close'>,
): Phrase | null {
  const count = duelsOf(fight).filter((duel) => duel.step === step && isOpen(fight, duel)).length
  if (count > 0 && !isOverridden(fight, override)) {
    return phrase('coldIron.refused.attacksOpen', { count })
  }
  const spells = openCasts(fight, step).length
  if (spells > 0) return phrase('coldIron.spells.refused.spellsOpen', { count: spells })
  const passing = step === 'moving' ? everyone(fight).filter((each) => isWaiting(fight, each)) : []
  if (passing.length > 0) {
    return phrase('coldIron.moves.refused.answersOpen', { count: passing.length })
  }
  const hits = openHits(fight).length
  return hits > 0 ? phrase('coldIron.handToHand.refused.hitsOpen', { count: hits }) : null
}

/** Somebody who charges past, and could, waits for whether the way is blocked (CI-183). */
function isWaiting(fight: FightContext, combatant: Combatant): boolean {
  return isUnanswered(fight, combatant.id) && unableIn(fight, combatant, 'moving') === null
}

function refuseEnd(fight: FightContext): Phrase | null {
  const count = fight.pending.length + fight.wear.length
  if (count > 0) return phrase('coldIron.refused.blowsPending', { count })
  const effects = landings(fight).length
  return effects > 0 ? phrase('coldIron.spells.refused.effectsPending', { count: effects }) : null
}

function refuseHand(fight: FightContext, event: HandEvent): Phrase | null {
  const combatant = combatantOf(fight, event.combatantId)
  if (!combatant) return phrase('coldIron.refused.noCombatant')
  const { state, label: who } = combatant
  if (event.type === 'gear.gather') return refuseGathering(fight, event)
  if (state.dead) return phrase('coldIron.refused.dead', { who })
  switch (event.type) {
    case 'damage':
      return null
    case 'gear.set':
      return refuseItem(combatant, event.item)
    case 'gear.cock':
      return refuseCocking(fight, event)
    case 'heal':
      return state.damage === 0 ? phrase('coldIron.refused.unhurt', { who }) : null
    case 'state.set':
      return event.flags.onGround !== undefined && isGrappling(fight, combatant)
        ? phrase('coldIron.handToHand.refused.inPile', { who })
        : null
    case 'rouse':
      return refuseRousing(fight, combatant)
    default:
      return assertNever(event)
  }
}

function refuseRousing(fight: FightContext, combatant: Combatant): Phrase | null {
  const condition = conditionOf(combatant)
  if (condition === 'knockedOut') return null
  const free = !isGrappling(fight, combatant) && combatant.state.onGround
  const rises = ['unhurt', 'blinking', 'doubleBlinking'].includes(condition) && free
  return rises ? null : phrase('coldIron.refused.cannotRise', { who: combatant.label })
}

function isGrappling({ scrum }: FightContext, { id }: Combatant): boolean {
  return pileWith(scrum.piles, id) !== null
}
