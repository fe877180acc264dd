import { attackInPile, guardInPile } from '../../hand-to-hand/joining/assault'
import { dividePile, changeMembers, leavePile } from '../../hand-to-hand/membership'
import { drawInPile } from '../../hand-to-hand/holding/draw'
import { escapeFromPile } from '../../hand-to-hand/holding/escape'
import { waitInPile } from '../../hand-to-hand/order'
import { memberIn, membersOf, pileWith, sideIn } from '../../hand-to-hand/pile'
import { type Pile } from '../../fight-model/scrum'
import { pinInPile, unpin } from '../../hand-to-hand/holding/pin'
import { idsOf } from '../../hand-to-hand/scene'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { grappleFumblesAt } from '../../melee/fumbles'
import { andThen, tellFumble, type FightChange } from '../core/change'
import { findPile, named, rolled, told, withFought, withPileIn, withScrum } from './changing'
import type { GrappleEventOf } from './events'
import { addHit, gripOf } from './hitting'
import { daggerInHand, sceneIn } from './people'

const nothing = (fight: FightContext): FightChange => ({ fight, facts: [] })

/** What someone holds on to, in a pile or on the way into one (CI-169). */
export function keep(fight: FightContext, event: GrappleEventOf<'grapple.keep'>): FightChange {
  const { combatantId, kept } = event
  const { scrum } = fight
  const chosen = withScrum(fight, { kept: { ...scrum.kept, [combatantId]: kept } })
  const pile = pileWith(scrum.piles, combatantId)
  const member = pile && memberIn(pile, combatantId)
  if (!pile || !member) return told(chosen, 'kept', [combatantId], { with: { count: kept.length } })
  const inHand = member.inHand ?? daggerInHand(combatantOf(fight, combatantId), kept)
  const changed = changeMembers(pile, [combatantId], { kept, inHand })
  return told(withPileIn(chosen, pile.id, changed), 'kept', [combatantId], {
    with: { count: kept.length },
  })
}

/** Some of a side attack the other (CI-165); a hit waits for its damage. */
export function rollGrapple(
  fight: FightContext,
  event: GrappleEventOf<'grapple.attack'>,
): FightChange {
  const { who, aim, striker } = event
  const pile = findPile(fight, event.pileId)
  const side = pile && sideIn(pile, who[0] ?? '')
  const weapon = gripOf(fight, striker, event.weapon)
  if (!pile || !side || !weapon) return nothing(fight)
  const { pile: after, struck } = attackInPile(sceneIn(fight), pile, { side, who, aim }, event.roll)
  const { checked, hits, candidates } = struck
  const fought = withFought(withPileIn(fight, pile.id, after), inBoth(pile))
  const kind = hits === 'foe' ? 'hit' : hits === 'friend' ? 'strayed' : 'missed'
  const attacked = told(
    fought,
    kind,
    who,
    rolled(checked, event, { weapon: weapon.name, ...named(fight, who) }),
  )
  const rolledIt = andThen(attacked, (now) => fumbleInPile(now, striker, checked.total))
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

/** What the chart of fumbles says of an attack in a pile (CI-130). */
function fumbleInPile(fight: FightContext, striker: string, total: number): FightChange {
  const who = combatantOf(fight, striker)
  const rows = who ? grappleFumblesAt(total, 'other') : []
  return { fight, facts: rows.flatMap(({ id }) => (who ? [tellFumble(who, id)] : [])) }
}

/** Some of a side take full defence in their pile (CI-165). */
export function guard(fight: FightContext, event: GrappleEventOf<'grapple.guard'>): FightChange {
  const pile = findPile(fight, event.pileId)
  if (!pile) return nothing(fight)
  const guarded = withPileIn(fight, pile.id, guardInPile(pile, event.who))
  return told(withFought(guarded, event.who), 'guarded', event.who, {
    with: named(fight, event.who),
  })
}

/** Someone draws a dagger or short sword (CI-166). */
export function rollDraw(fight: FightContext, event: GrappleEventOf<'grapple.draw'>): FightChange {
  const { combatantId: who, weapon } = event
  const pile = findPile(fight, event.pileId)
  const side = pile && sideIn(pile, who)
  if (!pile || !side) return nothing(fight)
  const { pile: after, checked } = drawInPile(
    sceneIn(fight),
    pile,
    { side, who, weapon },
    event.roll,
  )
  const name = combatantOf(fight, who)?.sheet.weapons[weapon]?.name ?? ''
  const drawn = withFought(withPileIn(fight, pile.id, after), [who])
  const kind = checked.success ? 'drew' : 'drawMissed'
  return told(drawn, kind, [who], rolled(checked, event, { weapon: name }))
}

/** Some of a side try to pin one of the other (CI-173). */
export function rollPin(fight: FightContext, event: GrappleEventOf<'grapple.pin'>): FightChange {
  const { who, targetId } = event
  const pile = findPile(fight, event.pileId)
  const side = pile && sideIn(pile, who[0] ?? '')
  if (!pile || !side) return nothing(fight)
  const { pile: after, outcome } = pinInPile(
    sceneIn(fight),
    pile,
    { side, who, targetId },
    event.roll,
  )
  const { checked, count, pinned } = outcome
  const kind = pinned ? 'pinned' : count > 0 ? 'pinning' : 'pinMissed'
  const whom = combatantOf(fight, targetId)?.label ?? ''
  const next = withFought(withPileIn(fight, pile.id, after), inBoth(pile))
  return told(next, kind, [...who, targetId], rolled(checked, event, { count, whom }))
}

/** A pinned one is let go (CI-174). */
export function letLoose(fight: FightContext, event: GrappleEventOf<'grapple.unpin'>): FightChange {
  const pile = findPile(fight, event.pileId)
  if (!pile) return nothing(fight)
  const loose = withPileIn(fight, pile.id, unpin(pile, event.combatantId))
  return told(loose, 'unpinned', [event.combatantId])
}

/** Some of a side try to get out; those who do are on their feet when the step closes (CI-175). */
export function rollEscape(
  fight: FightContext,
  event: GrappleEventOf<'grapple.escape'>,
): FightChange {
  const { who, held } = event
  const pile = findPile(fight, event.pileId)
  const side = pile && sideIn(pile, who[0] ?? '')
  if (!pile || !side) return nothing(fight)
  const { pile: after, outcome } = escapeFromPile(
    sceneIn(fight),
    pile,
    { side, who },
    event.roll,
    held,
  )
  const { checked, freed } = outcome
  const gone = withFought(withPileIn(fight, pile.id, after), inBoth(pile))
  const up = withScrum(gone, { up: [...gone.scrum.up, ...freed] })
  const kind = freed.length > 0 ? 'escaped' : 'stuck'
  const about = freed.length > 0 ? freed : who
  const rolledIt = told(up, kind, about, rolled(checked, event, named(fight, about)))
  return after ? rolledIt : andThen(rolledIt, (now) => overFor(now, pile, freed))
}

/** Some of a side leave a pile that lets them go, and stay on the ground (CI-177). */
export function leave(fight: FightContext, event: GrappleEventOf<'grapple.leave'>): FightChange {
  const pile = findPile(fight, event.pileId)
  if (!pile) return nothing(fight)
  const after = leavePile(pile, event.who)
  const left = told(withPileIn(fight, pile.id, after), 'left', event.who, {
    with: named(fight, event.who),
  })
  return after ? left : andThen(left, (now) => overFor(now, pile, event.who))
}

/** The side that comes first waits (CI-162, CI-164). */
export function wait(fight: FightContext, event: GrappleEventOf<'grapple.wait'>): FightChange {
  const pile = findPile(fight, event.pileId)
  if (!pile?.first) return nothing(fight)
  const who = idsOf(pile, pile.first)
  const waited = withPileIn(fight, pile.id, waitInPile(pile))
  return told(waited, 'waited', who, { with: named(fight, who) })
}

/** A pile breaks up into the groups the game master confirms (CI-172). */
export function divide(fight: FightContext, event: GrappleEventOf<'grapple.divide'>): FightChange {
  const pile = findPile(fight, event.pileId)
  if (!pile) return nothing(fight)
  const { serial } = fight.scrum
  const parts = dividePile(pile, event.groups, (place) => `pile${serial + place}`)
  const bare = withPileIn(fight, pile.id, null)
  const divided = parts.reduce((now, part) => withPileIn(now, part.id, part), bare)
  const next = withScrum(divided, { serial: serial + event.groups.length })
  return told(next, 'divided', inBoth(pile), { with: { count: parts.length } })
}

function overFor(fight: FightContext, pile: Pile, gone: readonly string[]): FightChange {
  const rest = inBoth(pile).filter((id) => !gone.includes(id))
  return told(fight, 'over', rest)
}

function inBoth(pile: Pile): string[] {
  return membersOf(pile).map(({ id }) => id)
}
