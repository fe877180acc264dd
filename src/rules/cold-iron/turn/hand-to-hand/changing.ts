import type { Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import { withGrapple } from '../../hand-to-hand/grapple'
import { type Grapple, type HandToHand } from '../../fight-model/hand-to-hand'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { factOf, type FactDetails, type FightChange } from '../core/change'

/** Summands a fact holds, and those it is about, at the most. */
const mostTerms = 40
const mostAbout = 8

/** A fight with part of its hand-to-hand fighting changed. */
export function withHandToHand(fight: FightContext, change: Partial<HandToHand>): FightContext {
  return { ...fight, handToHand: { ...fight.handToHand, ...change } }
}

/** A fight in which these have done something in a grapple this turn. */
export function withActed(fight: FightContext, ids: readonly string[]): FightContext {
  return withHandToHand(fight, { acted: [...new Set([...fight.handToHand.acted, ...ids])] })
}

/** A fight with a grapple put in, changed, or taken out. */
export function withGrappleIn(
  fight: FightContext,
  grappleId: string,
  grapple: Grapple | null,
): FightContext {
  return withHandToHand(fight, {
    grapples: withGrapple(fight.handToHand.grapples, grappleId, grapple),
  })
}

/** The grapple of this id; null when there is none. */
export function findGrapple({ handToHand }: FightContext, grappleId: string): Grapple | null {
  return handToHand.grapples.find(({ id }) => id === grappleId) ?? null
}

/** Combatants of these ids, as far as they are in the fight. */
export function combatantsOf(fight: FightContext, ids: readonly string[]): Combatant[] {
  return ids.flatMap((id) => combatantOf(fight, id) ?? [])
}

/** The names of several, for a fact that tells of all of them. */
export function namesOf(fight: FightContext, ids: readonly string[]): { who: string } {
  const who = combatantsOf(fight, ids).map(({ label }) => label)
  return { who: who.join(', ') }
}

/** A fight as it is now, and one fact about it. */
export function told(
  fight: FightContext,
  kind: string,
  about: readonly string[],
  details?: FactDetails,
): FightChange {
  const people = combatantsOf(fight, about).slice(0, mostAbout)
  return { fight, facts: [factOf(`grapple.${kind}`, people, details)] }
}

/** A roll as a fact tells it. */
export function rolled(
  { chance, total, net }: Checked,
  { roll, typed }: { roll: string; typed: boolean },
  more: Record<string, string | number> = {},
): FactDetails {
  return {
    terms: net.terms.slice(0, mostTerms),
    dice: { faces: [...roll].map(Number), typed },
    with: { roll, chance, total, net: net.total, ...more },
  }
}
