import { demandWhole } from '../basics/field-error'
import type { Settings } from '../settings'
import spellSteps from './spell-steps.json'
import { steps, type StepId } from './steps'

/** A step in which spells complete and items are used. */
export type SpellStepId = 'earlySpells' | 'lateSpells' | 'endOfTurnSpells'

/** When a spell completes: the turn of the fight and the step of it. */
export interface Completion {
  turn: number
  step: SpellStepId
}

/** A row of the chart: spells up to so many quarters of the caster's level. */
export interface SpellStep extends Completion {
  quarters: number
  inclusive: boolean
}

/** The published chart (CI-018). */
export const publishedSpellSteps = spellSteps as readonly SpellStep[]

/**
 * When a spell completes that was begun in a turn (CI-018): by its level as a share of the caster's
 * active magic level, compared exactly. Null where the chart is silent and the game master decides:
 * level 0, or above the caster's.
 */
export function spellCompletion(
  spell: { level: number; aml: number; begunTurn: number },
  chart: readonly SpellStep[] = publishedSpellSteps,
): Completion | null {
  const level = demandWhole('spell.level', spell.level, 0)
  const aml = demandWhole('aml', spell.aml, 1)
  const begun = demandWhole('begunTurn', spell.begunTurn, 1, Number.MAX_SAFE_INTEGER)
  if (level === 0) return null
  const row = chart.find(({ quarters, inclusive }) => {
    const left = quarters * aml - 4 * level
    return inclusive ? left >= 0 : left > 0
  })
  return row ? { turn: begun + row.turn - 1, step: row.step } : null
}

const clicks: readonly SpellStepId[] = ['earlySpells', 'lateSpells', 'endOfTurnSpells']

/** The step the next charged item is used in; null when all three of the turn are used (CI-019). */
export function nextItemStep(itemsUsedThisTurn: number): SpellStepId | null {
  return clicks[demandWhole('itemsUsedThisTurn', itemsUsedThisTurn, 0, clicks.length)] ?? null
}

/**
 * The fifteen steps in the order a campaign plays them (CI-017, CI-021): hand-to-hand before the
 * spells of a whole turn, or after them.
 */
export function stepsInOrder(settings: Pick<Settings, 'hthBeforeFullTurnSpells'>): StepId[] {
  if (settings.hthBeforeFullTurnSpells) return [...steps]
  const swapped: Partial<Record<StepId, StepId>> = {
    handToHandFighting: 'endOfTurnSpells',
    endOfTurnSpells: 'handToHandFighting',
  }
  return steps.map((id) => swapped[id] ?? id)
}
