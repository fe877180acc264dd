import { phrase, type Phrase } from '../../../../shared/phrase'
import { sum } from '../../../../shared/term'
import { resolveAttack } from './judge'
import { blowIn } from './blow'
import { boutIn } from './bout'
import type { FightContext } from '../../fight-model/context'
import {
  facesOf,
  type Attack,
  type AttackResult,
  type DamageRoll,
  type Outcome,
} from '../../fight-model/attack'
import { grappleWith } from '../../hand-to-hand/grapple'
import type { AttackEventOf } from './events'
import { helpersAgainst } from '../movement/covering'
import { duelOf, findDuel, withAttack, withFought, type Duel } from '../core/fight'
import { strikeByFumble } from '../hand-to-hand/fumbled'
import { strayIntoGrapple } from '../hand-to-hand/straying'
import { seeEngagement } from '../movement/engaging'
import { tellFumble, factOf, type FactDetails, type FightChange } from '../core/change'
import { spentIn } from './shot'
import { wearsByFumble } from '../wear/fumble-wear'
import { leaveWear, wearsOf } from '../wear/wear'

/** Settles an attack with its roll. What it hits is hurt only when the step closes (CI-017). */
export function rollAttack(
  fight: FightContext,
  { attackId, roll, typed }: AttackEventOf<'attack.roll'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  if (!duel) return { fight, facts: [] }
  const bout = boutIn(fight, duel)
  const result = resolveAttack(bout, duel, roll, typed, fight)
  const shot = result.type === 'Hm' ? { isAstray: result.astray === true } : undefined
  // What goes past them strikes nothing that they hold before them (CI-150, CI-213).
  const missWears = result.astray ? [] : wearsOf(fight, duel, result.verdict, bout.defence.means)
  const wears = [...missWears, ...wearsByFumble(fight, duel, result)]
  const after = wears.length > 0 ? 'needsWear' : 'resolved'
  const isOpen = result.verdict === 'hit' && isAtGrapple(fight, duel)
  const status = result.verdict === 'hit' && !isOpen ? 'needsDamage' : after
  const rolled = withAttack(fight, attackId, { result, status, ...(wears.length > 0 && { wears }) })
  const defending = [duel.defender.id, ...helpersAgainst(fight, attackId)]
  const struck = withFought(rolled, [duel.attacker.id, ...defending])
  const seen = seeEngagement(struck, duel)
  const strayed = strayIntoGrapple(seen, duel, result)
  return {
    fight: strayed === seen ? strikeByFumble(seen, duel, result) : strayed,
    facts: [
      // Whom it strikes nobody knows before the dice that say so.
      isOpen
        ? factOf('grapple.shot', [duel.attacker], detailsOf(result, duel))
        : factOf(
            kindOfResult(result, duel.attack),
            [duel.attacker, duel.defender],
            detailsOf(result, duel),
          ),
      ...(result.fumbles ?? []).map((id) => tellFumble(duel.attacker, id, shot)),
    ],
  }
}

/** A shot at a grapple: dice say whom it strikes (CI-152). */
function isAtGrapple({ handToHand }: FightContext, { defender, weapon }: Duel): boolean {
  return weapon.missile && grappleWith(handToHand.grapples, defender.id) !== null
}

/** Rolls the damage of a hit; the blow waits for its step to close. */
export function rollDamage(
  fight: FightContext,
  { attackId, dice, typed }: AttackEventOf<'attack.damage'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  const outcome = duel && outcomeOf(fight, duel, dice, typed)
  if (!outcome) return { fight, facts: [] }
  const struck = withAttack(fight, attackId, { status: 'resolved' })
  return { fight: { ...struck, pending: [...fight.pending, outcome] }, facts: [] }
}

/** Lets an attack go, with or without a reason; of one that has missed, only its wear. */
export function passAttack(fight: FightContext, attackId: string, cause?: Phrase): FightChange {
  const attack = fight.attacks.find(({ id }) => id === attackId)
  const duel = attack && duelOf(fight, attack)
  if (duel?.attack.status === 'needsWear') return leaveWear(fight, duel)
  const passed = withAttack(fight, attackId, { status: 'passed' })
  if (!duel) return { fight: passed, facts: [] }
  const details = {
    cause: cause ?? phrase('coldIron.cause.letGo'),
    with: {
      weapon: duel.weapon.name,
      ...(duel.attack.status === 'needsDamage' && { letGo: 'hit' }),
    },
  }
  return {
    fight: passed,
    facts: [factOf('attack.passed', [duel.attacker, duel.defender], details)],
  }
}

/** Puts an attacker into a place before the defender, or gives it back to the order (CI-105). */
export function placeAttack(
  fight: FightContext,
  { attackId, position }: AttackEventOf<'attack.place'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  if (!duel) return { fight, facts: [] }
  const place = `coldIron.position.${position ?? 'byOrder'}`
  const about = [duel.attacker, duel.defender]
  return {
    fight: withAttack(fight, attackId, { position }),
    facts: [factOf('attack.placed', about, { with: { place } })],
  }
}

/** Says how far a shot goes that was declared without it (CI-141). */
export function rangeShot(
  fight: FightContext,
  { attackId, range }: AttackEventOf<'attack.range'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  const declared = fight.declarations[duel?.attacker.id ?? '']
  if (!duel || declared?.kind !== 'attack') return { fight, facts: [] }
  const declarations = { ...fight.declarations, [duel.attacker.id]: { ...declared, range } }
  const about = [duel.attacker, duel.defender]
  return {
    fight: { ...fight, declarations },
    facts: [factOf('attack.ranged', about, { with: { count: range } })],
  }
}

function outcomeOf(
  fight: FightContext,
  duel: Duel,
  dice: DamageRoll,
  typed: boolean,
): Outcome | null {
  const { attack, attacker, defender, weapon } = duel
  if (!attack.result) return null
  return {
    attackId: attack.id,
    attackerId: attacker.id,
    defenderId: defender.id,
    weaponName: weapon.name,
    multiple: attack.result.multiple,
    blow: blowIn(fight, duel, dice, spentIn(fight, duel)),
    dice: { faces: facesOf(dice), typed },
  }
}

function kindOfResult({ verdict, astray }: AttackResult, { atShield }: Attack): string {
  switch (verdict) {
    case 'hit':
      return 'attack.resolved'
    case 'miss':
      if (astray) return 'attack.strayed'
      return atShield ? 'attack.struckShield' : 'attack.missed'
    case 'fumble':
      return 'attack.fumbled'
  }
}

/** A fumble is told by the sum it was read from, everything else by the one that decides it. */
function detailsOf(result: AttackResult, { weapon }: Duel): FactDetails {
  const { roll, typed, chance, net, multiple, fumbleTerms } = result
  const total = fumbleTerms ? sum(fumbleTerms).total : result.total
  return {
    terms: fumbleTerms ?? result.terms,
    dice: { faces: [...roll].map(Number), typed },
    with: { weapon: weapon.name, roll, chance, total, net, multiple },
  }
}
