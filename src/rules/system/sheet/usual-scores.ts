import { valueByPath } from '../../../shared/data/dotted-path'

/** The scores that a new character deals out, where the game has such a list. */
export interface UsualScores {
  /** The group of the sheet that they stand in, and their names in it, in its order. */
  field: string
  names: readonly string[]
  /** One for each, the best first. */
  values: readonly number[]
  /** What says so. */
  rule: string
}

/**
 * A sheet with the usual scores: the highest that stands there gets the best, those alike in their order.
 */
export function withUsualScores(
  sheet: object,
  { field, names, values }: Pick<UsualScores, 'field' | 'names' | 'values'>,
): object {
  const before = valueByPath(sheet, field)
  const own: object = typeof before === 'object' && before !== null ? before : {}
  const scores = new Map(Object.entries(own))
  const best = names.toSorted((a, b) => Number(scores.get(b) ?? 0) - Number(scores.get(a) ?? 0))
  const dealt = best.map((name, at) => [name, values[at] ?? 0])
  return { ...sheet, [field]: { ...own, ...Object.fromEntries(dealt) } }
}
