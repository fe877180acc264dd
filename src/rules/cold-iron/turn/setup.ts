import { setup } from 'xstate'
import type { Fact } from '../../../shared/fact'
import type { FightContext } from '../fight-model/context'
import type { Moment } from '../fight-model/steps'
import { spellRecords } from './casting/records'
import { loseSpells } from './casting/losing'
import { andThen, type FightChange } from './core/change'
import { beginTurn, keepUp } from './core/upkeep'
import type { FightEvent } from './events'
import { overrideFact } from './gm/override'
import { grappleRecords } from './hand-to-hand/records'
import { moveRecords } from './movement/records'
import { changeAt } from './records'
import { refusalAt } from './refusal'

const base = setup({
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

/** An action that changes the fight and tells what happened. */
function action(change: (fight: FightContext, event: FightEvent) => FightChange) {
  return base.enqueueActions(({ context, event, enqueue }) => {
    const { fight, facts } = change(context, event)
    enqueue.assign(fight)
    for (const fact of facts) enqueue({ type: 'record', params: fact })
  })
}

/** Topics whose harm lands when the step closes: they keep nobody from casting before that. */
const leavesSpells: readonly string[] = [grappleRecords, spellRecords, moveRecords].flatMap(
  Object.keys,
)

const keepUpAndLose = (now: FightContext) => andThen(keepUp(now), loseSpells)
const beginTurnAndLose = (now: FightContext) => andThen(beginTurn(now), loseSpells)

/** Types, guards and actions of a fight, by the names the machine uses. */
export const fight = base.extend({
  actions: { keepUp: action(keepUpAndLose), beginTurn: action(beginTurnAndLose) },
})

function carriedOut(at: Moment, now: FightContext, event: FightEvent): FightChange {
  const changed = changeAt(at, now, event)
  return leavesSpells.includes(event.type) ? changed : andThen(changed, loseSpells)
}

/** Carries an event out by its record. Whoever it keeps from casting loses their spell. */
export function carryOut(at: Moment) {
  return action((now, event) => carriedOut(at, now, event))
}

/**
 * All that the actions of the machine make of a fight for an event that is allowed at a moment: the
 * same changes in the same order, with nothing told. The end of a turn begins the next one.
 */
export function fightAfter(at: Moment, now: FightContext, event: FightEvent): FightContext {
  const { fight: after } = carriedOut(at, now, event)
  if (at !== 'upkeep' || event.type !== 'step.close') return after
  return beginTurnAndLose(keepUpAndLose(after).fight).fight
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
export function tellOverride(at: Moment) {
  return base.enqueueActions(({ context, event, enqueue }) => {
    const fact = overrideFact(at, context, event)
    if (fact) enqueue({ type: 'record', params: fact })
  })
}
