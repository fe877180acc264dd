import { z } from 'zod'
import type { Phrase } from '../../../shared/phrase'
import { sayIn } from '../describe'
import published from './fumbles.json'

const { words } = sayIn('melee')

const total = z.number().int().min(-99).max(20)
const id = z.string().min(1).max(40)

/** A row of the chart: it applies at its total, or at every total down from it. */
export const fumbleRowSchema = z.strictObject({
  id,
  orLess: z.boolean(),
  total,
  /** Damage the row does: to the weapon, to break it, or to somebody by CI-126. */
  damage: z.enum(['weaponRandomCrit', 'breaking', 'randomCrit']).optional(),
})
export type FumbleRow = z.infer<typeof fumbleRowSchema>

/** What is attempted hand to hand. */
export type Grapple = 'swingIn' | 'tag' | 'tagAtFullMove' | 'other'

/** A row of the hand-to-hand chart: it applies to one kind of attempt, or to any, down from it. */
const grappleFumbleRowSchema = z.strictObject({
  id,
  when: z.enum(['swingIn', 'tag', 'tagAtFullMove', 'any']),
  total,
})
export type GrappleFumbleRow = z.infer<typeof grappleFumbleRowSchema>

/** The chart of fumbles as published (CI-130). */
export const fumbleChart: readonly FumbleRow[] = z.array(fumbleRowSchema).parse(published.attack)

/** The hand-to-hand chart as published (CI-130). */
export const grappleFumbleChart: readonly GrappleFumbleRow[] = z
  .array(grappleFumbleRowSchema)
  .parse(published.handToHand)

/** Rows that a fumble total brings, all of them together (CI-129, CI-130). */
export function fumblesAt(at: number, chart: readonly FumbleRow[] = fumbleChart): FumbleRow[] {
  return chart.filter((row) => (row.orLess ? at <= row.total : at === row.total))
}

/** Rows that a total brings to an attempt hand to hand; a tag at full move is a tag, too. */
export function grappleFumblesAt(
  at: number,
  attempt: Grapple,
  chart = grappleFumbleChart,
): GrappleFumbleRow[] {
  const kinds = attempt === 'tagAtFullMove' ? ['any', 'tag', attempt] : ['any', attempt]
  return chart.filter((row) => kinds.includes(row.when) && at <= row.total)
}

/** What a row of either chart says; one of the GM's own says its id. */
export function fumbleWords({ id: row }: { id: string }): Phrase {
  const isPublished = [...fumbleChart, ...grappleFumbleChart].some((each) => each.id === row)
  return isPublished ? words(`fumble.${row}`) : words('ownFumble', { row })
}
