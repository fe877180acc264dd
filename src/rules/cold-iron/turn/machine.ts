import { isSpellStep } from './casting/casts'
import { spellEventTypes } from './casting/events'
import { beginContext } from '../fight-model/context'
import { hitEventTypes, pileEventTypes, type GrappleEventType } from './hand-to-hand/events'
import { besideEventTypes, movingEventTypes, type MoveEventType } from './movement/events'
import { allowed, castingIn, closing, declaringIn, fight, spellsFirst, tellWaived } from './setup'
import type { DeclareStepId, Moment, ResolveStepId, StepId } from '../fight-model/steps'

/** What the game master may do by hand at any moment of a fight. */
function byHand(at: Moment) {
  return {
    damage: { guard: allowed(at), actions: 'damage' },
    heal: { guard: allowed(at), actions: 'heal' },
    rouse: { guard: allowed(at), actions: 'rouse' },
    'gear.set': { guard: allowed(at), actions: 'setGear' },
    'gear.cock': { guard: allowed(at), actions: 'cock' },
    'gear.gather': { guard: allowed(at), actions: 'gather' },
    'state.set': { guard: allowed(at), actions: 'setFlags' },
    'automation.set': { guard: allowed(at), actions: 'setDial' },
    leave: { guard: allowed(at), actions: 'leave' },
    return: { guard: allowed(at), actions: 'comeBack' },
  } as const
}

const ready = fight.createStateConfig({
  on: {
    ...byHand('ready'),
    'fight.begin': { guard: allowed('ready'), target: 'fullDefence', actions: 'beginFight' },
  },
})

/** A step in which combatants declare; closing it leads to the next. */
function declaring(step: DeclareStepId, next: StepId) {
  return fight.createStateConfig({
    on: {
      ...byHand(step),
      ...moving(step, ['move.engage']),
      declare: { guard: allowed(step), actions: [tellWaived(step), declaringIn(step)] },
      'attack.place': { guard: allowed(step), actions: 'placeAttack' },
      withdraw: { guard: allowed(step), actions: 'withdraw' },
      'step.close': { guard: allowed(step), target: next, actions: closing(step) },
      'fight.end': { guard: allowed(step), target: 'over', actions: 'endFight' },
    },
  })
}

/** Events of hand-to-hand fighting, each judged like any other. */
function grappling(step: ResolveStepId, types: readonly GrappleEventType[]) {
  const each = { guard: allowed(step), actions: 'grapple' } as const
  return Object.fromEntries(types.map((type) => [type, each]))
}

/** Events of spells and charged items, in the steps they complete in (CI-018, CI-019). */
function casting(step: ResolveStepId) {
  if (!isSpellStep(step)) return {}
  const each = { guard: allowed(step), actions: castingIn(step) } as const
  return Object.fromEntries(spellEventTypes.map((type) => [type, each]))
}

/** Events of movement, each judged like any other. */
function moving(step: StepId, types: readonly MoveEventType[]) {
  const each = { guard: allowed(step), actions: 'move' } as const
  return Object.fromEntries(types.map((type) => [type, each]))
}

/**
 * A step in which things happen, all at once: what they do lands when it closes (CI-017).
 * `swapped`: where it leads in campaigns whose spells come before hand-to-hand (CI-021).
 */
function resolving(step: ResolveStepId, next: StepId, swapped = next) {
  const types =
    step === 'handToHandFighting' ? [...pileEventTypes, ...hitEventTypes] : hitEventTypes
  return fight.createStateConfig({
    on: {
      ...byHand(step),
      ...grappling(step, types),
      ...casting(step),
      ...moving(step, ['move.engage', ...besideEventTypes]),
      ...(step === 'moving' ? moving(step, movingEventTypes) : {}),
      'attack.roll': { guard: allowed(step), actions: [tellWaived(step), 'rollAttack'] },
      'attack.place': { guard: allowed(step), actions: 'placeAttack' },
      'attack.damage': { guard: allowed(step), actions: 'rollDamage' },
      'attack.wear': { guard: allowed(step), actions: 'rollWear' },
      'attack.pass': { guard: allowed(step), actions: 'passAttack' },
      'step.close': [
        { guard: spellsFirst(step), target: swapped, actions: [tellWaived(step), closing(step)] },
        { guard: allowed(step), target: next, actions: [tellWaived(step), closing(step)] },
      ],
      'fight.end': { guard: allowed(step), target: 'over', actions: 'endFight' },
    },
  })
}

/** The end of the turn (CI-022): closing it begins the next one. */
const upkeep = fight.createStateConfig({
  on: {
    ...byHand('upkeep'),
    ...moving('upkeep', ['move.engage']),
    'step.close': {
      guard: allowed('upkeep'),
      target: 'fullDefence',
      actions: [closing('upkeep'), 'keepUp', 'beginTurn'],
    },
    'fight.end': { guard: allowed('upkeep'), target: 'over', actions: 'endFight' },
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
