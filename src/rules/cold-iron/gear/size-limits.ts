import { z } from 'zod'
import type { Phrase } from '../../../shared/phrase'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import published from './size-limits.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

const { words } = wordsIn('gear')

/** Largest shield bonus, less SizD, that a size can use (CI-208). */
const largestShield = 5

/** Largest strength requirements a size can handle, from a SIZ upwards. */
const sizeLimitSchema = z.strictObject({
  siz: whole(0, 9999),
  oneHand: whole(0, 9999),
  twoHands: whole(0, 9999),
})
type SizeLimit = z.infer<typeof sizeLimitSchema>

/** The limits, by rising SIZ, as a game master may edit them. */
export const sizeLimitsSchema = z.array(sizeLimitSchema).min(1).max(100)

/** The limits as published (CI-208). */
export const sizeLimits: readonly SizeLimit[] = asPublished(sizeLimitsSchema, published)

/** Limits of a size; null below the table. Throws a `FieldError` for a SIZ outside sense. */
export function sizeLimitOf(siz: number, table = sizeLimits): SizeLimit | null {
  demandWhole('siz', siz, 0)
  return table.findLast((row) => siz >= row.siz) ?? null
}

/** What someone takes in hand. */
export interface Handling {
  siz: number
  sizD: number
  weapon?: { name: string; strReq: number; hands: 1 | 2 }
  shieldD?: number
}

/** What is too big for who handles it: to be shown, not enforced (CI-208). */
export function sizeWarnings(
  { siz, sizD, weapon, shieldD }: Handling,
  table = sizeLimits,
): Phrase[] {
  const warnings: Phrase[] = []
  const limit = sizeLimitOf(siz, table)
  const most = weapon?.hands === 2 ? limit?.twoHands : limit?.oneHand
  if (weapon && weapon.strReq > (most ?? 0)) {
    warnings.push(
      words('warning.weaponSize', { name: weapon.name, needs: weapon.strReq, most: most ?? 0 }),
    )
  }
  if (shieldD !== undefined && shieldD - sizD > largestShield) {
    warnings.push(words('warning.shieldSize', { most: largestShield + sizD }))
  }
  return warnings
}
