import { boutOf, type Bout } from './judge'
import { adjustmentsFrom } from '../../hand-to-hand/adjustments'
import { asInitiator } from '../../hand-to-hand/joining/keep-out'
import { otherSide, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { type Grapple } from '../../fight-model/hand-to-hand'
import { idsOf, resistance, type Scene } from '../../hand-to-hand/scene'
import { defenceInGrapple, type SideSeen } from '../../hand-to-hand/joining/swing-in'
import { grappleDefence } from '../../missiles/stray'
import type { FightContext } from '../../fight-model/context'
import { isDesperate, type Duel } from '../core/fight'
import { combatantsOf } from '../hand-to-hand/changing'
import { sceneIn } from '../hand-to-hand/people'
import { straysUpTo } from '../hand-to-hand/straying'
import { asArmed } from './guard'
import { coveredDefence } from '../movement/covering'
import { situationOf } from './situation'

const adjustments = adjustmentsFrom()

/**
 * An attack against its defence as the fight stands, hand-to-hand combat included: one who goes for a
 * body defends themself as such (CI-155), full defence in answer to that helps Dodge alone (CI-026),
 * full defence given up costs the swing 6 (CI-027), and into a grapple other defences count (CI-152,
 * CI-178). Whoever has nothing to parry with is left Dodge. What is too low strikes another (CI-150,
 * CI-181).
 */
export function boutIn(fight: FightContext, duel: Duel): Bout {
  const { attacker, weapon } = duel
  const defender = asSeen(fight, duel)
  const seen = { ...duel, defender: asArmed(fight, defender) }
  const bout = {
    ...boutOf(fight, seen, situationOf(fight, duel)),
    straysUpTo: straysUpTo(fight, duel),
  }
  const grapple = grappleWith(fight.handToHand.grapples, defender.id)
  if (!grapple || sideIn(grapple, attacker.id)) {
    return { ...bout, defence: coveredDefence(fight, duel, bout.defence) }
  }
  const defence = weapon.missile
    ? atTheGrapple(fight, grapple)
    : intoTheGrapple(fight, grapple, duel)
  const met = coveredDefence(fight, duel, { ...defence, means: 'dodge' })
  return { ...bout, position: null, defence: met }
}

/** Someone as they defend themself this turn. */
function asSeen(fight: FightContext, { attack, attacker, defender, weapon }: Duel) {
  const declaration = fight.declarations[defender.id]
  if (declaration?.kind !== 'handToHand') return defender
  return asInitiator(defender, {
    byTarget: declaration.targetId === attacker.id,
    weapon,
    lastAttackTotal: fight.lastTotals[attacker.id] ?? null,
    aborted: attack.aborting,
  })
}

function atTheGrapple(fight: FightContext, grapple: Grapple) {
  const everyone = combatantsOf(fight, [...idsOf(grapple, 'a'), ...idsOf(grapple, 'b')])
  return grappleDefence(everyone)
}

function intoTheGrapple(fight: FightContext, grapple: Grapple, { defender }: Duel) {
  const scene = sceneIn(fight)
  const side = sideIn(grapple, defender.id) ?? 'a'
  const [own, other] = [side, otherSide(side)].map((each) =>
    seenFromOutside(fight, scene, grapple, each),
  )
  const even = { size: 0, htH: 0 }
  const desperate = isDesperate(fight, defender.id)
  return defenceInGrapple(
    defender,
    own ?? even,
    other ?? even,
    adjustments,
    fight.settings,
    desperate,
  )
}

function seenFromOutside(
  fight: FightContext,
  scene: Scene,
  grapple: Grapple,
  side: 'a' | 'b',
): SideSeen {
  const size = combatantsOf(fight, idsOf(grapple, side)).reduce(
    (all, { sheet }) => all + sheet.siz,
    0,
  )
  return { size, htH: resistance(scene, grapple, side).total }
}
