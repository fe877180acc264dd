import type { Phrase } from '../../../../shared/phrase'
import { roomAgainst } from '../../hand-to-hand/limits'
import { otherSide, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { idsOf } from '../../hand-to-hand/scene'
import { readRoll } from '../../basics/roll'
import { wordsIn } from '../../describe'
import { unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { combatantsOf } from './changing'
import type { GrappleEventOf } from './events'
import { keepingOut, keptOutIn, pairOf, tryOf } from './trying'

const { words } = wordsIn('handToHand')

/** Why a roll is none; null when it is finished (CI-006). */
export function refuseDigits(roll: string): Phrase | null {
  const reading = readRoll(roll)
  return reading.state === 'finished' ? null : reading.words
}

/** Why someone cannot go on with going for a body: they are not at it, in a grapple, or not able. */
function refuseTrying(fight: FightContext, id: string): Phrase | null {
  const who = combatantOf(fight, id)?.label ?? ''
  const pair = pairOf(fight, id)
  if (!pair) return words('refused.notTrying', { who })
  if (grappleWith(fight.handToHand.grapples, id)) return words('refused.inGrapple', { who })
  if (tryOf(fight, id)?.stage === 'over') return words('refused.alreadyTried', { who })
  return unableIn(fight, pair.initiator, 'handToHandFighting')
}

/** Why a tag cannot be rolled: had already, kept out (CI-156), or no place left (CI-171). */
export function refuseTag(
  fight: FightContext,
  event: GrappleEventOf<'grapple.tag'>,
): Phrase | null {
  const { combatantId: id } = event
  const trying = refuseTrying(fight, id)
  if (trying) return trying
  const who = combatantOf(fight, id)?.label ?? ''
  if (tryOf(fight, id)) return words('refused.alreadyTried', { who })
  if (keptOutIn(fight, id)) return words('refused.keptOut', { who })
  return refuseRoom(fight, [id]) ?? refuseDigits(event.roll)
}

/** Why an initiator cannot stop; one who was hit has to roll for it (CI-157). */
export function refuseStop(
  fight: FightContext,
  { combatantId: id, roll }: GrappleEventOf<'grapple.stop'>,
): Phrase | null {
  const trying = refuseTrying(fight, id)
  if (trying) return trying
  const wasHit = keepingOut(fight, id) !== null
  if (wasHit !== (roll !== undefined))
    return words(wasHit ? 'refused.rollNeeded' : 'refused.rollUnneeded')
  return roll === undefined ? null : refuseDigits(roll)
}

/** Why a tackle cannot be rolled: all have hold of the same one, and into a grapple goes one alone. */
export function refuseTackle(
  fight: FightContext,
  { who, roll }: GrappleEventOf<'grapple.tackle'>,
): Phrase | null {
  for (const id of who) {
    const trying = refuseTrying(fight, id)
    if (trying) return trying
    const label = combatantOf(fight, id)?.label ?? ''
    if (tryOf(fight, id)?.stage !== 'tagged') return words('refused.tagFirst', { who: label })
  }
  const targets = new Set(who.map((id) => tryOf(fight, id)?.targetId ?? ''))
  if (targets.size > 1 || new Set(who).size < who.length) return words('refused.oneTarget')
  const [targetId = ''] = targets
  const joins = grappleWith(fight.handToHand.grapples, targetId) !== null
  if (joins && who.length > 1) return words('refused.joinAlone')
  return refuseRoom(fight, who) ?? refuseDigits(roll)
}

/** Those who go for a body this turn, and could: not rolled for as yet, or with hold of it and not done (CI-158). */
export function openTries(fight: FightContext): string[] {
  const isOpen = (id: string) => {
    if (refuseTrying(fight, id)) return false
    return tryOf(fight, id) !== undefined || !(keptOutIn(fight, id) ?? refuseRoom(fight, [id]))
  }
  return Object.keys(fight.declarations).filter(isOpen)
}

/** Why there is no place left at a target or in its grapple; no more than the limit (CI-171). */
function refuseRoom(fight: FightContext, who: readonly string[]): Phrase | null {
  const target = pairOf(fight, who[0] ?? '')?.target
  if (!target) return null
  const grapple = grappleWith(fight.handToHand.grapples, target.id)
  const side = grapple && sideIn(grapple, target.id)
  const foes = grapple && side ? combatantsOf(fight, idsOf(grapple, side)) : [target]
  const there = grapple && side ? idsOf(grapple, otherSide(side)).length : 0
  const most = roomAgainst(foes)
  return there + who.length > most ? words('refused.noRoom', { most }) : null
}
