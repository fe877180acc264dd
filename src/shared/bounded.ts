import { z } from 'zod'

/**
 * Schemas of text and figures within bounds, each made once. Zod makes a whole schema at every link of a chain,
 * which for the hundreds of them was a good part of every start.
 */
function once<Bounds extends (number | undefined)[], Schema>(
  make: (...bounds: Bounds) => Schema,
): (...bounds: Bounds) => Schema {
  const made = new Map<string, Schema>()
  return (...bounds) => {
    const key = bounds.join()
    const known = made.get(key) ?? make(...bounds)
    made.set(key, known)
    return known
  }
}

/** A whole number, at the least and at the most that are given. */
export const whole = once((least?: number, most?: number) => {
  const checks = []
  if (least !== undefined) checks.push(z.gte(least))
  if (most !== undefined) checks.push(z.lte(most))
  return z.int().check(...checks)
})

/** Text as it was typed, of so many letters at the most; may be empty. */
export const textUpTo = once((most: number) => z.string().check(z.maxLength(most)))

/** Text as it was typed, never empty. */
export const filledText = once((most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most)),
)

/** A line without spaces around it, never empty. */
export const line = once((most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most)),
)

/** A line without spaces around it; may be empty. */
export const maybeLine = once((most: number) => z.string().check(z.trim(), z.maxLength(most)))

/** What tells a thing from all others. */
export const idSchema = filledText(64)
