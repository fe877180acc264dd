import { valueByPath } from '../../shared/dotted-path'

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

/** A sheet with the usual scores, dealt out in their order: any other order is as good. */
export function withUsualScores(
  sheet: object,
  { field, names, values }: Pick<UsualScores, 'field' | 'names' | 'values'>,
): object {
  const dealt = names.map((name, at) => [name, values[at] ?? 0])
  const before = valueByPath(sheet, field)
  const own = typeof before === 'object' && before !== null ? before : {}
  return { ...sheet, [field]: { ...own, ...Object.fromEntries(dealt) } }
}
