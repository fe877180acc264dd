import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { term, type Term } from '../../shared/term'
import type { Effect } from '../moves/effect'
import type { Move } from '../moves/move'

/**
 * The dice of a roll as one term. Throws an `invalid` refusal unless there are `count`
 * six-sided faces.
 */
export function diceTerm(faces: readonly number[], count: number, rule: string): Term {
  const sixSided = faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)
  if (faces.length !== count || !sixSided) {
    throw new Refusal(phrase('ironFist.refused.dice', { count }), 'invalid')
  }
  const rolled = faces.reduce((total, face) => total + face, 0)
  return term(phrase('ironFist.term.dice', { faces: faces.join(' + ') }), rolled, rule)
}

/**
 * A figure settled before the roll, its initial value when it was left alone. Throws an
 * `invalid` refusal when it is not a whole number within the move's bounds.
 */
export function settled(given: Move['given'], figures: Record<string, number>, id: string): number {
  const asked = given.find((each) => each.id === id)
  const value = figures[id] ?? asked?.initial ?? NaN
  if (asked && Number.isInteger(value) && value >= asked.min && value <= asked.max) return value
  throw new Refusal(phrase('ironFist.refused.figure'), 'invalid')
}

/** Leaves out what would change nothing, such as a gain at its ceiling (IF-011). */
export function onlyChanges(effects: readonly Effect[]): Effect[] {
  return effects.filter(({ from, to }) => from !== to)
}
