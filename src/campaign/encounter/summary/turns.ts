import { only, type ToldInTurn } from './told'

/** A silence longer than this, in seconds, is a pause of the table and no part of a turn. */
export const longestThought = 20 * 60

/** One turn as it was played. */
export interface TurnSpan {
  turn: number
  /** Time at the table, pauses left out. */
  seconds: number
  /** Blows that did anything, and what they did in all: wounds and fatigue. */
  blows: number
  points: number
  /** Ids of those who stood and went down in it. */
  fell: string[]
}

/**
 * The turns of a fight, in order, and the seconds of the pauses that were left out of them. `joined`: the last
 * in which somebody came into it; it is one of them, whatever else was done in it.
 */
export function turnsOf(
  told: readonly ToldInTurn[],
  joined = 0,
): { turns: TurnSpan[]; paused: number } {
  const spans = new Map<number, TurnSpan>()
  const spanOf = (turn: number): TurnSpan => {
    const span = spans.get(turn) ?? { turn, seconds: 0, blows: 0, points: 0, fell: [] }
    spans.set(turn, span)
    return span
  }
  for (const { turn, news } of only(told, 'harm')) {
    if (turn === 0 || news.wounds + news.fatigue === 0) continue
    const span = spanOf(turn)
    span.blows += news.by === null ? 0 : 1
    span.points += news.wounds + news.fatigue
  }
  for (const { turn, news } of fallsIn(told)) {
    const { fell } = spanOf(turn)
    if (!fell.includes(news.who)) fell.push(news.who)
  }
  const paused = clock(told, (turn, seconds) => (spanOf(turn).seconds += seconds))
  for (const { news } of only(told, 'turn')) spanOf(news.turn)
  spans.delete(0)
  const last = Math.max(...spans.keys())
  for (const span of [...spans.values()])
    if (span.turn > joined && isOver(told, span, last)) spans.delete(span.turn)
  return { turns: [...spans.values()].sort((one, other) => one.turn - other.turn), paused }
}

/** What brought those down who stood: whoever lies is hit, healed a little or dies where they are. */
const fallsIn = (told: readonly ToldInTurn[]) =>
  only(told, 'state').filter(({ turn, news }) => turn > 0 && news.down && !news.wasDown)

/** Whether a turn came to nothing, for the fight was over before anything was done in it. */
function isOver(told: readonly ToldInTurn[], { turn, points }: TurnSpan, last: number) {
  if (turn <= 1) return false
  const end = only(told, 'ended').at(-1)?.news.turn ?? last
  const isDown = only(told, 'state').some(({ news, turn: then }) => then === turn && news.down)
  const isLate = turn > end && points === 0 && !isDown
  return isLate || (turn === last && isOnlyBegun(told, turn))
}

/** Whether the fight was ended before anything was done in a turn: it ended with the one before. */
function isOnlyBegun(told: readonly ToldInTurn[], turn: number): boolean {
  const ended = only(told, 'ended').at(-1)
  const begun = only(told, 'turn').findLast(({ news }) => news.turn === turn)
  if (!ended || !begun) return false
  const between = told.slice(told.indexOf(begun), told.indexOf(ended))
  return between.every(({ batch }) => batch === begun.batch || batch === ended.batch)
}

/** What changed somebody's hit points in a turn: wounds take points, healing gives them. */
export interface PointChange {
  turn: number
  who: string
  points: number
}

/** Every change of hit points that the fight tells of, in order. */
export function pointChanges(told: readonly ToldInTurn[]): PointChange[] {
  return told.flatMap(({ turn, news }): PointChange[] => {
    if (news?.kind === 'harm' && news.wounds > 0) {
      return [{ turn, who: news.to, points: -news.wounds }]
    }
    return news?.kind === 'healed' ? [{ turn, who: news.who, points: news.points }] : []
  })
}

/** The fewest hit points that somebody had in a fight, by what changed them and what they were left with. */
export function fewestPoints(
  changes: readonly PointChange[],
  { who, left }: { who: string; left: number },
): number {
  let points = left
  const before = changes
    .filter((each) => each.who === who)
    .toReversed()
    .map((each) => (points -= each.points))
  return Math.min(left, ...before)
}

/** Books the time between two facts on the turn of the earlier one; answers the pauses. */
function clock(told: readonly ToldInTurn[], book: (turn: number, seconds: number) => void): number {
  let paused = 0
  let over = false
  told.forEach(({ at, turn, news }, index) => {
    const next = told[index + 1]
    over ||= news?.kind === 'ended'
    if (!next || turn === 0 || over) return
    const seconds = (Date.parse(next.at) - Date.parse(at)) / 1000
    if (seconds > longestThought) paused += seconds
    else book(turn, seconds)
  })
  return paused
}
