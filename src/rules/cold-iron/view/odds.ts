import { judge, type Bout } from '../attack'
import { allChances, shareBetween, smallestRoll } from '../chance'
import type { Duel } from '../turn/fight'
import type { Rulings } from '../turn/rulings'

/** What a roll can come to: a fumble, a miss, or damage so many times. */
export type BandId = 'fumble' | 'miss' | 'hit' | 'double' | 'triple' | 'quadruple' | 'more'

/** One band of what a roll can do; the shares of an attack's bands add up to 1. */
export interface OddsBand {
  id: BandId
  share: number
  /** Smallest roll of the band; null for the lowest one, which every lower roll belongs to. */
  fromRoll: string | null
}

const byMultiple: readonly BandId[] = ['miss', 'hit', 'double', 'triple', 'quadruple']

/** What may come of an attack, lowest rolls first, with exact shares from the thresholds (CI-128). */
export function oddsOf(bout: Bout, duel: Duel, rulings: Rulings): OddsBand[] {
  const starts: { id: BandId; from: number | null }[] = []
  for (const chance of allChances) {
    const id = bandOf(bout, duel, chance, rulings)
    const last = starts.at(-1)
    if (!last) starts.push({ id, from: null })
    else if (last.id !== id) starts.push({ id, from: chance })
  }
  return starts.map(({ id, from }, index) => ({
    id,
    share: shareBetween(from, starts[index + 1]?.from ?? null),
    fromRoll: from === null ? null : smallestRoll(from),
  }))
}

function bandOf(bout: Bout, duel: Duel, chance: number, rulings: Rulings): BandId {
  const { verdict, multiple } = judge(bout, duel, chance, rulings)
  return verdict === 'fumble' ? 'fumble' : (byMultiple[multiple] ?? 'more')
}
