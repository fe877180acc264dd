import type { Aim } from '../../../../../rules/cold-iron/hand-to-hand/joining/aim'
import type { Manner } from '../../../../../rules/cold-iron/fight-model/hand-to-hand'
import type { GrappleEvent } from '../../../../../rules/cold-iron/turn/hand-to-hand/events'
import type { BoardGrapple } from '../../../../../rules/cold-iron/view/board-model'
import { foesOf, type Grappler } from './grapplers'

/** What somebody can do hand to hand, in the order it is offered. */
export const grappleDeeds = [
  'tag',
  'tackle',
  'stop',
  'attack',
  'pin',
  'escape',
  'guard',
  'draw',
  'unpin',
  'leave',
  'pullDown',
  'wait',
  'divide',
] as const
export type GrappleDeed = (typeof grappleDeeds)[number]

/** What is chosen for whatever they do. */
export interface Choice {
  /** Those who act together, the grappler among them. */
  who: string[]
  /** Whom it means; null for anyone. */
  targetId: string | null
  /** Anyone but the target. */
  but: boolean
  /** Index of the weapon they strike with, or draw; null for bare hands. */
  weapon: number | null
  manner: Manner
  /** Those held in when an escape of several fails (CI-176). */
  held: string[]
}

/** What somebody who acts alone chooses first: anyone, with bare hands. */
export const alone = (id: string): Choice => ({
  who: [id],
  targetId: null,
  but: false,
  weapon: null,
  manner: 'ground',
  held: [],
})

/** A roll on its way; an event that is only tried out takes any. */
export interface Rolled {
  roll: string
  typed: boolean
}

/** The event a deed sends; null when it means nothing for one where they are. */
export function eventOf(
  deed: GrappleDeed,
  grappler: Grappler,
  choice: Choice,
  rolled: Rolled,
  wasHit: boolean,
): GrappleEvent | null {
  const { id: combatantId, grapple } = grappler
  if (!grapple) {
    if (deed === 'tag') return { type: 'grapple.tag', combatantId, ...rolled }
    if (deed === 'tackle') {
      return { type: 'grapple.tackle', who: choice.who, manner: choice.manner, ...rolled }
    }
    if (deed !== 'stop') return null
    return wasHit
      ? { type: 'grapple.stop', combatantId, ...rolled }
      : { type: 'grapple.stop', combatantId, typed: true }
  }
  return inGrapple(deed, { ...grappler, grapple }, choice, rolled)
}

type InGrapple = Grappler & { grapple: BoardGrapple }

function inGrapple(
  deed: GrappleDeed,
  grappler: InGrapple,
  choice: Choice,
  rolled: Rolled,
): GrappleEvent | null {
  const { who, weapon, held } = choice
  const { id, grapple } = grappler
  const grappleId = grapple.id
  switch (deed) {
    case 'attack': {
      const aim = aimOf(choice.targetId, choice.but)
      return { type: 'grapple.attack', grappleId, who, striker: id, weapon, aim, ...rolled }
    }
    case 'pin':
      return { type: 'grapple.pin', grappleId, who, targetId: foeOf(grappler, choice), ...rolled }
    case 'escape':
      return { type: 'grapple.escape', grappleId, who, held, ...rolled }
    case 'draw':
      return weapon === null
        ? null
        : { type: 'grapple.draw', grappleId, combatantId: id, weapon, ...rolled }
    case 'pullDown':
      return grapple.mayPullDown === id ? { type: 'grapple.pullDown', grappleId, ...rolled } : null
    default:
      return withoutRoll(deed, grappler, choice)
  }
}

/** What is done in a grapple without any dice; null for what belongs outside of it. */
function withoutRoll(
  deed: Exclude<GrappleDeed, 'attack' | 'pin' | 'escape' | 'draw' | 'pullDown'>,
  grappler: InGrapple,
  choice: Choice,
): GrappleEvent | null {
  const { who } = choice
  const grappleId = grappler.grapple.id
  switch (deed) {
    case 'guard':
      return { type: 'grapple.guard', grappleId, who }
    case 'leave':
      return { type: 'grapple.leave', grappleId, who }
    case 'unpin':
      return { type: 'grapple.unpin', grappleId, combatantId: foeOf(grappler, choice) }
    case 'wait':
      return { type: 'grapple.wait', grappleId }
    case 'divide':
      return { type: 'grapple.divide', grappleId, groups: pairsOf(grappler.grapple) }
    case 'tag':
    case 'tackle':
    case 'stop':
      return null
  }
}

/** The one meant, or the first on the other side. */
function foeOf(grappler: Grappler, { targetId }: Choice): string {
  return targetId ?? foesOf(grappler)[0] ?? ''
}

function aimOf(targetId: string | null, but: boolean): Aim {
  return targetId === null ? { at: 'anyone' } : { at: but ? 'allBut' : 'one', id: targetId }
}

/** A grapple in as many groups as its smaller side has members, dealt out in order (CI-172). */
export function pairsOf({ sides }: BoardGrapple): { a: string[]; b: string[] }[] {
  const count = Math.min(sides.a.members.length, sides.b.members.length)
  const dealt = (side: 'a' | 'b', group: number) =>
    sides[side].members
      .filter((_, place) => place % count === group)
      .map(({ combatantId }) => combatantId)
  return Array.from({ length: count }, (_, group) => ({
    a: dealt('a', group),
    b: dealt('b', group),
  }))
}
