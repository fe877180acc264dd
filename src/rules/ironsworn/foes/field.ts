import { phrase, type Phrase } from '../../../shared/phrase'
import { term } from '../../../shared/term'
import type { FieldedFoe, FoeRules, FoeToField } from '../../system/fight/foes'
import { rankNumber } from '../../tracks/progress'
import { shiftRank } from '../figures/progress'
import type { Settings } from '../settings'
import { npcSchema } from '../sheet'
import { foes } from './foes'
import { leaveFight } from './leave-fight'
import { asOne, isPackable, mixedPack, mostInPack } from './pack'

/** So many in packs as even as can be. */
function evenPacks(count: number): number[] {
  const packs = Math.ceil(count / mostInPack)
  const [size, rest] = [Math.floor(count / packs), count % packs]
  return Array.from({ length: packs }, (_, at) => size + (at < rest ? 1 : 0))
}

const alone = (count: number) => Array.from({ length: count }, () => 1)

/** How many share each track (IS-150, IS-151, IS-195). */
function groupsOf({ rank, count, grouping }: FoeToField, pairs: boolean): number[] {
  if (grouping === 'apart' || count === 1) return alone(count)
  if (grouping !== 'rule') return evenPacks(count)
  return isPackable(rank) && count >= (pairs ? 2 : 3) ? evenPacks(count) : alone(count)
}

function fielded(foe: FoeToField, count: number, pairs: boolean): FieldedFoe {
  const own = term(phrase(`ironsworn.rank.${foe.rank}`), rankNumber(foe.rank), 'IS-146')
  return asOne(foe.rank, own, foe, count, pairs)
}

function field(foe: FoeToField, pairs: boolean): FieldedFoe[] | Phrase {
  const isForced = foe.grouping === 'small' || foe.grouping === 'large'
  if (isForced && foe.count > 1 && !isPackable(foe.rank)) return phrase('ironsworn.foe.noPack')
  return groupsOf(foe, pairs).map((count) => fielded(foe, count, pairs))
}

/** Foes on their tracks, as the campaign reads the rules of packs. */
export function foesFor(settings: Settings): FoeRules {
  return {
    purpose: 'foe',
    library: foes.map(({ name, ...sheet }) => ({ name, sheet })),
    numbers(sheet) {
      const { rank, count } = npcSchema.parse(sheet)
      return { rank, count }
    },
    written: ({ rank, count }) => ({ rank, count }),
    field: (foe) => field(foe, settings['pack.pairs']),
    pack: (pack) => mixedPack(pack, settings['pack.pairs']),
    shifted: shiftRank,
    over: (sheet) => leaveFight(sheet, 'IS-096'),
  }
}
