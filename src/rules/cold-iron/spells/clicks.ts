import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import { nextItemStep, type SpellStepId } from '../fight-model/spell-steps'

const { words } = wordsIn('spells')

/**
 * Why no charged item can be used in this step; null when one can (CI-019). A FieldError names
 * `itemsUsedThisTurn` outside 0 to 3.
 */
export function refuseClick(itemsUsedThisTurn: number, step: SpellStepId): Phrase | null {
  const next = nextItemStep(itemsUsedThisTurn)
  if (next === null) return words('refused.allClicksUsed', { count: itemsUsedThisTurn })
  return next === step ? null : words('refused.otherStep')
}
