import { phrase, type Phrase } from '../../../shared/phrase'
import { settleAttack } from '../attack'
import { blowIn } from './blow'
import { boutIn } from './bout'
import { fumbleWords } from '../melee/fumbles'
import type { AttackResult, FightContext, Outcome } from './context'
import type { FightEventOf } from './events'
import { duelOf, findDuel, withAttack, withState, type Duel } from './fight'
import { strayIntoPile } from './grapple/straying'
import { tellOf, type FactDetails, type Happening } from './happening'
import { spentIn } from './shot'

/** Settles an attack with its roll. What it hits is hurt only when the step closes (CI-017). */
export function rollAttack(
  fight: FightContext,
  { attackId, roll, typed }: FightEventOf<'attack.roll'>,
): Happening {
  const duel = findDuel(fight, attackId)
  if (!duel) return { fight, facts: [] }
  const result = settleAttack(boutIn(fight, duel), duel, roll, typed, fight)
  const status = result.verdict === 'hit' ? 'needsDamage' : 'resolved'
  const rolled = withAttack(fight, attackId, { result, status })
  const fought = withState(rolled, duel.attacker.id, { fought: true })
  const struck = withState(fought, duel.defender.id, { fought: true })
  return {
    fight: strayIntoPile(struck, duel, result),
    facts: [
      tellOf(factOf(result), [duel.attacker, duel.defender], detailsOf(result, duel)),
      ...(result.fumbles ?? []).map((id) => tellFumble(duel, id)),
    ],
  }
}

/** Rolls the damage of a hit; the blow waits for its step to close. */
export function rollDamage(
  fight: FightContext,
  { attackId, dice, typed }: FightEventOf<'attack.damage'>,
): Happening {
  const duel = findDuel(fight, attackId)
  const outcome = duel && outcomeOf(fight, duel, dice, typed)
  if (!outcome) return { fight, facts: [] }
  const struck = withAttack(fight, attackId, { status: 'resolved' })
  return { fight: { ...struck, pending: [...fight.pending, outcome] }, facts: [] }
}

/** Lets an attack go, with or without a reason. */
export function passAttack(fight: FightContext, attackId: string, cause?: Phrase): Happening {
  const attack = fight.attacks.find(({ id }) => id === attackId)
  const duel = attack && duelOf(fight, attack)
  const passed = withAttack(fight, attackId, { status: 'passed' })
  if (!duel) return { fight: passed, facts: [] }
  const details = {
    cause: cause ?? phrase('coldIron.cause.letGo'),
    with: { weapon: duel.weapon.name },
  }
  return {
    fight: passed,
    facts: [tellOf('attack.passed', [duel.attacker, duel.defender], details)],
  }
}

/** Puts an attacker into a place before the defender, or gives it back to the order (CI-105). */
export function placeAttack(
  fight: FightContext,
  { attackId, position }: FightEventOf<'attack.place'>,
): Happening {
  const duel = findDuel(fight, attackId)
  if (!duel) return { fight, facts: [] }
  const place = `coldIron.position.${position ?? 'byOrder'}`
  const about = [duel.attacker, duel.defender]
  return {
    fight: withAttack(fight, attackId, { position }),
    facts: [tellOf('attack.placed', about, { with: { place } })],
  }
}

function outcomeOf(
  fight: FightContext,
  duel: Duel,
  dice: number[][],
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
    dice: { faces: dice, typed },
  }
}

/** What a row of the fumble chart says of the attacker (CI-130). */
function tellFumble({ attacker }: Duel, id: string) {
  return tellOf('fumble.row', [attacker], { with: { row: id, effect: fumbleWords({ id }).key } })
}

function factOf({ verdict }: AttackResult): string {
  switch (verdict) {
    case 'hit':
      return 'attack.resolved'
    case 'miss':
      return 'attack.missed'
    case 'fumble':
      return 'attack.fumbled'
  }
}

function detailsOf(result: AttackResult, { weapon }: Duel): FactDetails {
  const { roll, typed, chance, total, net, multiple, terms } = result
  return {
    terms,
    dice: { faces: [...roll].map(Number), typed },
    with: { weapon: weapon.name, roll, chance, total, net, multiple },
  }
}
