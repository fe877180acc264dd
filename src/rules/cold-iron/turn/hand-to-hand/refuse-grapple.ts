import type { Phrase } from '../../../../shared/phrase'
import { isAtHand } from '../../hand-to-hand/holding/grip'
import { isDagger } from '../../hand-to-hand/holding/kept'
import { memberIn, otherSide, sideIn } from '../../hand-to-hand/grapple'
import { type Grapple, type GrappleSide } from '../../fight-model/hand-to-hand'
import { canAct, foesOf, isAwake, readyOf } from '../../hand-to-hand/scene'
import { escapeFromGrapple, heldCount, mayLeaveFreely } from '../../hand-to-hand/holding/escape'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { findGrapple } from './changing'
import type { GrappleEventOf } from './events'
import { gripOf } from './hitting'
import { sceneIn } from './people'
import { refuseDigits } from './refuse-try'

const { words } = wordsIn('handToHand')

/** A grapple and the side of it that would do something. */
interface ActingSide {
  grapple: Grapple
  side: GrappleSide
}

/** Judges what some of a side would do: they are in the grapple, on one side, each only once. */
function asSide(
  fight: FightContext,
  { grappleId, who }: { grappleId: string; who: readonly string[] },
  judge: (acting: ActingSide) => Phrase | null,
): Phrase | null {
  const grapple = findGrapple(fight, grappleId)
  if (!grapple) return words('refused.noGrapple')
  const stranger = who.find((id) => sideIn(grapple, id) === null)
  if (stranger !== undefined)
    return words('refused.notInGrapple', { who: labelOf(fight, stranger) })
  const [side, other] = [...new Set(who.map((id) => sideIn(grapple, id)))]
  if (!side || other || new Set(who).size < who.length) return words('refused.oneSide')
  return judge({ grapple, side })
}

/** The same for what takes their turn: all of them can act, and their side may (CI-164). */
function asTurn(
  fight: FightContext,
  event: { grappleId: string; who: readonly string[] },
  judge: (acting: ActingSide) => Phrase | null,
): Phrase | null {
  return asSide(fight, event, (acting) => {
    const scene = sceneIn(fight)
    const { grapple, side } = acting
    const unable = event.who.find((id) => !canAct(scene, grapple, id))
    if (unable !== undefined) return words('refused.cannotAct', { who: labelOf(fight, unable) })
    const waits =
      grapple.first === otherSide(side) && readyOf(scene, grapple, grapple.first).length > 0
    return waits ? words('refused.otherSideFirst') : judge(acting)
  })
}

/** Why an attack in a grapple cannot be rolled (CI-165, CI-166, CI-168). */
export function refuseAssault(
  fight: FightContext,
  event: GrappleEventOf<'grapple.attack'>,
): Phrase | null {
  const { who, striker, weapon, aim, roll } = event
  return asTurn(fight, event, ({ grapple, side }) => {
    const person = combatantOf(fight, striker)
    const member = memberIn(grapple, striker)
    if (!person || !member || !who.includes(striker)) return words('refused.striker')
    const atHand = weapon === null || isAtHand(person, weapon, member)
    if (!atHand || !gripOf(fight, striker, weapon)) {
      return words('refused.noGrip', { who: person.label })
    }
    const foes = foesOf(grapple, side)
    if (aim.at !== 'anyone' && !foes.includes(aim.id)) return words('refused.notFoe')
    if (aim.at === 'allBut' && foes.length < 2) return words('refused.nobodyLeft')
    return refuseDigits(roll)
  })
}

/** Why full defence cannot be taken in a grapple; it waits for nobody (CI-165). */
export function refuseGuard(
  fight: FightContext,
  event: GrappleEventOf<'grapple.guard'>,
): Phrase | null {
  return asSide(fight, event, ({ grapple }) => {
    const unable = event.who.find((id) => !canAct(sceneIn(fight), grapple, id))
    return unable === undefined ? null : words('refused.cannotAct', { who: labelOf(fight, unable) })
  })
}

/** Why a weapon cannot be drawn in a grapple: it is no dagger or short sword, or in hand (CI-166). */
export function refuseDraw(
  fight: FightContext,
  { grappleId, combatantId, weapon, roll }: GrappleEventOf<'grapple.draw'>,
): Phrase | null {
  return asTurn(fight, { grappleId, who: [combatantId] }, ({ grapple }) => {
    const drawn = combatantOf(fight, combatantId)?.sheet.weapons[weapon]
    const fits = drawn && isDagger(drawn) && memberIn(grapple, combatantId)?.inHand !== weapon
    if (!fits) return words('refused.notToDraw', { who: labelOf(fight, combatantId) })
    return refuseDigits(roll)
  })
}

/** Why a pin cannot be tried: of one on the other side, who is not pinned yet (CI-173). */
export function refusePin(
  fight: FightContext,
  event: GrappleEventOf<'grapple.pin'>,
): Phrase | null {
  return asTurn(fight, event, ({ grapple, side }) => {
    if (!foesOf(grapple, side).includes(event.targetId)) return words('refused.notFoe')
    if (memberIn(grapple, event.targetId)?.pinned) {
      return words('refused.pinnedAlready', { who: labelOf(fight, event.targetId) })
    }
    return refuseDigits(event.roll)
  })
}

/**
 * Why nobody can try to get out. Where the others could not hold all of them, a failed roll has to
 * say who is held (CI-176).
 */
export function refuseEscape(
  fight: FightContext,
  event: GrappleEventOf<'grapple.escape'>,
): Phrase | null {
  const { who, held = [], roll } = event
  return asTurn(fight, event, ({ grapple, side }) => {
    const digits = refuseDigits(roll)
    if (digits) return digits
    const scene = sceneIn(fight)
    const escape = { side, who }
    const count = heldCount(scene, grapple, escape)
    const success = escapeFromGrapple(scene, grapple, escape, roll).outcome.checked.success
    if (success || count === who.length) return null
    const named = new Set(held.filter((id) => who.includes(id)))
    return named.size === count && held.length === count
      ? null
      : words('refused.heldNeeded', { count })
  })
}

/** Why nobody can leave without a roll (CI-177); the pinned cannot (CI-174), nor the senseless. */
export function refuseLeave(
  fight: FightContext,
  event: GrappleEventOf<'grapple.leave'>,
): Phrase | null {
  return asSide(fight, event, ({ grapple, side }) => {
    const scene = sceneIn(fight)
    const stuck = event.who.find((id) => memberIn(grapple, id)?.pinned || !isAwake(scene, id))
    if (stuck !== undefined) return words('refused.cannotAct', { who: labelOf(fight, stuck) })
    return mayLeaveFreely(scene, grapple, side) ? null : words('refused.notFree')
  })
}

function labelOf(fight: FightContext, id: string): string {
  return combatantOf(fight, id)?.label ?? ''
}
