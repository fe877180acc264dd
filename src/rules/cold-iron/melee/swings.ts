import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import type { Position } from '../fight-model/declaration'

const { words } = wordsIn('melee')

/** Swings of one turn at most (CI-140). */
const mostSwings = 3

/** One of those a combatant swings at. */
export interface SwingTarget {
  id: string
  /** Stands in one hex with another opponent of the swinger. */
  sharesHex: boolean
  /** Tries to get the swinger into hand-to-hand combat this turn. */
  initiatesHtH: boolean
}

/**
 * Whether the targets of several swings are close packed (CI-138): each shares its hex with
 * another opponent, or is trying to grapple the swinger.
 */
export function isClosePacked(targets: readonly SwingTarget[]): boolean {
  return targets.length > 0 && targets.every((each) => each.sharesHex || each.initiatesHtH)
}

/** Why so many swings cannot be declared: at least one, at most three (CI-140). */
export function refuseSwings(swings: number): Phrase | null {
  const fits = Number.isInteger(swings) && swings >= 1 && swings <= mostSwings
  return fits ? null : words('refused.swings', { most: mostSwings })
}

/**
 * The place each target of a multiple swing takes when it strikes back: all face the swinger's
 * primary defence (CI-139).
 */
export function swingPlaces(targets: readonly Pick<SwingTarget, 'id'>[]): Map<string, Position> {
  return new Map(targets.map(({ id }) => [id, 1]))
}
