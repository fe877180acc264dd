import { z } from 'zod'
import { sum, type Sum } from '../../../shared/term'
import { readDice } from '../basics/dice-text'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import { averageOf } from '../attack/weapon-dice'
import published from './strength-bonus.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { termOf } = wordsIn('gear')

/** How a weapon is used, for the bonus of strength. */
const strengthUseSchema = z.enum([
  'twoHanded',
  'oneHanded',
  'thrown',
  'rockOneHand',
  'rockTwoHands',
])
export type StrengthUse = z.infer<typeof strengthUseSchema>

/** Points of strength for each point of damage, above what is required and below. */
const strengthBonusRowSchema = z.strictObject({
  use: strengthUseSchema,
  plusPer: whole(1, 999),
  minusPer: whole(1, 999).nullable(),
})
type StrengthBonusRow = z.infer<typeof strengthBonusRowSchema>

/** The rows as published (CI-206). */
const strengthBonusRows: readonly StrengthBonusRow[] = readOnce(
  z.array(strengthBonusRowSchema),
  published,
)

/**
 * Damage for strength above or below what everything in use requires, complete steps only
 * (CI-206). `str` is the present strength, spells included; `skill` adds to it when the weapon is
 * thrown. Throws a `FieldError` for a strength outside sense.
 */
export function strengthBonus(
  use: StrengthUse,
  str: number,
  required: number,
  skill = 0,
  rows = strengthBonusRows,
): Sum {
  demandWhole('str', str, 0)
  demandWhole('weapon.strReq', required, 0)
  const row = rows.find((each) => each.use === use)
  const excess = str + (use === 'thrown' ? skill : 0) - required
  if (!row) return sum([])
  if (excess >= row.plusPer) {
    return sum([termOf('strongArm', Math.floor(excess / row.plusPer), 'CI-206')])
  }
  const short = row.minusPer === null ? 0 : Math.floor(Math.max(0, -excess) / row.minusPer)
  return short > 0 ? sum([termOf('weakArm', -short, 'CI-206')]) : sum([])
}

/** Strength from which a strong creature's own damage is read: a shield's part is taken off (CI-207). */
export function strengthForDamage(str: number, shieldStrReq: number): Sum {
  const terms = [termOf('str', demandWhole('str', str, 0), 'CI-207')]
  const held = demandWhole('shield.strReq', shieldStrReq, 0)
  return sum(held > 0 ? [...terms, termOf('shieldHeld', -held, 'CI-207')] : terms)
}

/**
 * Dice of a very strong creature: those of its strength when they do more on average than the
 * weapon's (CI-207). Kind of damage and crit stay the weapon's. Text that is no dice counts as none.
 */
export function betterDice(weaponDice: string, strengthDice: string): string {
  return averageIn(strengthDice) > averageIn(weaponDice) ? strengthDice : weaponDice
}

function averageIn(text: string): number {
  const dice = readDice(text)
  return dice ? averageOf(dice) : Number.NEGATIVE_INFINITY
}
