import type { OutputOf } from '../../../campaign/api'
import type { DryRunRules, Side } from '../../../rules/system/fight/dry-run'
import { shareInterval, type ShareInterval } from '../../../rules/system/fight/dry-run-tally'

/** The odds of a fight, as far as they are played. */
export type Odds = NonNullable<OutputOf<'odds.result'>>

/** A share in whole hundredths; what is neither none nor all is never shown as such. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return Math.round(100 * share)
  return Math.min(99, Math.max(1, Math.round(100 * share)))
}

/** Who wins how often: both sides, and nobody where that has happened. */
export function winnersOf({ tally }: Odds): ({ id: Side | 'nobody' } & ShareInterval)[] {
  const { fights, wins } = tally
  const nobody = fights - wins.party - wins.foe
  return [
    { id: 'party', ...shareInterval(wins.party, fights) },
    { id: 'foe', ...shareInterval(wins.foe, fights) },
    ...(nobody > 0 ? [{ id: 'nobody' as const, ...shareInterval(nobody, fights) }] : []),
  ]
}

/** A column of the picture: runs that were so long. */
export interface LengthColumn {
  from: number
  to: number
  share: number
}

/** More columns than these are not told apart. */
const mostColumns = 15

const sumOf = (counts: readonly (readonly [number, number])[]) =>
  counts.reduce((sum, [, count]) => sum + count, 0)

/** How many runs had which length, the shortest first. */
const inOrder = (lengths: Readonly<Record<number, number>>) =>
  Object.entries(lengths)
    .map(([length, count]) => [Number(length), count] as const)
    .sort(([one], [other]) => one - other)

/** How long runs were: a column for each length, or for a few where there are many. */
export function lengthColumns(lengths: Readonly<Record<number, number>>): LengthColumn[] {
  const all = inOrder(lengths)
  const [first] = all[0] ?? []
  const [last] = all.at(-1) ?? []
  if (first === undefined || last === undefined) return []
  const width = Math.ceil((last - first + 1) / mostColumns)
  const columns = Math.ceil((last - first + 1) / width)
  return Array.from({ length: columns }, (_, at) => {
    const from = first + at * width
    const to = from + width - 1
    const count = sumOf(all.filter(([length]) => length >= from && length <= to))
    return { from, to, share: count / sumOf(all) }
  })
}

/** The length within which half of the runs are over. */
export function medianLength(lengths: Readonly<Record<number, number>>): number {
  const all = inOrder(lengths)
  let left = sumOf(all) / 2
  for (const [length, count] of all) {
    left -= count
    if (left <= 0) return length
  }
  return 0
}

/** What becomes of one combatant: shares of the fights, and what a fight costs them on average. */
export interface Fate {
  id: string
  label: string
  side: Side
  out: number
  dead: number
  gone: number
  /** When they are out by, on average; null where they never are, or were before. */
  turn: number | null
  spent: readonly number[]
}

/** What becomes of everybody, and the costs that anybody has. */
export function fatesOf({ tally, combatants }: Odds, costs: DryRunRules['costs']) {
  const used = costs.filter(({ id }) =>
    Object.values(tally.combatants).some(({ spent }) => (spent[id] ?? 0) > 0),
  )
  const fates = combatants.flatMap(({ id, label, side }): Fate[] => {
    const one = tally.combatants[id]
    if (!one) return []
    const out = one.down + one.dead + one.gone
    const share = (count: number) => count / tally.fights
    return [
      {
        ...{ id, label, side },
        out: share(out),
        dead: share(one.dead),
        gone: share(one.gone),
        turn: one.outIn > 0 ? one.outIn / out : null,
        spent: used.map((cost) => share(one.spent[cost.id] ?? 0)),
      },
    ]
  })
  return { costs: used, fates }
}
