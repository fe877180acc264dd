import type { Fact } from '../../../shared/fact'
import type { Entry } from './entries'

/** Whose figure a fact is about; undefined for one that is of none. */
function figureIn({ kind, about, from, to, with: own }: Fact): string | undefined {
  const isFigure = kind === 'sheet.changed' && typeof from === 'number' && typeof to === 'number'
  return isFigure ? `${about[0]?.id} ${own?.['field']}` : undefined
}

/** A fact as it were without so many points of its figure. */
function lessened(fact: Fact, points: number): Fact {
  if (points === 0) return fact
  const [from, to] = [Number(fact.from) - points, Number(fact.to) - points]
  return { ...fact, from, to, with: { ...fact.with, was: String(from), is: String(to) } }
}

/**
 * What happened as if some of it had not: that is left out, and what comes after it of the same figures
 * stands as it would be without. A figure that rose by itself would tell of what is left out.
 */
export function asIfWithout(
  entries: readonly Entry[],
  isLeftOut: (fact: Fact) => boolean,
): Entry[] {
  const brought = new Map<string, number>()
  return entries.flatMap((entry) => {
    const { fact } = entry
    const figure = figureIn(fact)
    const before = brought.get(figure ?? '') ?? 0
    if (!isLeftOut(fact)) {
      return [figure === undefined ? entry : { ...entry, fact: lessened(fact, before) }]
    }
    if (figure !== undefined) brought.set(figure, before + Number(fact.to) - Number(fact.from))
    return []
  })
}

/** What a closing roll did. */
export const isReward = ({ kind, cause }: Fact) =>
  kind === 'sheet.changed' && cause?.key === 'cause.endOfMission'
