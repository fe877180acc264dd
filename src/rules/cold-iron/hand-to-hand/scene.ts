import type { Sum } from '../../../shared/term'
import type { Combatant } from '../combatant/combatant'
import { isSenseless, stunLasts } from '../body/condition'
import { memberIn, otherSide } from './grapple'
import { type Member, type Grapple, type GrappleSide } from '../fight-model/hand-to-hand'
import { together, type Adding } from './together'
import { grappleValue, type Posture, type Use } from './value'

/**
 * Those who grapple, as they were when the step began (CI-017), how they hold themselves, and the
 * readings of the rules in force. `struck`: one as they act, where blows that came before theirs hurt them
 * (CI-164).
 */
export interface Scene extends Adding {
  turn: number
  /** Place of hand-to-hand among the steps of the turn (CI-021). */
  step: number
  people: Readonly<Record<string, Combatant>>
  postureOf(id: string): Posture
  struck?(grapple: Grapple, id: string): Combatant | undefined
}

/** Someone in a scene; undefined for one who is not there. */
export function personIn(scene: Scene, id: string): Combatant | undefined {
  return Object.hasOwn(scene.people, id) ? scene.people[id] : undefined
}

/** Someone as they act in a grapple: what the side that came first has done to them counts (CI-164). */
function actingIn(scene: Scene, grapple: Grapple, id: string): Combatant | undefined {
  return scene.struck?.(grapple, id) ?? personIn(scene, id)
}

/** HtH of one member (CI-167); full defence taken in the grapple counts like one declared (CI-165). */
export function memberValue(scene: Scene, grapple: Grapple, member: Member, use: Use): Sum {
  const { id } = member
  const person = use === 'hth' ? actingIn(scene, grapple, id) : personIn(scene, id)
  if (!person) return { total: 0, terms: [] }
  const { desperate, tactics } = scene.postureOf(member.id)
  const guarding = member.deed === 'guard' && !tactics.includes('fullDefenceVsHtH')
  const inForce = guarding ? [...tactics, 'fullDefenceVsHtH' as const] : tactics
  return grappleValue(person, member.kept, { desperate, tactics: inForce }, use)
}

/**
 * HtH of some of a side together. The senseless help nobody: they count only where nobody else is
 * left (CI-167).
 */
export function sideValue(
  scene: Scene,
  grapple: Grapple,
  ids: readonly string[],
  use: Use = 'hth',
): Sum {
  const members = ids.flatMap((id) => memberIn(grapple, id) ?? [])
  const awake = members.filter(({ id }) => isAwake(scene, id))
  const counted = awake.length > 0 ? awake : members
  return together(
    counted.map((member) => ({
      who: personIn(scene, member.id)?.label ?? member.id,
      value: memberValue(scene, grapple, member, use),
    })),
    scene,
  )
}

/** What a side holds against the other: the HtH of all its members in defence (CI-165, CI-170). */
export function resistance(scene: Scene, grapple: Grapple, side: GrappleSide): Sum {
  return sideValue(scene, grapple, idsOf(grapple, side), 'hthDefence')
}

/** Whether someone knows what happens around them. */
export function isAwake(scene: Scene, id: string): boolean {
  const person = personIn(scene, id)
  return person !== undefined && !isSenseless(person)
}

/**
 * Whether a member can act: awake, not stunned into losing this action (CI-167), not pinned
 * (CI-174), not on full defence (CI-024, CI-165), not struck out by the side that came first, and
 * with their turn still to use.
 */
export function canAct(scene: Scene, grapple: Grapple, memberId: string): boolean {
  const member = memberIn(grapple, memberId)
  const person = actingIn(scene, grapple, memberId)
  if (!member || !person || member.pinned || member.deed !== 'none') return false
  const { turn, step } = scene
  if (isSenseless(person) || stunLasts(person.state.stunnedUntil, { turn, step })) return false
  return !scene.postureOf(memberId).tactics.includes('fullDefenceVsHtH')
}

/** Those of a side who can act, in the order they came in. */
export function readyOf(scene: Scene, grapple: Grapple, side: GrappleSide): string[] {
  return idsOf(grapple, side).filter((id) => canAct(scene, grapple, id))
}

/** Everyone of a side. */
export function idsOf(grapple: Grapple, side: GrappleSide): string[] {
  return grapple.sides[side].members.map(({ id }) => id)
}

/** Everyone against a side. */
export function foesOf(grapple: Grapple, side: GrappleSide): string[] {
  return idsOf(grapple, otherSide(side))
}
