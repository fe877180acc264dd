import { judge, type Bout } from '../../turn/attacking/judge'
import { allChances, shareBetween, smallestRoll } from '../../basics/chance'
import type { Duel } from '../../turn/core/fight'
import type { Rulings } from '../../fight-model/rulings'

/** What a roll can come to: a fumble, a miss, one that strikes another or a shield, damage so many times; or a check. */
export type BandId =
  | 'fails'
  | 'works'
  | 'fumble'
  | 'astray'
  | 'miss'
  | 'shield'
  | 'hit'
  | 'double'
  | 'triple'
  | 'quadruple'
  | 'more'

/** One band of what a roll can do; the shares of an attack's bands add up to 1. */
export interface OddsBand {
  id: BandId
  share: number
  /** Smallest roll of the band; null for the lowest one, which every lower roll belongs to. */
  fromRoll: string | null
}

/** How often an attack comes to a multiple; 0 is no hit. */
export interface MultipleShare {
  multiple: number
  share: number
}

type Judgement = ReturnType<typeof judge>

/** Judged once for each bout: the bands and the harm ask for the same. */
const known = new WeakMap<Bout, { duel: Duel; rulings: Rulings; all: Judgement[] }>()

const byMultiple: readonly BandId[] = ['miss', 'hit', 'double', 'triple', 'quadruple']

/** What may come of an attack, lowest rolls first, with exact shares from the thresholds (CI-128). */
export function oddsOf(bout: Bout, duel: Duel, rulings: Rulings): OddsBand[] {
  return runsOf(judged(bout, duel, rulings), bandOf).map(({ as: id, from, below }) => ({
    id,
    share: shareBetween(from, below),
    fromRoll: from === null ? null : smallestRoll(from),
  }))
}

/** The same by multiple, for what follows from the damage (CI-119), each multiple once, lowest first. */
export function multiplesOf(bout: Bout, duel: Duel, rulings: Rulings): MultipleShare[] {
  const shares = new Map<number, number>()
  const runs = runsOf(judged(bout, duel, rulings), ({ multiple }) => multiple)
  for (const { as: multiple, from, below } of runs) {
    shares.set(multiple, (shares.get(multiple) ?? 0) + shareBetween(from, below))
  }
  return [...shares]
    .map(([multiple, share]) => ({ multiple, share }))
    .sort((left, right) => left.multiple - right.multiple)
}

/** What each chance that dice can show comes to, from the lowest. */
function judged(bout: Bout, duel: Duel, rulings: Rulings): Judgement[] {
  const before = known.get(bout)
  if (before?.duel === duel && before.rulings === rulings) return before.all
  const all = allChances.map((chance) => judge(bout, duel, chance, rulings))
  known.set(bout, { duel, rulings, all })
  return all
}

/** Neighbouring chances that come to the same, as one run; null leaves an end open. */
function runsOf<Kind>(
  judgements: readonly Judgement[],
  kindOf: (judgement: Judgement) => Kind,
): { as: Kind; from: number | null; below: number | null }[] {
  const kinds = judgements.map(kindOf)
  const starts = kinds.flatMap((kind, index) => (kind === kinds[index - 1] ? [] : [index]))
  return starts.flatMap((start, place) => {
    const kind = kinds[start]
    const end = starts[place + 1]
    const from = start === 0 ? null : (allChances[start] ?? null)
    const below = end === undefined ? null : (allChances[end] ?? null)
    return kind === undefined ? [] : [{ as: kind, from, below }]
  })
}

function bandOf({ verdict, multiple, astray, atShield }: Judgement): BandId {
  if (verdict === 'fumble') return 'fumble'
  if (atShield) return 'shield'
  return astray ? 'astray' : (byMultiple[multiple] ?? 'more')
}
