import { phrase, type Phrase } from '../../../shared/phrase'
import { readRoll } from '../roll'
import { weaponDice } from '../weapon-dice'
import { unableIn } from './ability'
import { isWaived } from './automation'
import { diceIn } from './blow'
import type { AttackStatus, FightContext } from './context'
import type { FightEventOf } from './events'
import { findDuel, type Duel } from './fight'
import type { Rulings } from './rulings'
import { stepNumber, stepWords, type StepId } from './steps'

/** Why an attack cannot be rolled: not its step, not its state, nobody to strike it, not a roll. */
export function refuseRoll(
  fight: FightContext,
  step: StepId,
  { attackId, roll, override }: FightEventOf<'attack.roll'>,
): Phrase | null {
  return inItsStep(fight, step, attackId, (duel) => {
    if (duel.attack.status !== 'waiting') return wrongState(duel.attack.status)
    const unable = unableIn(fight, duel.attacker, step)
    if (unable && !isWaived(fight, override)) return unable
    const reading = readRoll(roll)
    return reading.state === 'finished' ? null : reading.words
  })
}

/** Why damage dice cannot stand: the hit does not wait for them, or they are not its dice. */
export function refuseDamage(
  fight: FightContext,
  step: StepId,
  { attackId, dice }: FightEventOf<'attack.damage'>,
): Phrase | null {
  return inItsStep(fight, step, attackId, (duel) => {
    if (duel.attack.status !== 'needsDamage') return wrongState(duel.attack.status)
    return refuseDice(fight, duel, duel.attack.result?.multiple ?? 0, dice)
  })
}

/** Why these faces are not what a hit rolls: one list for each multiple, each of the weapon's dice. */
export function refuseDice(
  rulings: Pick<Rulings, 'settings'>,
  { weapon }: Pick<Duel, 'weapon'>,
  multiple: number,
  dice: readonly number[][],
): Phrase | null {
  if (dice.length !== multiple) {
    return phrase('coldIron.refused.multiples', { count: multiple, given: dice.length })
  }
  const { count, sides } = weaponDice(weapon, rulings.settings.diceTableMode)
  const fits = dice.every(
    (faces) => faces.length === count && faces.every((face) => face >= 1 && face <= sides),
  )
  return fits ? null : phrase('coldIron.refused.dice', { dice: diceIn(rulings, weapon) })
}

/** Why an attack cannot be let go. */
export function refusePass(
  fight: FightContext,
  step: StepId,
  { attackId }: FightEventOf<'attack.pass'>,
): Phrase | null {
  return inItsStep(fight, step, attackId, ({ attack }) =>
    attack.status === 'waiting' || attack.status === 'needsDamage'
      ? null
      : wrongState(attack.status),
  )
}

/** Why an attacker cannot be put into a place: struck already, or shooting. */
export function refusePlace(
  fight: FightContext,
  { attackId }: FightEventOf<'attack.place'>,
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

function wrongState(status: AttackStatus): Phrase {
  return phrase(`coldIron.refused.attack.${status}`)
}
