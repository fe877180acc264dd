import type { Sum } from '../../../shared/term'
import { smallestRoll } from '../basics/chance'
import { neededFor } from '../basics/check'
import { memberIn, pileWith } from '../hand-to-hand/pile'
import { type Pile, type PileSide } from '../fight-model/scrum'
import { canAct, idsOf, memberValue, readyOf, resistance, sideValue } from '../hand-to-hand/scene'
import { tagValue } from '../hand-to-hand/joining/tag'
import { diceIn } from '../turn/attacking/blow'
import type { FightContext } from '../fight-model/context'
import { everyone } from '../turn/core/fight'
import { postureOf, sceneIn } from '../turn/hand-to-hand/people'
import { openHits } from '../turn/hand-to-hand/refuse-rest'
import { keptOutIn, pairOf, tagAgainst, tryOf } from '../turn/hand-to-hand/trying'
import type { BoardHit, BoardMember, BoardPile, BoardPileSide, BoardTry } from './board-model'

/** Everybody who grapples, by pile (CI-153). */
export function pilesOn(fight: FightContext): BoardPile[] {
  return fight.scrum.piles.map((pile) => {
    const { id, manner, first, free, mayPullDown } = pile
    const sides = { a: sideOn(fight, pile, 'a'), b: sideOn(fight, pile, 'b') }
    return { id, manner, first, free, mayPullDown, sides }
  })
}

function sideOn(fight: FightContext, pile: Pile, side: PileSide): BoardPileSide {
  const scene = sceneIn(fight)
  const ready = readyOf(scene, pile, side)
  return {
    members: idsOf(pile, side).flatMap((id) => memberOn(fight, pile, id)),
    attack: ready.length > 0 ? sideValue(scene, pile, ready) : null,
    defence: resistance(scene, pile, side),
    pin: pile.sides[side].pin,
  }
}

function memberOn(fight: FightContext, pile: Pile, id: string): BoardMember[] {
  const member = memberIn(pile, id)
  if (!member) return []
  const { kept, inHand, pinned, deed } = member
  const scene = sceneIn(fight)
  const value: Sum = memberValue(scene, member, 'hth')
  return [{ combatantId: id, value, kept, inHand, pinned, deed, ready: canAct(scene, pile, id) }]
}

/** Everybody who goes for a body this turn and is not in a pile, with what their tag needs (CI-158). */
export function triesOn(fight: FightContext): BoardTry[] {
  return everyone(fight).flatMap(({ id }) => {
    const pair = pairOf(fight, id)
    if (!pair || pileWith(fight.scrum.piles, id)) return []
    const { initiator, target } = pair
    const tag = tagValue(initiator, {}, postureOf(fight, id))
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

/** Hits of piles that wait for whom they struck, or for their damage. */
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
