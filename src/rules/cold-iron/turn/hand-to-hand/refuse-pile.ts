import type { Phrase } from '../../../../shared/phrase'
import { isAtHand } from '../../hand-to-hand/holding/grip'
import { isDagger } from '../../hand-to-hand/holding/kept'
import { memberIn, otherSide, sideIn } from '../../hand-to-hand/pile'
import { type Pile, type PileSide } from '../../fight-model/scrum'
import { canAct, foesOf, isAwake, readyOf } from '../../hand-to-hand/scene'
import { escapeFromPile, heldCount, mayLeaveFreely } from '../../hand-to-hand/holding/escape'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { findPile } from './changing'
import type { GrappleEventOf } from './events'
import { gripOf } from './hitting'
import { sceneIn } from './people'
import { refuseDigits } from './refuse-try'

const { words } = wordsIn('handToHand')

/** A pile and the side of it that would do something. */
interface Doing {
  pile: Pile
  side: PileSide
}

/** Judges what some of a side would do: they are in the pile, on one side, each only once. */
function asSide(
  fight: FightContext,
  { pileId, who }: { pileId: string; who: readonly string[] },
  judge: (doing: Doing) => Phrase | null,
): Phrase | null {
  const pile = findPile(fight, pileId)
  if (!pile) return words('refused.noPile')
  const stranger = who.find((id) => sideIn(pile, id) === null)
  if (stranger !== undefined) return words('refused.notInPile', { who: labelOf(fight, stranger) })
  const [side, other] = [...new Set(who.map((id) => sideIn(pile, id)))]
  if (!side || other || new Set(who).size < who.length) return words('refused.oneSide')
  return judge({ pile, side })
}

/** The same for what takes their turn: all of them can act, and their side may (CI-164). */
function asTurn(
  fight: FightContext,
  event: { pileId: string; who: readonly string[] },
  judge: (doing: Doing) => Phrase | null,
): Phrase | null {
  return asSide(fight, event, (doing) => {
    const scene = sceneIn(fight)
    const { pile, side } = doing
    const unable = event.who.find((id) => !canAct(scene, pile, id))
    if (unable !== undefined) return words('refused.cannotAct', { who: labelOf(fight, unable) })
    const waits = pile.first === otherSide(side) && readyOf(scene, pile, pile.first).length > 0
    return waits ? words('refused.otherSideFirst') : judge(doing)
  })
}

/** Why an attack in a pile cannot be rolled (CI-165, CI-166, CI-168). */
export function refuseAssault(
  fight: FightContext,
  event: GrappleEventOf<'grapple.attack'>,
): Phrase | null {
  const { who, striker, weapon, aim, roll } = event
  return asTurn(fight, event, ({ pile, side }) => {
    const person = combatantOf(fight, striker)
    const member = memberIn(pile, striker)
    if (!person || !member || !who.includes(striker)) return words('refused.striker')
    const atHand = weapon === null || isAtHand(person, weapon, member)
    if (!atHand || !gripOf(fight, striker, weapon)) {
      return words('refused.noGrip', { who: person.label })
    }
    const foes = foesOf(pile, side)
    if (aim.at !== 'anyone' && !foes.includes(aim.id)) return words('refused.notFoe')
    if (aim.at === 'allBut' && foes.length < 2) return words('refused.nobodyLeft')
    return refuseDigits(roll)
  })
}

/** Why full defence cannot be taken in a pile; it waits for nobody (CI-165). */
export function refuseGuard(
  fight: FightContext,
  event: GrappleEventOf<'grapple.guard'>,
): Phrase | null {
  return asSide(fight, event, ({ pile }) => {
    const unable = event.who.find((id) => !canAct(sceneIn(fight), pile, id))
    return unable === undefined ? null : words('refused.cannotAct', { who: labelOf(fight, unable) })
  })
}

/** Why a weapon cannot be drawn in a pile: it is no dagger or short sword, or in hand (CI-166). */
export function refuseDraw(
  fight: FightContext,
  { pileId, combatantId, weapon, roll }: GrappleEventOf<'grapple.draw'>,
): Phrase | null {
  return asTurn(fight, { pileId, who: [combatantId] }, ({ pile }) => {
    const drawn = combatantOf(fight, combatantId)?.sheet.weapons[weapon]
    const fits = drawn && isDagger(drawn) && memberIn(pile, combatantId)?.inHand !== weapon
    if (!fits) return words('refused.notToDraw', { who: labelOf(fight, combatantId) })
    return refuseDigits(roll)
  })
}

/** Why a pin cannot be tried: of one on the other side, who is not pinned yet (CI-173). */
export function refusePin(
  fight: FightContext,
  event: GrappleEventOf<'grapple.pin'>,
): Phrase | null {
  return asTurn(fight, event, ({ pile, side }) => {
    if (!foesOf(pile, side).includes(event.targetId)) return words('refused.notFoe')
    if (memberIn(pile, event.targetId)?.pinned) {
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
  return asTurn(fight, event, ({ pile, side }) => {
    const digits = refuseDigits(roll)
    if (digits) return digits
    const scene = sceneIn(fight)
    const escape = { side, who }
    const count = heldCount(scene, pile, escape)
    const success = escapeFromPile(scene, pile, escape, roll).outcome.checked.success
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
  return asSide(fight, event, ({ pile, side }) => {
    const scene = sceneIn(fight)
    const stuck = event.who.find((id) => memberIn(pile, id)?.pinned || !isAwake(scene, id))
    if (stuck !== undefined) return words('refused.cannotAct', { who: labelOf(fight, stuck) })
    return mayLeaveFreely(scene, pile, side) ? null : words('refused.notFree')
  })
}

function labelOf(fight: FightContext, id: string): string {
  return combatantOf(fight, id)?.label ?? ''
}
