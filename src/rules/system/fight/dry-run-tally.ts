import { sides, type DryRunEnd, type DryRunFate, type Side } from './dry-run'

/** How many of some fights came out how for one combatant, and what they cost them in all. */
export interface TallyOfOne extends Record<Exclude<DryRunFate['fate'], 'stands'>, number> {
  /** Turns at whose end they were out, added up. */
  outIn: number
  spent: Record<string, number>
}

/** What some dry runs came to: counts and sums, so that it does not matter in which order they were played. */
export interface DryRunTally {
  kind: 'fight'
  fights: number
  /** Fights that a side has won; the rest nobody has. */
  wins: Record<Side, number>
  /** Fights that were stopped with both sides on their feet. */
  cut: number
  /** How many fights took so many turns. */
  turns: Record<number, number>
  combatants: Record<string, TallyOfOne>
}

/** No fights. */
export function emptyTally(): DryRunTally {
  return { kind: 'fight', fights: 0, wins: { party: 0, foe: 0 }, cut: 0, turns: {}, combatants: {} }
}

function emptyOne(): TallyOfOne {
  return { down: 0, dead: 0, gone: 0, outIn: 0, spent: {} }
}

/** Counts one fight in; the tally is changed. */
export function countIn(tally: DryRunTally, { winner, isCut, turns, combatants }: DryRunEnd): void {
  tally.fights++
  if (winner) tally.wins[winner]++
  if (isCut) tally.cut++
  tally.turns[turns] = (tally.turns[turns] ?? 0) + 1
  for (const [id, { fate, turn, spent }] of Object.entries(combatants)) {
    const one = (tally.combatants[id] ??= emptyOne())
    if (fate !== 'stands') one[fate]++
    one.outIn += turn ?? 0
    addCounts(one.spent, spent)
  }
}

/** Adds one tally to another, which is changed. */
export function addTally(tally: DryRunTally, more: DryRunTally): void {
  tally.fights += more.fights
  for (const side of sides) tally.wins[side] += more.wins[side]
  tally.cut += more.cut
  addCounts(tally.turns, more.turns)
  for (const [id, { down, dead, gone, outIn, spent }] of Object.entries(more.combatants)) {
    const one = (tally.combatants[id] ??= emptyOne())
    one.down += down
    one.dead += dead
    one.gone += gone
    one.outIn += outIn
    addCounts(one.spent, spent)
  }
}

/** Adds counts by name to others, which are changed. */
export function addCounts(
  all: Record<string, number>,
  more: Readonly<Record<string, number>>,
): void {
  for (const [key, count] of Object.entries(more)) all[key] = (all[key] ?? 0) + count
}

/** A share and the bounds between which it lies for sure enough; all from 0 to 1. */
export interface ShareInterval {
  share: number
  from: number
  to: number
}

/** Standard deviations on either side that hold 95 in a hundred. */
const deviations = 1.959964

/** The share of `count` among `all` tries with its 95 % interval, by Wilson's score. */
export function shareInterval(count: number, all: number): ShareInterval {
  if (all === 0) return { share: 0, from: 0, to: 1 }
  const share = count / all
  const square = deviations ** 2 / all
  const middle = share + square / 2
  const reach = deviations * Math.sqrt((share * (1 - share) + square / 4) / all)
  return {
    share,
    // What never or always came is a bound itself, however figures are rounded on the way.
    from: count === 0 ? 0 : (middle - reach) / (1 + square),
    to: count === all ? 1 : (middle + reach) / (1 + square),
  }
}
