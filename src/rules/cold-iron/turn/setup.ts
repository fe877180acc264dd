import { setup } from 'xstate'
import type { Fact } from '../../../shared/fact'
import { passAttack, placeAttack, rollAttack, rollDamage } from './attacking/attacking'
import { isSpellEvent } from './casting/events'
import { loseSpells } from './casting/losing'
import { cast } from './casting/spell'
import { closeStep } from './core/closing'
import { cock, gather } from './declaring/cocking'
import type { FightContext } from '../fight-model/context'
import { declare, withdraw } from './declaring/declaring'
import type { FightEvent, FightEventOf, FightEventType } from './events'
import { beginFight, endFight } from './core/begin-end'
import { isGrappleEvent } from './hand-to-hand/events'
import { grapple } from './hand-to-hand/grapple'
import { damage, heal, rouse, setDial } from './gm/adjust'
import { andThen, type FightChange } from './core/change'
import { isMoveEvent } from './movement/events'
import { move } from './movement/move'
import { comeBack, leave } from './gm/join-leave'
import { refusalAt } from './refusal'
import { setFlags } from './gm/set-flags'
import type { DeclareStepId, Moment, ResolveStepId, StepId } from '../fight-model/steps'
import { beginTurn, keepUp } from './core/upkeep'
import { waivedFact } from './gm/override'
import { rollWear, setGear } from './wear/wear'

const telling = setup({
  types: { context: {} as FightContext, events: {} as FightEvent },
  guards: {
    allowed: ({ context, event }, { at }: { at: Moment }) => refusalAt(at, context, event) === null,
    /** The same, where spells of a whole turn come before hand-to-hand (CI-021). */
    spellsFirst: ({ context, event }, { at }: { at: Moment }) =>
      !context.settings.hthBeforeFullTurnSpells && refusalAt(at, context, event) === null,
  },
  actions: {
    /** Names what the host has to write down: it finds the fact in the action's params. */
    record: (_, fact: Fact) => fact,
  },
})

function isOfType<Type extends FightEventType>(
  event: FightEvent,
  type: Type,
): event is FightEventOf<Type> {
  return event.type === type
}

/** An action that changes the fight as an event of its kind says, and tells what happened. */
function onEvent<Event extends FightEvent>(
  isIts: (event: FightEvent) => event is Event,
  happen: (fight: FightContext, event: Event) => FightChange,
) {
  return telling.enqueueActions(({ context, event, enqueue }) => {
    if (!isIts(event)) return
    const { fight, facts } = happen(context, event)
    enqueue.assign(fight)
    for (const fact of facts) enqueue({ type: 'record', params: fact })
  })
}

/** An action of one type of event. Whoever it keeps from casting loses his spell. */
function happens<Type extends FightEventType>(
  type: Type,
  happen: (fight: FightContext, event: FightEventOf<Type>) => FightChange,
) {
  return onEvent(
    (event): event is FightEventOf<Type> => isOfType(event, type),
    (now, event) => andThen(happen(now, event), loseSpells),
  )
}

/** An action of spells and charged items: what its event says in the step it comes in. */
export function castingIn(step: ResolveStepId) {
  return onEvent(isSpellEvent, (now, event) => cast(now, event, step))
}

/** Types, guards and actions of a fight, by the names the machine uses. */
export const fight = telling.extend({
  actions: {
    beginFight: happens('fight.begin', beginFight),
    endFight: happens('fight.end', endFight),
    withdraw: happens('withdraw', withdraw),
    rollAttack: happens('attack.roll', rollAttack),
    rollDamage: happens('attack.damage', rollDamage),
    grapple: onEvent(isGrappleEvent, grapple),
    rollWear: happens('attack.wear', rollWear),
    move: onEvent(isMoveEvent, move),
    passAttack: happens('attack.pass', (now, { attackId }) => passAttack(now, attackId)),
    placeAttack: happens('attack.place', placeAttack),
    setDial: happens('automation.set', setDial),
    damage: happens('damage', damage),
    heal: happens('heal', heal),
    rouse: happens('rouse', rouse),
    setFlags: happens('state.set', setFlags),
    setGear: happens('gear.set', setGear),
    cock: happens('gear.cock', cock),
    gather: happens('gear.gather', gather),
    leave: happens('leave', leave),
    comeBack: happens('return', comeBack),
    keepUp: happens('step.close', keepUp),
    beginTurn: happens('step.close', beginTurn),
  },
})

/** Lets everything that waited for a step to close happen at once. */
export function closing(step: StepId) {
  return happens('step.close', (now) => closeStep(now, step))
}

/** Writes a declaration down in the step it is made in. */
export function declaringIn(step: DeclareStepId) {
  return happens('declare', (now, event) => declare(now, event, step))
}

/** The guard of every transition: what the refusals allow at a moment. */
export function allowed(at: Moment) {
  return { type: 'allowed', params: { at } } as const
}

/** The guard of a way that only those campaigns take whose spells come before hand-to-hand. */
export function spellsFirst(at: Moment) {
  return { type: 'spellsFirst', params: { at } } as const
}

/** Before the action itself: the journal tells what the rules said against it. */
export function tellWaived(at: Moment) {
  return telling.enqueueActions(({ context, event, enqueue }) => {
    const fact = waivedFact(at, context, event)
    if (fact) enqueue({ type: 'record', params: fact })
  })
}
