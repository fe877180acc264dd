import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Dice } from '../../basics/dice-text'
import { readRoll } from '../../basics/roll'
import { weaponDice } from '../../attack/weapon-dice'
import { unableToStrike } from '../body/ability'
import { isOverridden } from '../../../system/dial'
import { diceIn } from './blow'
import { refuseShot, spentIn } from './shot'
import type { FightContext } from '../../fight-model/context'
import type { AttackStatus, DamageRoll } from '../../fight-model/attack'
import type { AttackEventOf } from './events'
import { findDuel, type Duel } from '../core/fight'
import { moreDice } from '../movement/acting'
import { isUnanswered } from '../movement/passing'
import type { Rulings } from '../../fight-model/rulings'
import { stepNumber, stepWords, type StepId } from '../../fight-model/steps'
import { rollsOfWear } from '../wear/fumble-wear'
import { strikingWeapon } from '../wear/wear'

/** Why an attack cannot be rolled: not its step, not its state, nobody to strike it, not a roll. */
export function refuseRoll(
  fight: FightContext,
  { attackId, roll, override }: AttackEventOf<'attack.roll'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, (duel) => {
    if (duel.attack.status !== 'waiting') return wrongState(duel.attack.status)
    const unable = unableToStrike(fight, duel)
    if (unable && !isOverridden(fight, override)) return unable
    const unanswered = refuseUnanswered(fight, duel)
    if (unanswered) return unanswered
    const reading = readRoll(roll)
    return reading.state === 'finished' ? null : reading.words
  })
}

/** Why damage dice cannot stand: the hit does not wait for them, or they are not its dice. */
export function refuseDamage(
  fight: FightContext,
  { attackId, dice }: AttackEventOf<'attack.damage'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, (duel) => {
    if (duel.attack.status !== 'needsDamage') return wrongState(duel.attack.status)
    return refuseDice(fight, duel, duel.attack.result?.multiple ?? 0, dice, {
      more: moreDice(fight, duel).total,
      rest: spentIn(fight, duel).rest,
    })
  })
}

/** Why damage dice for gear cannot stand: nothing of it wears, or they are not its dice. */
export function refuseWear(
  fight: FightContext,
  { attackId, dice }: AttackEventOf<'attack.wear'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, (duel) => {
    const [wear] = duel.attack.wears ?? []
    const weapon = strikingWeapon(fight, wear)
    if (duel.attack.status !== 'needsWear' || !wear || !weapon) {
      return wrongState(duel.attack.status)
    }
    if (wear.fumble?.multiple === null) return phrase('coldIron.refused.critFirst')
    const rolls = rollsOfWear(wear)
    const size = Math.ceil(dice.length / rolls)
    const rolled = Array.from({ length: rolls }, (_, at) => dice.slice(at * size, (at + 1) * size))
    return refuseDice(fight, { weapon }, rolls, rolled)
  })
}

/** Why a new roll for a fumble's damage to the weapon cannot stand: none is wanted, or it is no roll. */
export function refuseCrit(
  fight: FightContext,
  { attackId, roll }: AttackEventOf<'attack.wearCrit'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, ({ attack }) => {
    const [wear] = attack.wears ?? []
    if (wear?.fumble?.multiple !== null) return wrongState(attack.status)
    const reading = readRoll(roll)
    return reading.state === 'finished' ? null : reading.words
  })
}

/** Sides of the dice of a charge, and of a spear set against one (CI-135, CI-136). */
const chargeSides = 6

/** What each multiple of a hit rolls beside the weapon's dice, and what it loses to the range (CI-143). */
interface Beside {
  more?: number
  rest?: number
}

/**
 * Why these faces are not what a hit rolls: one list for each multiple, each of the weapon's dice and
 * then of the d6 a charge adds; or why all of it cannot come to such a total.
 */
export function refuseDice(
  rulings: Pick<Rulings, 'settings'>,
  { weapon }: Pick<Duel, 'weapon'>,
  multiple: number,
  dice: DamageRoll,
  { more = 0, rest = 0 }: Beside = {},
): Phrase | null {
  if (typeof dice === 'number') {
    if (rest > 0) return phrase('coldIron.refused.totalAtRange')
    return refuseTotal(weaponDice(weapon, rulings.settings.diceTableMode), multiple, dice, more)
  }
  if (dice.length !== multiple) {
    return phrase('coldIron.refused.multiples', { count: multiple, given: dice.length })
  }
  const { count, sides } = weaponDice(weapon, rulings.settings.diceTableMode)
  const fits = dice.every(
    (faces) =>
      faces.length === count + more &&
      faces.every((face, place) => face >= 1 && face <= (place < count ? sides : chargeSides)),
  )
  return fits ? null : phrase('coldIron.refused.dice', { dice: diceIn(rulings, weapon, more) })
}

/** Why so many rolls cannot come to a total, what the weapon adds included; none of them is less than 0. */
function refuseTotal(
  { count, sides, plus }: Dice,
  multiple: number,
  total: number,
  more: number,
): Phrase | null {
  const least = multiple * Math.max(0, count + more + plus)
  const most = multiple * Math.max(0, count * sides + more * chargeSides + plus)
  if (total >= least && total <= most) return null
  return phrase('coldIron.refused.total', { least, most })
}

/** Why an attack cannot be let go. */
export function refusePass(
  fight: FightContext,
  { attackId }: AttackEventOf<'attack.pass'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, ({ attack }) =>
    ['waiting', 'needsDamage', 'needsWear'].includes(attack.status)
      ? null
      : wrongState(attack.status),
  )
}

/** Why a shot does not go so far: it is rolled already, is none, or carries no such way (CI-141). */
export function refuseRange(
  fight: FightContext,
  { attackId, range }: AttackEventOf<'attack.range'>,
  step: StepId,
): Phrase | null {
  return inItsStep(fight, step, attackId, ({ attack, attacker }) => {
    if (attack.status !== 'waiting') return wrongState(attack.status)
    const declared = fight.declarations[attacker.id]
    if (declared?.kind !== 'attack') return phrase('coldIron.refused.noAttack')
    return refuseShot(fight, attacker, { ...declared, range })
  })
}

/** Why an attacker cannot be put into a place: struck already, or shooting. */
export function refusePlace(
  fight: FightContext,
  { attackId }: AttackEventOf<'attack.place'>,
): Phrase | null {
  const duel = findDuel(fight, attackId)
  if (!duel) return phrase('coldIron.refused.noAttack')
  if (duel.attack.status !== 'waiting') return wrongState(duel.attack.status)
  return duel.weapon.missile ? phrase('coldIron.refused.noPlace') : null
}

function inItsStep(
  fight: FightContext,
  step: StepId,
  attackId: string,
  judge: (duel: Duel) => Phrase | null,
): Phrase | null {
  const duel = findDuel(fight, attackId)
  if (!duel) return phrase('coldIron.refused.noAttack')
  if (duel.step !== step) {
    const title = stepWords(duel.step).title.key
    return phrase('coldIron.refused.otherStep', { step: stepNumber(duel.step), title })
  }
  return judge(duel)
}

/** A blow in passing waits for whether the way is blocked (CI-183). */
function refuseUnanswered(fight: FightContext, { attack, attacker }: Duel): Phrase | null {
  const waits = attack.inMove && isUnanswered(fight, attacker.id)
  return waits ? phrase('coldIron.moves.refused.answerFirst') : null
}

function wrongState(status: AttackStatus): Phrase {
  return phrase(`coldIron.refused.attack.${status}`)
}
