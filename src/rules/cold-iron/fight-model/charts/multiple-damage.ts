import { z } from 'zod'
import published from './multiple-damage.json'
import { asPublished } from '../../../system/published'
import { whole } from '../../../../shared/bounded'

/**
 * Margins from which damage counts once more than double, in order; beyond the last one, once more
 * for every `step`.
 */
const damageRowSchema = z.strictObject({
  from: z.array(whole(0, 99)).min(1).max(20),
  step: whole(1, 20),
})
export type DamageRow = z.infer<typeof damageRowSchema>

/**
 * The chart of multiple damage (CI-119, CI-120; blunt: CI-121). `blunt3` and `blunt4` are the rows of
 * slings in skilled hands (CI-122). Random caps, sharp (CI-123) and blunt (CI-124), are read with
 * the chance of the attack roll.
 */
export const multipleDamageSchema = z.strictObject({
  double: whole(1, 99),
  rows: z.strictObject({
    sharp: damageRowSchema,
    blunt: damageRowSchema,
    blunt3: damageRowSchema,
    blunt4: damageRowSchema,
  }),
  randomDouble: whole(-20, 99),
  randomCaps: z.strictObject({ sharp: damageRowSchema, blunt: damageRowSchema }),
})
export type MultipleDamage = z.infer<typeof multipleDamageSchema>

/** The chart as published. */
export const multipleDamage: MultipleDamage = asPublished(multipleDamageSchema, published)

/** Multiples above double at a margin. */
export function stepsUp({ from, step }: DamageRow, margin: number): number {
  const reached = from.filter((each) => margin >= each).length
  const last = from.at(-1) ?? Number.POSITIVE_INFINITY
  return margin < last ? reached : reached + Math.floor((margin - last) / step)
}
