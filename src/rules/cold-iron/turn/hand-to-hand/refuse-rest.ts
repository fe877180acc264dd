import type { Phrase } from '../../../../shared/phrase'
import { memberIn, sideIn } from '../../hand-to-hand/grapple'
import { type Grapple, type Hit } from '../../fight-model/hand-to-hand'
import { canAct, idsOf } from '../../hand-to-hand/scene'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { refuseDice } from '../attacking/refuse-attack'
import { findGrapple } from './changing'
import type { MoveEventOf } from '../movement/events'
import type { GrappleEventOf } from './events'
import { findHit } from './hitting'
import { sceneIn } from './people'
import { refuseDigits } from './refuse-try'

const { words } = wordsIn('handToHand')

/** Why the tackled one cannot pull anybody down: it is not left to them (CI-161). */
export function refusePullDown(
  fight: FightContext,
  { grappleId, roll }: GrappleEventOf<'grapple.pullDown'>,
): Phrase | null {
  const grapple = findGrapple(fight, grappleId)
  if (!grapple) return words('refused.noGrapple')
  const { mayPullDown } = grapple
  if (mayPullDown === null) return words('refused.noPullDown')
  const who = combatantOf(fight, mayPullDown)?.label ?? ''
  const rested = { ...grapple, sides: restedSides(grapple, mayPullDown) }
  if (!canAct(sceneIn(fight), rested, mayPullDown)) return words('refused.cannotAct', { who })
  return refuseDigits(roll)
}

/** Their attack of the turn does not matter for it. */
function restedSides({ sides }: Grapple, id: string): Grapple['sides'] {
  const rest = (side: 'a' | 'b') => ({
    ...sides[side],
    members: sides[side].members.map((each) =>
      each.id === id ? { ...each, deed: 'none' as const } : each,
    ),
  })
  return { a: rest('a'), b: rest('b') }
}

/** Why nobody is let go: they are not pinned (CI-174). */
export function refuseUnpin(
  fight: FightContext,
  { grappleId, combatantId }: GrappleEventOf<'grapple.unpin'>,
): Phrase | null {
  const grapple = findGrapple(fight, grappleId)
  if (!grapple) return words('refused.noGrapple')
  return memberIn(grapple, combatantId)?.pinned ? null : words('refused.notPinned')
}

/** Why nobody needs to wait: no side comes first (CI-164). */
export function refuseWait(
  fight: FightContext,
  { grappleId }: GrappleEventOf<'grapple.wait'>,
): Phrase | null {
  const grapple = findGrapple(fight, grappleId)
  if (!grapple) return words('refused.noGrapple')
  return grapple.first === null ? words('refused.nobodyFirst') : null
}

/** Why a grapple cannot break up so: everyone is in one group, and each has two sides (CI-172). */
export function refuseDivision(
  fight: FightContext,
  { grappleId, groups }: GrappleEventOf<'grapple.divide'>,
): Phrase | null {
  const grapple = findGrapple(fight, grappleId)
  if (!grapple) return words('refused.noGrapple')
  const whole = (['a', 'b'] as const).every((side) => {
    const placed = groups.flatMap((group) => group[side])
    const all = idsOf(grapple, side)
    return placed.length === all.length && all.every((id) => placed.includes(id))
  })
  const sided = groups.every(({ a, b }) => a.length > 0 && b.length > 0)
  return whole && sided ? null : words('refused.groups')
}

/**
 * Why it cannot be said what someone holds on to: they have fought in the grapple without it. Whoever was pulled down
 * after a blow of their own has not (CI-160, CI-166).
 */
export function refuseKeep(
  fight: FightContext,
  { combatantId }: GrappleEventOf<'grapple.keep'>,
): Phrase | null {
  const person = combatantOf(fight, combatantId)
  if (!person) return words('refused.nobody')
  const grapple = fight.handToHand.grapples.find((each) => sideIn(each, combatantId))
  const hasFought =
    grapple !== undefined &&
    memberIn(grapple, combatantId)?.deed !== 'none' &&
    fight.handToHand.acted.includes(combatantId)
  return hasFought ? words('refused.cannotAct', { who: person.label }) : null
}

/** Why it cannot be said whom a hit struck (CI-168, CI-181). */
export function refuseTargeting(
  fight: FightContext,
  { hitId, die, roll }: GrappleEventOf<'grapple.target'>,
): Phrase | null {
  return asHit(fight, hitId, ['needsTarget'], ({ candidates, astray }) => {
    const most = candidates.length
    const missing = die === undefined ? most > 1 : die > most
    if (missing) return words('refused.die', { most })
    if (astray !== (roll !== undefined)) {
      return words(astray ? 'refused.rollNeeded' : 'refused.rollUnneeded')
    }
    return roll === undefined ? null : refuseDigits(roll)
  })
}

/** Why the damage of a hit cannot be rolled. */
export function refuseHitDamage(
  fight: FightContext,
  { hitId, dice }: GrappleEventOf<'grapple.damage'>,
): Phrase | null {
  return asHit(fight, hitId, ['needsDamage'], (hit) =>
    refuseDice(fight, hit, hit.multiple, dice, { rest: hit.rest }),
  )
}

/** Why a hit cannot be let go. */
export function refuseHitPass(
  fight: FightContext,
  { hitId }: GrappleEventOf<'grapple.pass'>,
): Phrase | null {
  return asHit(fight, hitId, ['needsNear', 'needsTarget', 'needsDamage'], () => null)
}

/** Why it cannot be said who is near a shot that strays (CI-150): it does not, or nobody is such. */
export function refuseNear(
  fight: FightContext,
  { hitId, near }: MoveEventOf<'stray.near'>,
): Phrase | null {
  return asHit(fight, hitId, ['needsNear'], () => {
    const ids = near.map(({ id }) => id)
    const known = ids.every((id) => combatantOf(fight, id))
    return known && new Set(ids).size === ids.length ? null : words('refused.nobody')
  })
}

function asHit(
  fight: FightContext,
  hitId: string,
  statuses: readonly Hit['status'][],
  judge: (hit: Hit) => Phrase | null,
): Phrase | null {
  const hit = findHit(fight, hitId)
  if (!hit) return words('refused.noHit')
  return statuses.includes(hit.status) ? judge(hit) : words(`refused.hit.${hit.status}`)
}

/** Hits that keep their step open. */
export function openHits({ handToHand }: FightContext): Hit[] {
  return handToHand.hits.filter(({ status }) => status !== 'resolved' && status !== 'passed')
}
