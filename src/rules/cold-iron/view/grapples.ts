import type { Sum } from '../../../shared/term'
import { smallestRoll } from '../basics/chance'
import { neededFor } from '../basics/check'
import { memberIn, grappleWith } from '../hand-to-hand/grapple'
import { type Grapple, type GrappleSide } from '../fight-model/hand-to-hand'
import { canAct, idsOf, memberValue, readyOf, resistance, sideValue } from '../hand-to-hand/scene'
import { tagValue } from '../hand-to-hand/joining/tag'
import { diceIn } from '../turn/attacking/blow'
import type { FightContext } from '../fight-model/context'
import { everyone } from '../turn/core/fight'
import { postureOf, sceneIn } from '../turn/hand-to-hand/people'
import { openHits } from '../turn/hand-to-hand/refuse-rest'
import { approachIn, keptOutIn, pairOf, tagAgainst, tryOf } from '../turn/hand-to-hand/trying'
import type { BoardHit, BoardMember, BoardGrapple, BoardGrappleSide, BoardTry } from './board-model'

/** Everybody who grapples, by grapple (CI-153). */
export function grapplesOn(fight: FightContext): BoardGrapple[] {
  return fight.handToHand.grapples.map((grapple) => {
    const { id, manner, first, free, mayPullDown } = grapple
    const sides = { a: sideOn(fight, grapple, 'a'), b: sideOn(fight, grapple, 'b') }
    return { id, manner, first, free, mayPullDown, sides }
  })
}

function sideOn(fight: FightContext, grapple: Grapple, side: GrappleSide): BoardGrappleSide {
  const scene = sceneIn(fight)
  const ready = readyOf(scene, grapple, side)
  return {
    members: idsOf(grapple, side).flatMap((id) => memberOn(fight, grapple, id)),
    attack: ready.length > 0 ? sideValue(scene, grapple, ready) : null,
    defence: resistance(scene, grapple, side),
    pin: grapple.sides[side].pin,
  }
}

function memberOn(fight: FightContext, grapple: Grapple, id: string): BoardMember[] {
  const member = memberIn(grapple, id)
  if (!member) return []
  const { kept, inHand, pinned, deed } = member
  const scene = sceneIn(fight)
  const value: Sum = memberValue(scene, grapple, member, 'hth')
  return [{ combatantId: id, value, kept, inHand, pinned, deed, ready: canAct(scene, grapple, id) }]
}

/** Everybody who goes for a body this turn and is not in a grapple, with what their tag needs (CI-158). */
export function triesOn(fight: FightContext): BoardTry[] {
  return everyone(fight).flatMap(({ id }) => {
    const pair = pairOf(fight, id)
    if (!pair || grappleWith(fight.handToHand.grapples, id)) return []
    const { initiator, target } = pair
    const tag = tagValue(initiator, approachIn(fight, id), postureOf(fight, id))
    const against = tagAgainst(fight, target)
    const { chance } = neededFor(tag, against)
    const stage = tryOf(fight, id)?.stage ?? (keptOutIn(fight, id) ? 'keptOut' : 'waiting')
    return [
      {
        combatantId: id,
        targetId: target.id,
        stage,
        tag,
        against,
        needed: stage === 'waiting' ? { chance, roll: smallestRoll(chance) } : null,
      },
    ]
  })
}

/** Hits of grapples that wait for whom they struck, or for their damage. */
export function hitsOn(fight: FightContext): BoardHit[] {
  return openHits(fight).map(
    ({ id, attackerId, weapon, candidates, astray, targetId, multiple, strayed }) => ({
      hitId: id,
      attackerId,
      weaponName: weapon.name,
      candidates,
      astray,
      targetId,
      multiple,
      strayed,
      shot: weapon.missile,
      dice: diceIn(fight, weapon),
    }),
  )
}
