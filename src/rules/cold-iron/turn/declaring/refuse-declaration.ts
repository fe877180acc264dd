import { phrase, type Phrase } from '../../../../shared/phrase'
import { stunLasts } from '../../body/condition'
import { desperationLeft } from '../../body/desperation'
import type { Combatant } from '../../combatant/combatant'
import { grappleWith } from '../../hand-to-hand/grapple'
import { isPresent, unableIn } from '../body/ability'
import { isOverridden } from '../../../system/dial'
import { refuseSpellDeclared } from '../casting/refuse-aim'
import type { FightContext } from '../../fight-model/context'
import {
  targetsOf,
  weaponIn,
  type Declaration,
  type DeclarationKind,
} from '../../fight-model/declaration'
import { guardsFromFirst, isAborting } from './declaring'
import type { DeclareEventOf } from './events'
import { combatantOf, everyone, goesFor } from '../core/fight'
import { placeOf } from '../core/place'
import { refuseMovement } from '../movement/refuse-movement'
import { refuseCrowd, refuseOption } from './refuse-option'
import { isAtHand, refuseDropped } from '../wear/held'
import { refuseBroken } from '../wear/items'
import { refuseEmpty } from '../wear/shots'
import { refuseLoading } from './loading'
import { refuseAtShield } from '../attacking/refuse-at-shield'
import { refuseShot } from '../attacking/shot'
import {
  declaredIn,
  isDeclareStep,
  stepNumber,
  stepOfWeapon,
  stepWords,
  type StepId,
} from '../../fight-model/steps'

/**
 * Why a declaration cannot be made now (CI-023, CI-024, CI-029, CI-065, CI-069). What makes no sense
 * at all comes first; the rest are objections that the game master may waive.
 */
export function refuseDeclaration(
  fight: FightContext,
  { combatantId, declaration, override }: DeclareEventOf<'declare'>,
  step: StepId,
): Phrase | null {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return phrase('coldIron.refused.noCombatant')
  const senseless = refuseSenseless(fight, step, combatant, declaration)
  if (senseless || isOverridden(fight, override)) return senseless
  return (
    refuseTime(fight, step, combatantId, declaration) ??
    refuseAbort(fight, step, combatant, declaration) ??
    objection(fight, combatant, declaration)
  )
}

/** Full defence of the first step loses all attacks but a swing at whoever goes for them (CI-024, CI-027). */
function refuseAbort(
  fight: FightContext,
  step: StepId,
  { id, label }: Combatant,
  declaration: Declaration,
): Phrase | null {
  const { kind } = declaration
  const isAttack = kind === 'attack' || kind === 'handToHand'
  if (!isAttack || step === 'fullDefence' || !isAborting(fight, id)) return null
  const isAnswer =
    kind === 'attack' && targetsOf(declaration).every((target) => goesFor(fight, target, id))
  return isAnswer ? null : phrase('coldIron.refused.fullDefenceStands', { who: label })
}

function refuseSenseless(
  fight: FightContext,
  step: StepId,
  combatant: Combatant,
  declaration: Declaration,
): Phrase | null {
  return (
    refuseLate(step) ??
    refuseInGrapple(fight, combatant, declaration) ??
    refuseTarget(fight, combatant, declaration) ??
    refuseLoading(combatant, declaration) ??
    refuseWeapon(fight, combatant, declaration)
  )
}

function objection(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
): Phrase | null {
  return (
    refuseOption(combatant, declaration) ??
    refuseCrowd(fight, combatant, declaration) ??
    refuseAtShield(fight, combatant, declaration) ??
    refuseShot(fight, combatant, declaration) ??
    refuseEmpty(combatant, declaration) ??
    refuseDropped(combatant, weaponIn(declaration)) ??
    refuseSpellDeclared(fight, combatant, declaration) ??
    refuseMovement(fight, combatant, declaration) ??
    unableIn(fight, combatant, actedIn(combatant, declaration)) ??
    refuseDesperation(combatant, declaration)
  )
}

/** Why a declaration cannot be taken back. */
export function refuseWithdrawal(
  fight: FightContext,
  { combatantId }: DeclareEventOf<'withdraw'>,
  step: StepId,
): Phrase | null {
  if (!combatantOf(fight, combatantId)) return phrase('coldIron.refused.noCombatant')
  if (!isDeclareStep(step)) return phrase('coldIron.refused.tooLate')
  return fight.declarations[combatantId] ? null : phrase('coldIron.refused.undeclared')
}

function refuseLate(step: StepId): Phrase | null {
  return isDeclareStep(step) ? null : phrase('coldIron.refused.tooLate')
}

/**
 * Its own step or a later one up to the fifth; full defence in the first alone, or in answer to
 * somebody who goes for them (CI-026). One of the first stands, and may have its movement later (CI-024).
 */
function refuseTime(
  fight: FightContext,
  step: StepId,
  id: string,
  { kind }: Declaration,
): Phrase | null {
  const own = declaredIn[kind]
  if (own === null || own === step) return null
  const words = { step: stepNumber(own), title: stepWords(own).title.key }
  if (stepNumber(step) < stepNumber(own)) return phrase('coldIron.refused.tooEarly', words)
  if (kind !== 'fullDefence' || guardsFromFirst(fight, id)) return null
  const named = everyone(fight).some((each) => goesFor(fight, each.id, id))
  return named ? null : phrase('coldIron.refused.fullDefenceFirst', words)
}

/** Who grapples neither moves nor strikes outside, and goes for nobody else (CI-153). */
function refuseInGrapple(
  fight: FightContext,
  { id, label }: Combatant,
  { kind }: Declaration,
): Phrase | null {
  const busy = kind === 'move' || kind === 'attack' || kind === 'handToHand'
  return busy && grappleWith(fight.handToHand.grapples, id)
    ? phrase('coldIron.handToHand.refused.inGrapple', { who: label })
    : null
}

function refuseTarget(
  fight: FightContext,
  { id }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (!('targetId' in declaration)) return null
  const targets = targetsOf(declaration)
  if (targets.includes(id)) return phrase('coldIron.refused.oneself')
  const aimed = targets.map((each) => combatantOf(fight, each))
  if (aimed.includes(undefined)) return phrase('coldIron.refused.noTarget')
  const left = aimed.find((each) => each && !isPresent(each))
  return left ? phrase('coldIron.refused.gone', { who: left.label }) : null
}

function refuseWeapon(
  fight: FightContext,
  combatant: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'attack') return null
  const { sheet, label } = combatant
  const weapon = sheet.weapons[declaration.weapon]
  if (!weapon) {
    const why = sheet.weapons.length === 0 ? 'unarmed' : 'noWeapon'
    return phrase(`coldIron.refused.${why}`, { who: label })
  }
  if (weapon.missile && sheet.hm === undefined) {
    return phrase('coldIron.refused.noMissileValue', { who: label })
  }
  return refuseBroken(fight, combatant, declaration.weapon)
}

/** The first step in which what is declared is done; an attack goes by its weapon. */
const doneIn: Record<Exclude<DeclarationKind, 'attack'>, StepId> = {
  fullDefence: 'fullDefence',
  wait: 'upkeep',
  spell: 'spells',
  move: 'moving',
  handToHand: 'handToHandFighting',
}

/** The same of a declaration; a stun that ends before it does not matter. */
function actedIn({ sheet }: Combatant, declaration: Declaration): StepId {
  if (declaration.kind !== 'attack') return doneIn[declaration.kind]
  const weapon = sheet.weapons[declaration.weapon]
  return weapon ? stepOfWeapon(weapon) : 'normalWeapons'
}

/** Whether a stun lasts through whatever somebody could declare of a kind: they are asked for none. */
export function isStunnedThrough(
  fight: FightContext,
  combatant: Combatant,
  kind: DeclarationKind,
): boolean {
  const { sheet, state } = combatant
  const { stunnedUntil } = state
  const inHand = sheet.weapons.filter((_, at) => isAtHand(fight, combatant, at))
  const steps = kind === 'attack' ? inHand.map(stepOfWeapon) : [doneIn[kind]]
  const places = steps.map((step) => ({ turn: fight.turn, step: placeOf(fight, step) }))
  return stunnedUntil !== null && places.every((at) => stunLasts(stunnedUntil, at))
}

function refuseDesperation(
  { sheet, state, label }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (!('desperation' in declaration) || declaration.desperation !== true) return null
  const counts = { used: state.desperationUsed, usedInBattle: state.desperationInBattle }
  return desperationLeft(counts, sheet.desperationMax) === 0
    ? phrase('coldIron.refused.desperationSpent', { who: label, count: sheet.desperationMax })
    : null
}
