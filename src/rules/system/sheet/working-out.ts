import { z } from 'zod'
import { valueByPath } from '../../../shared/data/dotted-path'
import type { Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import { withFigure } from '../conversion'
import type { SystemRulings } from '../settings'

/** A figure of a sheet as what stands behind it makes it. */
export interface WorkedFigure {
  /** Dotted path in the sheet; a number points into a list. */
  path: string
  label: Phrase
  /** Under which heading it stands. */
  group: Phrase
  /** What its short word stands for, where it has one. */
  hint?: Phrase
  value: number | string
  /** What it comes from. */
  sum: Sum
  /** What on the sheet goes with it: the same, by other paths. */
  along?: Readonly<Record<string, number | string>>
}

/** Everything that can be worked out from a basis. */
export interface WorkedOut {
  figures: readonly WorkedFigure[]
  /** What else the basis comes to, in words. */
  notes: readonly Phrase[]
  /** What the rules do not allow, or where the game master has to decide. */
  warnings: readonly Phrase[]
}

/** How a system works out the finished figures of its sheets from scores, levels and gear. */
export interface WorkingOut {
  /** Field of the sheet that keeps what was typed for it; nobody writes it by hand. */
  field: string
  basis: z.ZodType<object>
  /** The sheet with gear that its basis names and that it does not have yet. */
  equipped(sheet: object, basis: object, rulings: SystemRulings): object
  /** What a sheet was worked out from; where it was not yet, what its figures let one guess. */
  basisOf(sheet: object, rulings: SystemRulings): object
  /** Every figure with what makes it; a phrase says why it cannot be. */
  workOut(sheet: object, basis: object, rulings: SystemRulings): WorkedOut | Phrase
}

/** The schema of a sheet without the field that keeps the basis. */
export function withoutBasis(
  schema: z.ZodType<object>,
  working: WorkingOut | undefined,
): z.ZodType<object> {
  if (!working || !(schema instanceof z.ZodObject)) return schema
  const shape = Object.entries<z.ZodType>(schema.shape).filter(([name]) => name !== working.field)
  return z.object(Object.fromEntries(shape))
}

/**
 * Which figures are offered to be taken over: those that differ from the sheet, but for those that
 * were typed over since the sheet was last worked out.
 */
export function offered(
  { figures }: Pick<WorkedOut, 'figures'>,
  sheet: object,
  before: Pick<WorkedOut, 'figures'> | null,
): { path: string; isTypedOver: boolean }[] {
  return figures
    .filter(({ path, value, along }) =>
      Object.entries({ [path]: value, ...along }).some(
        ([at, own]) => valueByPath(sheet, at) !== own,
      ),
    )
    .map(({ path }) => {
      const was = before?.figures.find((each) => each.path === path)
      return { path, isTypedOver: was !== undefined && valueByPath(sheet, path) !== was.value }
    })
}

/** The figures of a sheet by what is kept on it for them; null where nothing is, or nothing comes of it. */
export function workedFrom(
  working: WorkingOut | undefined,
  sheet: object,
  rulings: SystemRulings,
): WorkedOut | null {
  const basis = working?.basis.safeParse(valueByPath(sheet, working.field)).data
  if (!working || !basis) return null
  const answer = working.workOut(working.equipped(sheet, basis, rulings), basis, rulings)
  return 'key' in answer ? null : answer
}

/** A sheet with figures as they were worked out, and what goes along with each. */
export function withWorked(sheet: object, figures: readonly WorkedFigure[]): object {
  const all = figures.flatMap(({ path, value, along }) =>
    Object.entries({ [path]: value, ...along }),
  )
  return all.reduce((changed, [path, value]) => withFigure(changed, { path }, value), sheet)
}
