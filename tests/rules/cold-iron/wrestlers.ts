import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import { formGrapple, joinGrapple } from '../../../src/rules/cold-iron/hand-to-hand/membership'
import type { Grapple } from '../../../src/rules/cold-iron/fight-model/hand-to-hand'
import type { Scene } from '../../../src/rules/cold-iron/hand-to-hand/scene'
import type { Posture } from '../../../src/rules/cold-iron/hand-to-hand/value'
import { fighter } from './table'

/** Nothing out of the ordinary. */
export const plainPosture: Posture = { desperate: false, tactics: [] }

/** A wrestler with this HtH. */
export function wrestler(
  id: string,
  htH: number,
  sheet: object = {},
  state: object = {},
): Combatant {
  return fighter(id, { htH, ...sheet }, state)
}

/** A scene of these people in turn 2, all of them holding themselves plainly. */
export function sceneOf(
  people: readonly Combatant[],
  postures: Record<string, Partial<Posture>> = {},
): Scene {
  return {
    turn: 2,
    step: 13,
    people: Object.fromEntries(people.map((each) => [each.id, each])),
    postureOf: (id) => ({ ...plainPosture, ...postures[id] }),
    settings: { multipleHtHMode: 'formula' },
  }
}

const empty = { kept: [], inHand: null }

/** A grapple of turn 1: these against those. */
export function grappleOf(a: readonly string[], b: readonly string[]): Grapple {
  const [first = '', ...more] = b
  const grapple = formGrapple({
    id: 'p',
    turn: 1,
    initiators: a.map((id) => ({ id, ...empty })),
    target: { id: first, ...empty },
    manner: 'ground',
    answers: { attacks: true, pullsDown: false },
  })
  return more.reduce((now, id) => joinGrapple(now, 'b', { id, ...empty }, 1), grapple)
}

/** What the terms of a figure come to. */
export function addUp({ terms }: { terms: readonly { value: number }[] }): number {
  return terms.reduce((all, { value }) => all + value, 0)
}

/** The rules its terms name. */
export function rulesOf({ terms }: { terms: readonly { rule: string }[] }): string[] {
  return terms.map(({ rule }) => rule)
}
