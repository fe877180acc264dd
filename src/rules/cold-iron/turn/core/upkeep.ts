import { phrase } from '../../../../shared/phrase'
import { tickClock } from '../../body/clock'
import { spendDesperation } from '../../body/desperation'
import { tireInTurn } from '../../body/tiring'
import type { Combatant, State } from '../../combatant/combatant'
import { conditionOf, currentHitPoints } from '../../body/condition'
import { bookFatigue } from '../body/book-fatigue'
import { goOnCasting, hasCast } from '../casting/running'
import type { FightContext } from '../../fight-model/context'
import { declareSteps, stepNumber, type StepId } from '../../fight-model/steps'
import { grappleWith } from '../../hand-to-hand/grapple'
import { combatantOf, everyone, isDesperate, withState } from './fight'
import { beginHandToHandTurn } from '../hand-to-hand/turning'
import { forEach, factOf, andThen, type FightChange } from './change'
import { turnHurt } from '../body/hurt'
import { numbersOf } from './numbers'
import { beginMovesTurn } from '../movement/turning'
import { loadOn } from '../declaring/loading'
import { updateClocks } from './update-clocks'

/**
 * The end of a turn (CI-022): regeneration, then the fatigue of fighting and the price of
 * desperation, then the clocks of the dying. Clocks that the fatigue of this very moment starts
 * begin to run next turn.
 */
export function keepUp(fight: FightContext): FightChange {
  const ticking = everyone(fight)
    .filter(({ state }) => state.deathClock !== null && !state.dead)
    .map(({ id }) => id)
  const cause = phrase('coldIron.cause.upkeep')
  const worn = andThen(forEach(fight, everyone(fight), regenerate), (now) =>
    forEach(now, everyone(now), (so, each) =>
      andThen(tire(so, each), (then) => loadOn(then, each)),
    ),
  )
  const settled = andThen(worn, (now) => updateClocks(fight, now, () => cause))
  return andThen(settled, (now) => forEach(now, ticking, tick))
}

/**
 * What the turn in which a fight ends has cost by then (CI-022): the fatigue of who fought in it, ran or
 * raged, and the price of desperation. What was only declared costs nothing.
 */
export function tireInLastTurn(fight: FightContext, step: StepId): FightChange {
  if (stepNumber(step) <= declareSteps.length) return { fight, facts: [] }
  const declared = everyone(fight).flatMap((each) => {
    const declaration = fight.declarations[each.id]
    return declaration && isCarriedOut(fight, each, step) ? [[each.id, declaration] as const] : []
  })
  const carriedOut = { ...fight, declarations: Object.fromEntries(declared) }
  const worn = forEach(carriedOut, everyone(carriedOut), tire)
  return andThen(worn, (now) => updateClocks(fight, now, () => phrase('coldIron.cause.upkeep')))
}

/** Whether what somebody declared has come about before `step` was through. */
function isCarriedOut(fight: FightContext, combatant: Combatant, step: StepId): boolean {
  const kind = fight.declarations[combatant.id]?.kind
  if (kind === 'move') return stepNumber(step) > stepNumber('moving')
  const isTooEarly = kind === 'handToHand' && stepNumber(step) < stepNumber('handToHandFighting')
  return !isTooEarly && hasFought(fight, combatant)
}

/** Clears the table for the next turn and counts it. */
export function beginTurn(fight: FightContext): FightChange {
  const turn = fight.turn + 1
  const rested = everyone(fight)
    .filter(({ state }) => state.fought)
    .reduce((now, { id }) => withState(now, id, { fought: false }), fight)
  const begun = {
    fight: beginHandToHandTurn({
      ...turnHurt(recovered(rested, turn)),
      ...goOnCasting(fight, turn),
      turn,
      lastDeclarations: fight.declarations,
      attacks: [],
      pending: [],
      lastTotals: lastTotalsOf(fight),
      numbers: numbersOf(fight),
      moves: beginMovesTurn(fight),
    }),
    facts: [factOf('turn.begun', [], { with: { turn } })],
  }
  return fight.turn === 0 ? begun : andThen(begun, (now) => forEach(now, everyone(now), wakeUp))
}

/** What a fumble cost in the turn before is over (CI-130). */
function recovered(fight: FightContext, turn: number): FightContext {
  const isOver = (until: number | null) => until !== null && until < turn
  return everyone(fight).reduce((now, { id, state: { idleTurn, dodgeTurn } }) => {
    if (!isOver(idleTurn) && !isOver(dodgeTurn)) return now
    const left = (until: number | null) => (isOver(until) ? null : until)
    return withState(now, id, { idleTurn: left(idleTurn), dodgeTurn: left(dodgeTurn) })
  }, fight)
}

/** A sleeper whom something has begun to wake is a turn nearer to it (CI-048, CI-050). */
function wakeUp(fight: FightContext, sleeper: Combatant): FightChange {
  const { asleep, wakeTurns } = sleeper.state
  if (!asleep || wakeTurns === 0) return { fight, facts: [] }
  const left = wakeTurns - 1
  const lies = left > 0 ? {} : { onGround: true, inCovers: true }
  const woken = withState(fight, sleeper.id, { wakeTurns: left, asleep: left > 0, ...lies })
  return { fight: woken, facts: left > 0 ? [] : [factOf('combatant.woke', [sleeper])] }
}

/** What each one's last attack of a turn came to, before the defence (CI-155). */
function lastTotalsOf({ attacks }: FightContext): Record<string, number> {
  return Object.fromEntries(
    attacks.flatMap(({ attackerId, result }) => (result ? [[attackerId, result.total]] : [])),
  )
}

/** Nothing but empathic healing helps the dying (CI-063), and nothing the dead. */
function regenerate(fight: FightContext, combatant: Combatant): FightChange {
  const { sheet, state, id } = combatant
  const condition = conditionOf(combatant)
  const gained = Math.min(sheet.regenPerTurn, state.damage)
  if (gained === 0 || condition === 'dead' || condition === 'dying') return { fight, facts: [] }
  const current = currentHitPoints(combatant)
  const details = {
    from: current,
    to: current + gained,
    cause: phrase('coldIron.cause.regeneration'),
  }
  return {
    fight: withState(fight, id, { damage: state.damage - gained }),
    facts: [factOf('hitPoints.changed', [combatant], details)],
  }
}

/**
 * A turn of fighting, and one of sprinting, tires (CI-078); what rage costs is booked when the
 * battle is over (CI-195). A turn of desperation has its price (CI-065).
 */
function tire(fight: FightContext, combatant: Combatant): FightChange {
  const { id, state } = combatant
  if (state.dead) return { fight, facts: [] }
  const priced = pay(fight, combatant)
  const raged = state.berserk
    ? withState(priced.fight, id, { berserkTurns: Math.min(9999, state.berserkTurns + 1) })
    : priced.fight
  const fought = hasFought(fight, combatant) && !state.berserk
  const gained = tireInTurn({ fought, sprinted: hasSprinted(fight, id) })
  const cause = phrase(`coldIron.cause.${fought ? 'turnOfCombat' : 'sprint'}`)
  return andThen({ ...priced, fight: raged }, (now) => bookFatigue(now, id, gained, cause))
}

/** The price of a turn of desperation: one point more off everything from now on (CI-065). */
function pay(fight: FightContext, combatant: Combatant): FightChange {
  if (!isDesperate(fight, combatant.id)) return { fight, facts: [] }
  const price = spent(combatant.state)
  const told = factOf('state.desperate', [combatant], { with: { count: price.desperationUsed } })
  return { fight: withState(fight, combatant.id, price), facts: [told] }
}

function spent({
  desperationUsed,
  desperationInBattle,
}: State): Pick<State, 'desperationUsed' | 'desperationInBattle'> {
  const counts = { used: desperationUsed, usedInBattle: desperationInBattle }
  const { used, usedInBattle } = spendDesperation(counts)
  return { desperationUsed: Math.min(99, used), desperationInBattle: Math.min(99, usedInBattle) }
}

/**
 * Whether this was a turn of combat for a combatant (CI-078): they struck or were struck at, by a blow or
 * a spell, cast one or used an item, defended, or are in a grapple.
 */
export function hasFought(fight: FightContext, { id, state }: Combatant): boolean {
  const kind = fight.declarations[id]?.kind
  const isGrappling = grappleWith(fight.handToHand.grapples, id) !== null
  const isGuarding = kind === 'fullDefence' || kind === 'handToHand'
  return state.fought || isGrappling || isGuarding || hasCast(fight, id)
}

/** Whether a combatant ran as fast as they could this turn. */
export function hasSprinted(fight: FightContext, id: string): boolean {
  const declaration = fight.declarations[id]
  return declaration?.kind === 'move' && declaration.sprint === true
}

function tick(fight: FightContext, id: string): FightChange {
  const combatant = combatantOf(fight, id)
  const clock = combatant?.state.deathClock
  if (!combatant || clock === null || clock === undefined) return { fight, facts: [] }
  const left = tickClock(clock, combatant.state.inStasis)
  if (left === clock) return { fight, facts: [] }
  const told = factOf('death.clockTicked', [combatant], {
    from: clock,
    to: left,
    with: { count: left },
  })
  const ticked = withState(fight, id, { deathClock: left })
  if (left > 0) return { fight: ticked, facts: [told] }
  const dead = withState(fight, id, { deathClock: null, dead: true })
  const died = {
    from: conditionOf(combatant),
    to: 'dead',
    cause: phrase('coldIron.cause.clock'),
  }
  return { fight: dead, facts: [told, factOf('death.died', [combatant], died)] }
}
