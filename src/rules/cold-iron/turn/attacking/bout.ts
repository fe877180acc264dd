import { boutOf, type Bout } from './judge'
import { adjustmentsFrom } from '../../hand-to-hand/adjustments'
import { asInitiator } from '../../hand-to-hand/joining/keep-out'
import { otherSide, pileWith, sideIn } from '../../hand-to-hand/pile'
import { type Pile } from '../../fight-model/scrum'
import { idsOf, resistance, type Scene } from '../../hand-to-hand/scene'
import { defenceInPile, type SideSeen } from '../../hand-to-hand/joining/swing-in'
import { scrumDefence } from '../../missiles/stray'
import type { FightContext } from '../../fight-model/context'
import { isDesperate, type Duel } from '../core/fight'
import { those } from '../hand-to-hand/changing'
import { sceneIn } from '../hand-to-hand/people'
import { asArmed } from './guard'
import { coveredDefence } from '../movement/covering'
import { situationOf } from './situation'

const adjustments = adjustmentsFrom()

/**
 * An attack against its defence as the fight stands, hand-to-hand combat included: one who goes for a
 * body defends themself as such (CI-155), full defence in answer to that helps Dodge alone (CI-026),
 * full defence given up costs the swing 6 (CI-027), and into a pile other defences count (CI-152,
 * CI-178). Whoever has nothing to parry with is left Dodge.
 */
export function boutIn(fight: FightContext, duel: Duel): Bout {
  const { attacker, weapon } = duel
  const defender = asSeen(fight, duel)
  const seen = { ...duel, defender: asArmed(fight, defender) }
  const bout = boutOf(fight, seen, situationOf(fight, duel))
  const pile = pileWith(fight.scrum.piles, defender.id)
  if (!pile || sideIn(pile, attacker.id)) {
    return { ...bout, defence: coveredDefence(fight, duel, bout.defence) }
  }
  const defence = weapon.missile ? atTheScrum(fight, pile) : intoThePile(fight, pile, duel)
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

function atTheScrum(fight: FightContext, pile: Pile) {
  const everyone = those(fight, [...idsOf(pile, 'a'), ...idsOf(pile, 'b')])
  return scrumDefence(everyone)
}

function intoThePile(fight: FightContext, pile: Pile, { defender }: Duel) {
  const scene = sceneIn(fight)
  const side = sideIn(pile, defender.id) ?? 'a'
  const [own, other] = [side, otherSide(side)].map((each) =>
    seenFromOutside(fight, scene, pile, each),
  )
  const even = { size: 0, htH: 0 }
  const desperate = isDesperate(fight, defender.id)
  return defenceInPile(defender, own ?? even, other ?? even, adjustments, fight.settings, desperate)
}

function seenFromOutside(fight: FightContext, scene: Scene, pile: Pile, side: 'a' | 'b'): SideSeen {
  const size = those(fight, idsOf(pile, side)).reduce((all, { sheet }) => all + sheet.siz, 0)
  return { size, htH: resistance(scene, pile, side).total }
}
