import { phrase, type Phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import type { FieldedFoe, Grouping, PackToField } from '../../system/fight/foes'
import { rankNumber, ranks, type Rank } from '../../tracks/progress'
import { packRank, shiftRank } from '../figures/progress'

/** More than these are several packs (IS-150). */
export const mostInPack = 10

/** What a pack is raised by where the GM rules its size (IS-195). */
const raisedBy = { small: 1, large: 2 } as const

/** Only common and capable foes fight as a pack (IS-151). */
export const isPackable = (rank: Rank) => rank === 'troublesome' || rank === 'dangerous'

/** What so many as one make of their rank (IS-150, IS-195); nothing for one alone. */
function packTerm(rank: Rank, grouping: Grouping, count: number, pairs: boolean): Term[] {
  if (count === 1) return []
  const label = phrase('ironsworn.foe.pack', { count })
  if (grouping === 'small' || grouping === 'large') {
    return [term(label, raisedBy[grouping], 'IS-195')]
  }
  const raised = packRank(rank, count, { pairs })
  const by = 'rank' in raised ? rankNumber(raised.rank) - rankNumber(rank) : 0
  return by === 0 ? [] : [term(label, by, 'IS-150')]
}

/** Those who share one track, at the rank that comes of `own`, their number and this fight. */
export function asOne(
  rank: Rank,
  own: Term,
  { grouping, shift }: { grouping: Grouping; shift: number },
  count: number,
  pairs: boolean,
): FieldedFoe {
  const pack = packTerm(rank, grouping, count, pairs)
  const before = shiftRank(
    rank,
    pack.reduce((all, { value }) => all + value, 0),
  )
  const here = shiftRank(before, shift)
  const by = rankNumber(here) - rankNumber(before)
  const shifted = by === 0 ? [] : [term(phrase('ironsworn.foe.shift'), by, 'IS-148')]
  return { count, rank: here, why: [own, ...pack, ...shifted] }
}

/** A pack of several kinds fights at what is made of its hardest (IS-150, IS-151, IS-195). */
export function mixedPack(
  { kinds, size, shift }: PackToField,
  pairs: boolean,
): FieldedFoe | Phrase {
  if (!kinds.every(({ rank }) => isPackable(rank))) return phrase('ironsworn.foe.noPack')
  const count = kinds.reduce((all, kind) => all + kind.count, 0)
  if (count > mostInPack) return phrase('ironsworn.foe.tooMany', { count, most: mostInPack })
  const hardest = Math.max(...kinds.map(({ rank }) => rankNumber(rank)))
  const rank = ranks[hardest - 1] ?? ranks[0]
  const raised = packRank(rank, count, { pairs })
  if (size === 'rule' && !('rank' in raised)) return phrase('ironsworn.foe.tooFew', { count })
  const label = phrase('ironsworn.foe.hardest', { rank: `@ironsworn.rank.${rank}` })
  return asOne(rank, term(label, hardest, 'IS-195'), { grouping: size, shift }, count, pairs)
}
