import { beginContext } from './context'
import { hitEventTypes, pileEventTypes, type GrappleEventType } from './grapple/events'
import { allowed, closing, declaringIn, fight, spellsFirst, tellWaived } from './setup'
import type { DeclareStepId, Moment, ResolveStepId, StepId } from './steps'

/** What the game master may do by hand at any moment of a fight. */
function byHand(at: Moment) {
  return {
    damage: { guard: allowed(at), actions: 'damage' },
    heal: { guard: allowed(at), actions: 'heal' },
    rouse: { guard: allowed(at), actions: 'rouse' },
    'state.set': { guard: allowed(at), actions: 'setFlags' },
    'automation.set': { guard: allowed(at), actions: 'setDial' },
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
      'attack.roll': { guard: allowed(step), actions: [tellWaived(step), 'rollAttack'] },
      'attack.place': { guard: allowed(step), actions: 'placeAttack' },
      'attack.damage': { guard: allowed(step), actions: 'rollDamage' },
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
