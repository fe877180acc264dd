import { beginContext } from '../fight-model/context'
import type { DeclareStepId, Moment, ResolveStepId, StepId } from '../fight-model/steps'
import { attackEventTypes } from './attacking/events'
import { isSpellStep } from './casting/casts'
import { spellEventTypes } from './casting/events'
import type { FightEventType } from './events'
import { gmEventTypes } from './gm/events'
import { hitEventTypes, grappleEventTypes } from './hand-to-hand/events'
import { besideEventTypes, movingEventTypes } from './movement/events'
import { allowed, carryOut, fight, spellsFirst, tellOverride } from './setup'

/** Events that are judged and carried out where the fight stands, and lead to no other step. */
function taking(at: Moment, types: readonly FightEventType[]) {
  const each = { guard: allowed(at), actions: [tellOverride(at), carryOut(at)] } as const
  return Object.fromEntries(types.map((type) => [type, each]))
}

const ready = fight.createStateConfig({
  on: {
    ...taking('ready', gmEventTypes),
    'fight.begin': {
      guard: allowed('ready'),
      target: 'fullDefence',
      actions: carryOut('ready'),
    },
  },
})

/** A step in which combatants declare; closing it leads to the next. */
function declaring(step: DeclareStepId, next: StepId) {
  return fight.createStateConfig({
    on: {
      ...taking(step, gmEventTypes),
      ...taking(step, ['move.engage', 'declare', 'attack.place', 'withdraw']),
      'step.close': { guard: allowed(step), target: next, actions: carryOut(step) },
      'fight.end': { guard: allowed(step), target: 'over', actions: carryOut(step) },
    },
  })
}

/**
 * A step in which things happen, all at once: what they do lands when it closes (CI-017). Spells and
 * charged items belong to the steps they complete in (CI-018, CI-019), a grapple to step 13 and those
 * who move to step 6. `swapped`: where it leads in campaigns whose spells come before hand-to-hand
 * (CI-021).
 */
function resolving(step: ResolveStepId, next: StepId, swapped = next) {
  const closing = [tellOverride(step), carryOut(step)]
  return fight.createStateConfig({
    on: {
      ...taking(step, gmEventTypes),
      ...taking(step, attackEventTypes),
      ...taking(step, hitEventTypes),
      ...taking(step, ['move.engage', ...besideEventTypes]),
      ...(step === 'moving' ? taking(step, movingEventTypes) : {}),
      ...(step === 'handToHandFighting' ? taking(step, grappleEventTypes) : {}),
      ...(isSpellStep(step) ? taking(step, spellEventTypes) : {}),
      'step.close': [
        { guard: spellsFirst(step), target: swapped, actions: closing },
        { guard: allowed(step), target: next, actions: closing },
      ],
      'fight.end': { guard: allowed(step), target: 'over', actions: carryOut(step) },
    },
  })
}

/** The end of the turn (CI-022): closing it begins the next one. */
const upkeep = fight.createStateConfig({
  on: {
    ...taking('upkeep', gmEventTypes),
    ...taking('upkeep', ['move.engage']),
    'step.close': {
      guard: allowed('upkeep'),
      target: 'fullDefence',
      actions: [carryOut('upkeep'), 'keepUp', 'beginTurn'],
    },
    'fight.end': { guard: allowed('upkeep'), target: 'over', actions: carryOut('upkeep') },
  },
})

/** A fight as the book orders it: fifteen steps a turn, never backwards (CI-014, CI-017). */
export const fightMachine = fight.createMachine({
  id: 'coldIronFight',
  context: { combatants: {}, ...beginContext() },
  initial: 'ready',
  states: {
    ready,
    fullDefence: declaring('fullDefence', 'spells'),
    spells: declaring('spells', 'movement'),
    movement: declaring('movement', 'handToHand'),
    handToHand: declaring('handToHand', 'attacks'),
    attacks: declaring('attacks', 'moving'),
    moving: resolving('moving', 'earlySpells'),
    earlySpells: resolving('earlySpells', 'missiles'),
    missiles: resolving('missiles', 'lateSpells'),
    lateSpells: resolving('lateSpells', 'longWeapons'),
    longWeapons: resolving('longWeapons', 'normalWeapons'),
    normalWeapons: resolving('normalWeapons', 'shortWeapons'),
    shortWeapons: resolving('shortWeapons', 'handToHandFighting', 'endOfTurnSpells'),
    handToHandFighting: resolving('handToHandFighting', 'endOfTurnSpells', 'upkeep'),
    endOfTurnSpells: resolving('endOfTurnSpells', 'upkeep', 'handToHandFighting'),
    upkeep,
    over: {},
  },
})
