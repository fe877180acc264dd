import { phrase, type Phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import type { FieldedFoe, FoeRules, FoeToField } from '../../foes'
import { rankNumber, type Rank } from '../../tracks/progress'
import { packRank, shiftRank } from '../figures/progress'
import type { Settings } from '../settings/settings'
import { npcSchema } from '../sheet'
import { foes } from './foes'
import { leaveFight } from './leave-fight'

/** More than these are several packs (IS-150). */
const mostInPack = 10

/** What a pack is raised by where the GM rules its size (IS-195). */
const raisedBy = { small: 1, large: 2 } as const

/** So many in packs as even as can be. */
function evenPacks(count: number): number[] {
  const packs = Math.ceil(count / mostInPack)
  const [size, rest] = [Math.floor(count / packs), count % packs]
  return Array.from({ length: packs }, (_, at) => size + (at < rest ? 1 : 0))
}

const alone = (count: number) => Array.from({ length: count }, () => 1)
const isPackable = (rank: Rank) => rank === 'troublesome' || rank === 'dangerous'

/** How many share each track (IS-150, IS-151, IS-195). */
function groupsOf({ rank, count, grouping }: FoeToField, pairs: boolean): number[] {
  if (grouping === 'apart' || count === 1) return alone(count)
  if (grouping !== 'rule') return evenPacks(count)
  return isPackable(rank) && count >= (pairs ? 2 : 3) ? evenPacks(count) : alone(count)
}

function packTerm({ rank, grouping }: FoeToField, count: number, pairs: boolean): Term[] {
  if (count === 1) return []
  const label = phrase('ironsworn.foe.pack', { count })
  if (grouping === 'small' || grouping === 'large') {
    return [term(label, raisedBy[grouping], 'IS-195')]
  }
  const raised = packRank(rank, count, { pairs })
  const by = 'rank' in raised ? rankNumber(raised.rank) - rankNumber(rank) : 0
  return by === 0 ? [] : [term(label, by, 'IS-150')]
}

function fielded(foe: FoeToField, count: number, pairs: boolean): FieldedFoe {
  const pack = packTerm(foe, count, pairs)
  const before = shiftRank(
    foe.rank,
    pack.reduce((all, { value }) => all + value, 0),
  )
  const rank = shiftRank(before, foe.shift)
  const by = rankNumber(rank) - rankNumber(before)
  const shift = by === 0 ? [] : [term(phrase('ironsworn.foe.shift'), by, 'IS-148')]
  const own = term(phrase(`ironsworn.rank.${foe.rank}`), rankNumber(foe.rank), 'IS-146')
  return { count, rank, why: [own, ...pack, ...shift] }
}

function field(foe: FoeToField, pairs: boolean): FieldedFoe[] | Phrase {
  const isForced = foe.grouping === 'small' || foe.grouping === 'large'
  if (isForced && foe.count > 1 && !isPackable(foe.rank)) return phrase('ironsworn.foe.noPack')
  return groupsOf(foe, pairs).map((count) => fielded(foe, count, pairs))
}

/** Foes on their tracks, as the campaign reads the rules of packs. */
export function foesUnder(settings: Settings): FoeRules {
  return {
    purpose: 'foe',
    library: foes.map(({ name, ...sheet }) => ({ name, sheet })),
    numbers(sheet) {
      const { rank, count } = npcSchema.parse(sheet)
      return { rank, count }
    },
    written: ({ rank, count }) => ({ rank, count }),
    field: (foe) => field(foe, settings['pack.pairs']),
    shifted: shiftRank,
    over: (sheet) => leaveFight(sheet, 'IS-096'),
  }
}
