import type { Tie, TieEnd } from '../../shared/ties'

/** What tells one end from all others. */
export const keyOf = ({ type, id }: Pick<TieEnd, 'type' | 'id'>) => `${type} ${id}`

/** Whether two ends are the same thing. */
export function isSame(
  one: Pick<TieEnd, 'type' | 'id'>,
  other: Pick<TieEnd, 'type' | 'id'>,
): boolean {
  return keyOf(one) === keyOf(other)
}

/** The parts of the sentence that a tie is. */
export const sentenceOf = ({ from, relation, to }: Omit<Tie, 'id'>) => ({
  who: from.name,
  relation,
  whom: to.name,
})
