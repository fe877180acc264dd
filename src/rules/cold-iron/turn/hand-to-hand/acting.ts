import { attackInGrapple, guardInGrapple } from '../../hand-to-hand/joining/assault'
import { divideGrapple, changeMembers, leaveGrapple } from '../../hand-to-hand/membership'
import { drawInGrapple } from '../../hand-to-hand/holding/draw'
import { escapeFromGrapple } from '../../hand-to-hand/holding/escape'
import { waitInGrapple } from '../../hand-to-hand/order'
import { memberIn, membersOf, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { type Grapple } from '../../fight-model/hand-to-hand'
import { pinInGrapple, unpin } from '../../hand-to-hand/holding/pin'
import { idsOf } from '../../hand-to-hand/scene'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, withFought } from '../core/fight'
import { grappleFumblesAt } from '../../melee/fumbles'
import { andThen, tellFumble, type FightChange } from '../core/change'
import {
  findGrapple,
  namesOf,
  rolled,
  told,
  withActed,
  withGrappleIn,
  withHandToHand,
} from './changing'
import type { GrappleEventOf } from './events'
import { addHit, gripOf } from './hitting'
import { daggerInHand, sceneIn } from './people'

const nothing = (fight: FightContext): FightChange => ({ fight, facts: [] })

/** What someone holds on to, in a grapple or on the way into one (CI-169). */
export function keep(fight: FightContext, event: GrappleEventOf<'grapple.keep'>): FightChange {
  const { combatantId, kept } = event
  const { handToHand } = fight
  const chosen = withHandToHand(fight, { kept: { ...handToHand.kept, [combatantId]: kept } })
  const grapple = grappleWith(handToHand.grapples, combatantId)
  const member = grapple && memberIn(grapple, combatantId)
  if (!grapple || !member)
    return told(chosen, 'kept', [combatantId], { with: { count: kept.length } })
  const inHand = member.inHand ?? daggerInHand(fight, combatantId, kept)
  const changed = changeMembers(grapple, [combatantId], { kept, inHand })
  return told(withGrappleIn(chosen, grapple.id, changed), 'kept', [combatantId], {
    with: { count: kept.length },
  })
}

/** Some of a side attack the other (CI-165); a hit waits for its damage. */
export function rollGrapple(
  fight: FightContext,
  event: GrappleEventOf<'grapple.attack'>,
): FightChange {
  const { who, aim, striker } = event
  const grapple = findGrapple(fight, event.grappleId)
  const side = grapple && sideIn(grapple, who[0] ?? '')
  const weapon = gripOf(fight, striker, event.weapon)
  if (!grapple || !side || !weapon) return nothing(fight)
  const { grapple: after, struck } = attackInGrapple(
    sceneIn(fight),
    grapple,
    { side, who, aim },
    event.roll,
  )
  const { checked, hits, candidates } = struck
  const fought = fightOn(withGrappleIn(fight, grapple.id, after), grapple, who)
  const kind = hits === 'foe' ? 'hit' : hits === 'friend' ? 'strayed' : 'missed'
  const attacked = told(
    fought,
    kind,
    // Whoever strikes comes first: the blow is theirs.
    [striker, ...who.filter((id) => id !== striker)],
    rolled(checked, event, { weapon: weapon.name, ...namesOf(fight, who) }),
  )
  const rolledIt = andThen(attacked, (now) => fumbleInGrapple(now, striker, checked.total))
  if (hits === 'nobody') return rolledIt
  const hit = {
    attackerId: striker,
    weapon,
    candidates,
    astray: hits === 'friend',
    chance: checked.chance,
    net: checked.net.total,
  }
  return andThen(rolledIt, (now) => ({ fight: addHit(now, hit), facts: [] }))
}

/** What the chart of fumbles says of an attack in a grapple (CI-130). */
function fumbleInGrapple(fight: FightContext, striker: string, total: number): FightChange {
  const who = combatantOf(fight, striker)
  const rows = who ? grappleFumblesAt(total, 'other') : []
  return { fight, facts: rows.flatMap(({ id }) => (who ? [tellFumble(who, id)] : [])) }
}

/** Some of a side take full defence in their grapple (CI-165). */
export function guard(fight: FightContext, event: GrappleEventOf<'grapple.guard'>): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple) return nothing(fight)
  const guarded = withGrappleIn(fight, grapple.id, guardInGrapple(grapple, event.who))
  return told(withActed(withFought(guarded, event.who), event.who), 'guarded', event.who, {
    with: namesOf(fight, event.who),
  })
}

/** Someone draws a dagger or short sword (CI-166). */
export function rollDraw(fight: FightContext, event: GrappleEventOf<'grapple.draw'>): FightChange {
  const { combatantId: who, weapon } = event
  const grapple = findGrapple(fight, event.grappleId)
  const side = grapple && sideIn(grapple, who)
  if (!grapple || !side) return nothing(fight)
  const { grapple: after, checked } = drawInGrapple(
    sceneIn(fight),
    grapple,
    { side, who, weapon },
    event.roll,
  )
  const name = combatantOf(fight, who)?.sheet.weapons[weapon]?.name ?? ''
  const drawn = withActed(withFought(withGrappleIn(fight, grapple.id, after), [who]), [who])
  const kind = checked.success ? 'drew' : 'drawMissed'
  return told(drawn, kind, [who], rolled(checked, event, { weapon: name }))
}

/** Some of a side try to pin one of the other (CI-173). */
export function rollPin(fight: FightContext, event: GrappleEventOf<'grapple.pin'>): FightChange {
  const { who, targetId } = event
  const grapple = findGrapple(fight, event.grappleId)
  const side = grapple && sideIn(grapple, who[0] ?? '')
  if (!grapple || !side) return nothing(fight)
  const { grapple: after, outcome } = pinInGrapple(
    sceneIn(fight),
    grapple,
    { side, who, targetId },
    event.roll,
  )
  const { checked, count, pinned } = outcome
  const kind = pinned ? 'pinned' : count > 0 ? 'pinning' : 'pinMissed'
  const whom = combatantOf(fight, targetId)?.label ?? ''
  const next = fightOn(withGrappleIn(fight, grapple.id, after), grapple, who)
  return told(next, kind, [...who, targetId], rolled(checked, event, { count, whom }))
}

/** A pinned one is let go (CI-174). */
export function letLoose(fight: FightContext, event: GrappleEventOf<'grapple.unpin'>): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple) return nothing(fight)
  const loose = withGrappleIn(fight, grapple.id, unpin(grapple, event.combatantId))
  return told(loose, 'unpinned', [event.combatantId])
}

/** Some of a side try to get out; those who do are on their feet when the step closes (CI-175). */
export function rollEscape(
  fight: FightContext,
  event: GrappleEventOf<'grapple.escape'>,
): FightChange {
  const { who, held } = event
  const grapple = findGrapple(fight, event.grappleId)
  const side = grapple && sideIn(grapple, who[0] ?? '')
  if (!grapple || !side) return nothing(fight)
  const { grapple: after, outcome } = escapeFromGrapple(
    sceneIn(fight),
    grapple,
    { side, who },
    event.roll,
    held,
  )
  const { checked, freed } = outcome
  const gone = fightOn(withGrappleIn(fight, grapple.id, after), grapple, who)
  const up = withHandToHand(gone, { up: [...gone.handToHand.up, ...freed] })
  const kind = freed.length > 0 ? 'escaped' : 'stuck'
  const about = freed.length > 0 ? freed : who
  const rolledIt = told(up, kind, about, rolled(checked, event, namesOf(fight, about)))
  return after ? rolledIt : andThen(rolledIt, (now) => overFor(now, grapple, freed))
}

/** Some of a side leave a grapple that lets them go, and stay on the ground (CI-177). */
export function leave(fight: FightContext, event: GrappleEventOf<'grapple.leave'>): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple) return nothing(fight)
  const after = leaveGrapple(grapple, event.who)
  const gone = withActed(withGrappleIn(fight, grapple.id, after), event.who)
  const left = told(gone, 'left', event.who, {
    with: namesOf(fight, event.who),
  })
  return after ? left : andThen(left, (now) => overFor(now, grapple, event.who))
}

/** The side that comes first waits (CI-162, CI-164). */
export function wait(fight: FightContext, event: GrappleEventOf<'grapple.wait'>): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple?.first) return nothing(fight)
  const who = idsOf(grapple, grapple.first)
  const waited = withGrappleIn(fight, grapple.id, waitInGrapple(grapple))
  return told(waited, 'waited', who, { with: namesOf(fight, who) })
}

/** A grapple breaks up into the groups the game master confirms (CI-172). */
export function divide(fight: FightContext, event: GrappleEventOf<'grapple.divide'>): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple) return nothing(fight)
  const { serial } = fight.handToHand
  const parts = divideGrapple(grapple, event.groups, (place) => `grapple${serial + place}`)
  const bare = withGrappleIn(fight, grapple.id, null)
  const divided = parts.reduce((now, part) => withGrappleIn(now, part.id, part), bare)
  const next = withHandToHand(divided, { serial: serial + event.groups.length })
  return told(next, 'divided', inBoth(grapple), { with: { count: parts.length } })
}

function overFor(fight: FightContext, grapple: Grapple, gone: readonly string[]): FightChange {
  const rest = inBoth(grapple).filter((id) => !gone.includes(id))
  return told(fight, 'over', rest)
}

/** All of a grapple have fought when some of it have acted. */
function fightOn(fight: FightContext, grapple: Grapple, who: readonly string[]): FightContext {
  return withActed(withFought(fight, inBoth(grapple)), who)
}

function inBoth(grapple: Grapple): string[] {
  return membersOf(grapple).map(({ id }) => id)
}
