import { z } from 'zod'
import published from './fumbles.json'
import { asPublished, readOnce } from '../../../system/published'
import { filledText, whole } from '../../../../shared/bounded'

const total = whole(-99, 20)
const id = filledText(40)

/** A row of the chart: it applies at its total, or at every total down from it. */
export const fumbleRowSchema = z.strictObject({
  id,
  orLess: z.boolean(),
  total,
  /** Damage the row does: to the weapon, to break it, or to somebody by CI-126. */
  damage: z.enum(['weaponRandomCrit', 'breaking', 'randomCrit']).optional(),
})
export type FumbleRow = z.infer<typeof fumbleRowSchema>

/** A row of the hand-to-hand chart: it applies to one kind of attempt, or to any, down from it. */
const grappleFumbleRowSchema = z.strictObject({
  id,
  when: z.enum(['swingIn', 'tag', 'tagAtFullMove', 'any']),
  total,
})
export type GrappleFumbleRow = z.infer<typeof grappleFumbleRowSchema>

/** The chart of fumbles as published (CI-130). */
export const fumbleChart: readonly FumbleRow[] = asPublished(
  z.array(fumbleRowSchema),
  published.attack,
)

/** The hand-to-hand chart as published (CI-130). */
export const grappleFumbleChart: readonly GrappleFumbleRow[] = readOnce(
  z.array(grappleFumbleRowSchema),
  published.handToHand,
)
