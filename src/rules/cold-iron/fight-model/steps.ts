import { phrase, type Phrase } from '../../../shared/phrase'
import type { Weapon } from '../combatant/weapon'
import type { DeclarationKind } from './declaration'

/** Steps 1 to 5, in which combatants say what they mean to do. */
export const declareSteps = ['fullDefence', 'spells', 'movement', 'handToHand', 'attacks'] as const
export type DeclareStepId = (typeof declareSteps)[number]

/** Steps 6 to 15, in which it happens. */
const resolveSteps = [
  'moving',
  'earlySpells',
  'missiles',
  'lateSpells',
  'longWeapons',
  'normalWeapons',
  'shortWeapons',
  'handToHandFighting',
  'endOfTurnSpells',
  'upkeep',
] as const
export type ResolveStepId = (typeof resolveSteps)[number]

export type StepId = DeclareStepId | ResolveStepId

/** Where a fight stands: not begun, in one of the fifteen steps, or over. */
export type Moment = 'ready' | StepId | 'over'

/** The fifteen steps of a turn in their order (CI-017). */
export const steps: readonly StepId[] = [...declareSteps, ...resolveSteps]

/** Number of a step, 1 to 15. */
export function stepNumber(id: StepId): number {
  return steps.indexOf(id) + 1
}

/** The step a machine's value names; null before and after the fight. */
export function stepOf(value: unknown): StepId | null {
  return steps.find((id) => id === value) ?? null
}

/** The moment a machine's value stands for. */
export function readMoment(value: unknown): Moment {
  return value === 'over' ? 'over' : (stepOf(value) ?? 'ready')
}

/** Whether combatants declare in this step. */
export function isDeclareStep(id: StepId): id is DeclareStepId {
  return stepNumber(id) <= declareSteps.length
}

/** Title of a step and what it is for. */
export function stepWords(id: StepId): { title: Phrase; help: Phrase } {
  return { title: phrase(`coldIron.step.${id}.title`), help: phrase(`coldIron.step.${id}.help`) }
}

/** The step each kind of declaration is made in, null for any of the five (CI-017, CI-023). */
export const declaredIn: Record<DeclarationKind, DeclareStepId | null> = {
  fullDefence: 'fullDefence',
  spell: 'spells',
  move: 'movement',
  handToHand: 'handToHand',
  attack: 'attacks',
  wait: null,
}

/** The step a weapon strikes in: missiles in 8, the others by their length (CI-017, CI-020). */
export function stepOfWeapon(weapon: Weapon): ResolveStepId {
  if (weapon.missile) return 'missiles'
  switch (weapon.reach) {
    case 'long':
      return 'longWeapons'
    case 'normal':
      return 'normalWeapons'
    case 'short':
      return 'shortWeapons'
  }
}
