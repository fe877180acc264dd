import type { Sum } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import {
  footingValue,
  keptOutBy,
  checkFooting,
  type KeepingOut,
} from '../../hand-to-hand/joining/keep-out'
import { grappleWith } from '../../hand-to-hand/grapple'
import {
  joiningTag,
  checkTag,
  tagDefence,
  tagValue,
  type Approach,
} from '../../hand-to-hand/joining/tag'
import { grappleFumblesAt } from '../../melee/fumbles'
import { guardWhileCasting } from '../casting/figures'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, duelsOf, withFought } from '../core/fight'
import { andThen, tellFumble, type FightChange } from '../core/change'
import { actingStance } from '../movement/acting'
import { rowIn, withMoves } from '../movement/reading'
import { risingGrab } from '../movement/rising'
import { rolled, told, withHandToHand } from './changing'
import type { GrappleEventOf } from './events'
import { isGuarding, postureOf } from './people'
import type { Try } from '../../fight-model/hand-to-hand'

/** An initiator and the one they go for; null when either is not there. */
export function pairOf(
  fight: FightContext,
  initiatorId: string,
): { initiator: Combatant; target: Combatant } | null {
  const declaration = fight.declarations[initiatorId]
  if (declaration?.kind !== 'handToHand') return null
  const initiator = combatantOf(fight, initiatorId)
  const target = combatantOf(fight, declaration.targetId)
  return initiator && target ? { initiator, target } : null
}

/** How far an initiator has come this turn; undefined when they have not begun. */
export function tryOf({ handToHand }: FightContext, initiatorId: string): Try | undefined {
  return handToHand.tries.find((each) => each.initiatorId === initiatorId)
}

/** The best hit of the turn by the target on whoever goes for them; null for none (CI-156). */
export function keepingOut(fight: FightContext, initiatorId: string): KeepingOut | null {
  const pair = pairOf(fight, initiatorId)
  if (!pair) return null
  const hits = duelsOf(fight).filter(
    ({ attack, attacker, defender }) =>
      attacker.id === pair.target.id &&
      defender.id === initiatorId &&
      attack.status === 'resolved' &&
      attack.result?.verdict === 'hit',
  )
  const floored = pair.initiator.state.stunnedUntil !== null || pair.initiator.state.knockedOut
  return hits.reduce<KeepingOut | null>((best, { attack, weapon }) => {
    const multiple = attack.result?.multiple ?? 0
    return best && best.multiple >= multiple ? best : { multiple, weapon, floored }
  }, null)
}

/** Whether, and why, an initiator does not get at their target (CI-156, CI-192). */
export function keptOutIn(fight: FightContext, initiatorId: string) {
  const pair = pairOf(fight, initiatorId)
  if (!pair) return null
  const { berserk } = pair.initiator.state
  return keptOutBy(pair.initiator, keepingOut(fight, initiatorId), berserk)
}

/** What a tag has to reach: a place in a grapple, or the Dodge of one outside (CI-158, CI-231, CI-232). */
export function tagAgainst(fight: FightContext, target: Combatant): Sum {
  if (grappleWith(fight.handToHand.grapples, target.id)) return joiningTag()
  const posture = postureOf(fight, target.id)
  const casting = guardWhileCasting(fight, target, 'd')
  const acting = actingStance(fight, target).added?.db ?? []
  return tagDefence(target, isGuarding(fight, target.id), posture, [...casting, ...acting])
}

/** Rolls a tag (CI-158, CI-162); one of -10 or less in all ends on the ground (CI-163). */
export function rollTag(fight: FightContext, event: GrappleEventOf<'grapple.tag'>): FightChange {
  const pair = pairOf(fight, event.combatantId)
  if (!pair) return { fight, facts: [] }
  const { initiator, target } = pair
  const approach = approachIn(fight, initiator.id, event)
  const value = tagValue(initiator, approach, postureOf(fight, initiator.id))
  const against = tagAgainst(fight, target)
  const { checked, grabs, falls: dives } = checkTag(value, against, event.roll)
  const attempt = approach.fullMove ? 'tagAtFullMove' : 'tag'
  // A grab holds nobody yet who could break free (CI-177).
  const rows = grappleFumblesAt(checked.total, attempt)
    .map((row) => row.id)
    .filter((id) => id !== 'opponentsBreakFree')
  const falls = dives || rows.includes('fallsAtFullMove')
  const got = grabs && !falls
  const next = withTry(withFought(fight, [initiator.id, target.id]), {
    initiatorId: initiator.id,
    targetId: target.id,
    behind: approach.behind === true,
    standingUp: approach.standingUp === true,
    stage: got ? 'tagged' : 'over',
  })
  const about = [initiator.id, target.id]
  const tagged = told(next, got ? 'tagged' : 'tagMissed', about, rolled(checked, event))
  const tag = andThen(tagged, (now) => stumble(now, initiator, rows))
  return falls ? andThen(tag, (now) => fall(now, initiator.id)) : tag
}

/**
 * How somebody comes at their target: as it is said, or as they act this turn (CI-158, CI-231). Whoever still lies
 * has to get up for it.
 */
export function approachIn(fight: FightContext, id: string, said: Approach = {}): Approach {
  const row = rowIn(fight, id)?.id
  const lies = combatantOf(fight, id)?.state.onGround === true
  return {
    behind: said.behind === true,
    fullMove: said.fullMove === true || row === 'initiateHtH',
    standingUp: said.standingUp === true || row === risingGrab || lies,
  }
}

/** What the chart of fumbles says of a grab (CI-130); at full speed it may slow them next turn. */
function stumble(fight: FightContext, who: Combatant, rows: readonly string[]): FightChange {
  const slowed = rows.includes('slowedNextTurn')
  const slowing = slowed ? [...fight.moves.slowing, who.id] : fight.moves.slowing
  return {
    fight: withMoves(fight, { slowing }),
    facts: rows.map((id) => tellFumble(who, id)),
  }
}

/** An initiator stops; hit, they have to keep their feet for it (CI-157). */
export function stopTrying(
  fight: FightContext,
  event: GrappleEventOf<'grapple.stop'>,
): FightChange {
  const pair = pairOf(fight, event.combatantId)
  if (!pair) return { fight, facts: [] }
  const { initiator, target } = pair
  const about = [initiator.id, target.id]
  const over = withTry(fight, {
    initiatorId: initiator.id,
    targetId: target.id,
    behind: false,
    standingUp: false,
    stage: 'over',
  })
  const { roll, typed } = event
  if (roll === undefined) return told(over, 'stopped', about)
  const value = footingValue(initiator, postureOf(fight, initiator.id).desperate)
  const keptOut = keptOutIn(fight, initiator.id) === 'multiples'
  const { checked, falls } = checkFooting(value, keptOut, roll)
  const stopped = told(over, 'stopped', about, rolled(checked, { roll, typed }))
  return falls ? andThen(stopped, (now) => fall(now, initiator.id)) : stopped
}

/** A fight with how far an initiator has come. */
export function withTry(fight: FightContext, each: Try): FightContext {
  const others = fight.handToHand.tries.filter(
    ({ initiatorId }) => initiatorId !== each.initiatorId,
  )
  return withHandToHand(fight, { tries: [...others, each] })
}

/** Someone falls; they lie there when the step closes (CI-017). */
function fall(fight: FightContext, id: string): FightChange {
  return told(withHandToHand(fight, { down: [...fight.handToHand.down, id] }), 'fell', [id])
}
