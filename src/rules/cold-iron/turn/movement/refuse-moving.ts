import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { isFreeAttack, refusePursuit } from '../../melee/leaving'
import { grappleWith } from '../../hand-to-hand/grapple'
import { wordsIn } from '../../describe'
import { mostShieldBonus, refuseShieldBonus } from '../../special/move-through'
import { isOpen, unableIn } from '../body/ability'
import { mayChange } from '../declaring/declaring'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, duelsOf } from '../core/fight'
import { asArmed } from '../attacking/guard'
import { refuseDigits } from '../hand-to-hand/refuse-try'
import type { MoveEventOf } from './events'
import { passOf } from './passing'
import { aimedAt, engagersIn, movementOf, isFleeing } from './reading'
import { refuseMovement } from './refuse-movement'

const { words } = wordsIn('moves')

/** Why somebody cannot go otherwise than they declared (CI-028): only who moves, and not once it has begun. */
export function refuseAdjusting(
  fight: FightContext,
  { combatantId, movement }: MoveEventOf<'move.adjust'>,
): Phrase | null {
  const mover = combatantOf(fight, combatantId)
  const declared = fight.declarations[combatantId]
  if (!mover || !declared || !('movement' in declared) || !declared.movement) {
    return words('refused.notMoving')
  }
  if (!mayChange('move', 'knownMoves') || hasBegun(fight, combatantId)) {
    return words('refused.begun', { who: mover.label })
  }
  if ((declared.movement.way === 'through') !== (movement.way === 'through')) {
    return words('refused.begun', { who: mover.label })
  }
  return unableIn(fight, mover, 'moving') ?? refuseMovement(fight, mover, { ...declared, movement })
}

function hasBegun({ moves }: FightContext, id: string): boolean {
  const { pursuits, passes, trips } = moves
  return (
    pursuits.some(({ fleerId }) => fleerId === id) ||
    passes.some(({ chargerId }) => chargerId === id) ||
    trips.some(({ runnerId }) => runnerId === id)
  )
}

/** Why one cannot do this about one who flees (CI-116, CI-117). */
export function refusePursuing(
  fight: FightContext,
  { combatantId, fleerId, pursuit, weapon: index }: MoveEventOf<'move.pursue'>,
): Phrase | null {
  const engager = combatantOf(fight, combatantId)
  const fleer = combatantOf(fight, fleerId)
  if (!engager || !fleer || !isFleeing(fight, fleerId)) return words('refused.noFlight')
  const unasked = refuseUnasked(fight, engager, { fleerId, pursuit })
  if (unasked) return unasked
  if (aimedAt(fight, fleerId)?.id === combatantId) return words('refused.answersInstead')
  const weapon = engager.sheet.weapons[index ?? 0]
  const unarmed = isFreeAttack(pursuit) ? refuseMelee(engager, index ?? 0) : null
  if (unarmed) return unarmed
  const kind = weapon && !weapon.missile ? weapon.class : 'natural'
  return refusePursuit(
    pursuit,
    { mounted: fleer.state.mounted },
    { mounted: engager.state.mounted, weaponClass: kind },
  )
}

/** Why somebody has nothing to say about a flight, or has said it; letting go takes no hand (CI-116). */
function refuseUnasked(
  fight: FightContext,
  engager: Combatant,
  { fleerId, pursuit }: Pick<MoveEventOf<'move.pursue'>, 'fleerId' | 'pursuit'>,
): Phrase | null {
  const { id, label: who } = engager
  if (!engagersIn(fight, fleerId).some((each) => each.id === id)) {
    return words('refused.notEngaging', { who })
  }
  const isAnswered = fight.moves.pursuits.some(
    (each) => each.engagerId === id && each.fleerId === fleerId,
  )
  if (isAnswered) return words('refused.answered')
  return pursuit === 'letGo' ? null : refuseBusy(fight, engager)
}

/** Why one who is charged past cannot answer like this (CI-183). */
export function refuseAnswer(
  fight: FightContext,
  event: MoveEventOf<'move.answer'>,
): Phrase | null {
  const { combatantId, chargerId, choice, weapon: index } = event
  const defender = combatantOf(fight, combatantId)
  const charger = combatantOf(fight, chargerId)
  const charges = movementOf(fight, chargerId)?.way === 'through'
  if (!defender || !charger || !charges || aimedAt(fight, chargerId)?.id !== combatantId) {
    return words('refused.noCharger')
  }
  if (passOf(fight, chargerId)) return words('refused.answered')
  const leans = choice === 'block' ? event : {}
  const leaning = refuseLeaning(fight, charger, defender, leans)
  if (leaning) return leaning
  if (index !== null) return refuseMelee(defender, index) ?? refuseBusy(fight, defender)
  if (choice === 'stand') return null
  return unableIn(fight, defender, 'moving') ?? refuseHeld(fight, defender)
}

function refuseMelee({ sheet, label }: Combatant, index: number): Phrase | null {
  const weapon = sheet.weapons[index]
  return weapon && !weapon.missile ? null : words('refused.noMelee', { who: label })
}

/** Why there is no collision (CI-183, CI-184): nobody blocks, or a blow has to be settled first. */
export function refuseCollision(
  fight: FightContext,
  event: MoveEventOf<'move.collide'>,
): Phrase | null {
  const { combatantId, roll } = event
  const charger = combatantOf(fight, combatantId)
  const movement = movementOf(fight, combatantId)
  const defender = aimedAt(fight, combatantId)
  const pass = passOf(fight, combatantId)
  if (!charger || !movement || !defender) return words('refused.noCollision')
  const blocked = movement.way === 'through' && pass?.choice === 'block'
  if (!blocked && movement.way !== 'force') return words('refused.noCollision')
  if (pass?.collided) return words('refused.collided')
  return (
    refuseEarly(fight, charger, defender) ??
    unableIn(fight, charger, 'moving') ??
    refuseLeaning(fight, charger, defender, event) ??
    refuseDigits(roll)
  )
}

/** Why so much of the shields cannot be leaned in: too much, or the two are of another size (CI-185). */
function refuseLeaning(
  fight: FightContext,
  charger: Combatant,
  defender: Combatant,
  { lean = 0, againstLean = 0 }: Pick<MoveEventOf<'move.collide'>, 'lean' | 'againstLean'>,
): Phrase | null {
  const similar = isSimilar(charger, defender)
  return (
    refuseShieldBonus(lean, shieldOf(fight, charger), similar) ??
    refuseShieldBonus(againstLean, shieldOf(fight, defender), similar)
  )
}

/** How much of their shield one may lean into a collision, and why none of it. */
export interface LeanLimit {
  most: number
  refusal: Phrase | null
}

/** What somebody may lean into a collision with another (CI-185). */
export function leanLimit(fight: FightContext, who: Combatant, against: Combatant): LeanLimit {
  const similar = isSimilar(who, against)
  const most = mostShieldBonus(shieldOf(fight, who), similar)
  if (most > 0) return { most, refusal: null }
  const key = similar ? 'refused.noShieldToLean' : 'refused.otherSize'
  return { most, refusal: words(key, { who: who.label }) }
}

function isSimilar(one: Combatant, other: Combatant): boolean {
  return one.sheet.large === other.sheet.large
}

/** Blows in passing come first, wear and all, and they may strike the charger down (CI-183). */
function refuseEarly(fight: FightContext, charger: Combatant, defender: Combatant): Phrase | null {
  const both = [charger.id, defender.id]
  const open = duelsOf(fight).some(
    (duel) =>
      duel.step === 'moving' &&
      both.includes(duel.attack.attackerId) &&
      both.includes(duel.attack.targetId) &&
      isOpen(fight, duel),
  )
  if (open) return words('refused.blowsFirst')
  const felled = fight.pending.some(
    ({ defenderId, blow }) =>
      defenderId === charger.id && (blow.stunned || blow.knockedOut || blow.beheaded),
  )
  return felled ? words('refused.felled', { who: charger.label }) : null
}

function shieldOf(fight: FightContext, who: Combatant): number {
  const { parryMode, shieldD } = asArmed(fight, who).sheet
  return parryMode === 'shield' ? shieldD : 0
}

/** Why somebody has no free hand in step 6: not able, in a grapple, or done with their turn already. */
export function refuseBusy(fight: FightContext, who: Combatant): Phrase | null {
  return (
    unableIn(fight, who, 'moving') ??
    refuseHeld(fight, who) ??
    (hasActed(fight, who.id) ? words('refused.acted', { who: who.label }) : null)
  )
}

function refuseHeld(fight: FightContext, { id, label }: Combatant): Phrase | null {
  const held = grappleWith(fight.handToHand.grapples, id)
  return held ? phrase('coldIron.handToHand.refused.inGrapple', { who: label }) : null
}

/** Whether somebody has used their turn in step 6 already, or moves on themself. */
function hasActed(fight: FightContext, id: string): boolean {
  const { pursuits, trips } = fight.moves
  const moving = fight.attacks.some((each) => each.attackerId === id && each.inMove)
  const way = movementOf(fight, id)?.way
  return (
    moving ||
    way === 'flee' ||
    way === 'through' ||
    way === 'force' ||
    pursuits.some(({ engagerId, pursuit }) => engagerId === id && pursuit !== 'letGo') ||
    trips.some(({ tripperId }) => tripperId === id)
  )
}
