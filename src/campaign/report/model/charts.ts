import { clockOf } from '../../moments'
import type { Fight } from '../material/fights'
import type { Entry } from '../material/entries'
import { tookPart } from './fights/fight-story'
import { worseWay } from './timeline/hurts'
import { figureName, sessionTitle, type ReportContext } from './report-context'
import type { Report } from './schema'

export type Chart = Report['charts'][number]
type Series = Chart['series'][number]

/** Lines that one chart holds: more cannot be told apart. */
const mostSeries = 6
/** Charts of figures in one report: those that moved most. */
const mostCharts = 4
/** Something is drawn when one of its lines changed so often: a single step is told in words. */
const fewestChanges = 3
/** Harm and its healing are a curve already: what came and went again stands in no sum. */
const fewestOfHarm = 2
/** Changes are drawn one by one up to so many; after that evening by evening. */
const mostSteps = 40

const sides = ['party', 'foe'] as const

/**
 * The hit points of each side after each turn, from before the first; who is not known has none, and
 * neither has who is still to come.
 */
function pointsByTurn({ words: { t } }: ReportContext, fight: Fight): Series[] {
  const { tolls, pointsLeft, cameIn, changes, turns } = fight
  const steps = [0, ...turns.map(({ turn }) => turn)]
  const changed = (id: string, until: number) =>
    changes
      .filter(({ who, turn }) => who === id && turn <= until)
      .reduce((sum, { points }) => sum + points, 0)
  const pointsOf = (id: string, turn: number) => {
    if (turn < (cameIn.get(id) ?? 0)) return 0
    const { now, most } = pointsLeft.get(id) ?? { now: 0, most: 0 }
    const begun = Math.min(most, now - changed(id, Infinity))
    return Math.max(0, Math.min(most, begun + changed(id, turn)))
  }
  return sides.flatMap((side) => {
    const people = tolls.filter((each) => each.side === side && pointsLeft.has(each.id))
    if (people.length === 0) return []
    const values = steps.map((turn) => people.reduce((sum, { id }) => sum + pointsOf(id, turn), 0))
    return { name: t(`report.chart.${side}`), values }
  })
}

/** What a fight looked like: hit points turn by turn, and who fell when. A letter draws nothing. */
export function fightCharts(context: ReportContext, fight: Fight): Chart[] {
  const { words, audience } = context
  const { t } = words
  const { turns, tolls } = fight
  if (audience === 'dispatch' || turns.length < 2) return []
  const across = t('report.chart.turn')
  const points = pointsByTurn(context, fight)
  const isMoved = points.some(({ values }) => new Set(values).size > 1)
  // Where some fell of whom players do not know no count of their side is drawn: it would be too low.
  const known = new Set(tookPart(fight))
  const whole = sides.filter((side) =>
    tolls.every((each) => each.side !== side || !each.down || known.has(each)),
  )
  const fell = whole.map((side): Series => {
    const ids = new Set(tolls.filter((each) => each.side === side).map(({ id }) => id))
    const values = turns.map((turn) => turn.fell.filter((id) => ids.has(id)).length)
    return { name: t(`report.chart.${side}`), values }
  })
  // A single bar says no more than the sentence that somebody fell.
  const bars = fell.flatMap(({ values }) => values.filter((value) => value > 0))
  const isDrawn = bars.length > 1
  const steps = turns.map(({ turn }) => `${turn}`)
  return [
    ...(isMoved
      ? [
          {
            ...{ id: `points-${fight.id}`, kind: 'lines' as const, across },
            title: t('report.chart.points', { name: fight.name }),
            steps: ['0', ...steps],
            series: points,
          },
        ]
      : []),
    ...(isDrawn
      ? [
          {
            ...{ id: `fallen-${fight.id}`, kind: 'bars' as const, across, steps },
            title: t('report.chart.fallen', { name: fight.name }),
            series: fell,
          },
        ]
      : []),
  ]
}

/** One change of something that a chart can follow. */
interface Change {
  entry: Entry
  /** Whose, or what it is called. */
  line: string
  from: number
  to: number
}

/** The chart of changes: a step for each, or for each evening where there are many. */
function chartOf(
  context: ReportContext,
  { id, title, changes }: { id: string; title: string; changes: readonly Change[] },
): Chart {
  const { material, words } = context
  const lines = [...Map.groupBy(changes, ({ line }) => line)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostSeries)
  const drawn = changes.filter(({ line }) => lines.some(([name]) => name === line))
  const evenings = Map.groupBy(drawn, ({ entry }) => entry.sessionId)
  const isByEvening = evenings.size > 2 && drawn.length > mostSteps
  const ends = isByEvening
    ? [...evenings.values()].flatMap((each) => each.at(-1) ?? [])
    : drawn.slice(-mostSteps)
  const numbers = new Map(material.sessions.map((each) => [each.id, each]))
  const stepOf = ({ entry }: Change) => {
    const session = numbers.get(entry.sessionId ?? '')
    if (isByEvening) return session ? sessionTitle(context, session) : ''
    return evenings.size > 1 && session
      ? `${session.number}: ${clockOf(entry.at)}`
      : clockOf(entry.at)
  }
  const valueAt = (own: readonly Change[], until: number) =>
    own.findLast(({ entry }) => entry.id <= until)?.to ?? own[0]?.from ?? 0
  const first = ends[0]?.entry.id ?? 0
  return {
    ...{ id, title, kind: 'steps' },
    across: words.t(isByEvening ? 'report.chart.evening' : 'report.chart.time'),
    steps: [words.t('report.chart.before'), ...ends.map(stepOf)],
    series: lines.map(([name, own]) => ({
      name,
      values: [valueAt(own, first - 1), ...ends.map(({ entry }) => valueAt(own, entry.id))],
    })),
  }
}

const isMoving = (changes: readonly Change[]) =>
  [...Map.groupBy(changes, ({ line }) => line).values()].some(
    (own) =>
      own.length >= fewestChanges ||
      (own.length >= fewestOfHarm && own.every(({ entry }) => worseWay(entry.fact) !== 0)),
  )

const counted = ['sheet.changed', 'condition.changed']

/** The figures of the company that moved most: momentum, harm and the like, a line for each of them. */
function figureCharts(context: ReportContext, people: readonly { id: string }[]): Chart[] {
  const ids = new Set(people.map(({ id }) => id))
  const changes = context.material.entries.flatMap((entry) => {
    const { kind, about, from, to } = entry.fact
    const [who] = about
    if (!counted.includes(kind) || !who || !ids.has(who.id)) return []
    if (typeof from !== 'number' || typeof to !== 'number') return []
    const figure = figureName(context, entry.fact)
    return [{ figure, change: { entry, line: who.name, from, to } }]
  })
  return [...Map.groupBy(changes, ({ figure }) => figure)]
    .filter(([figure, own]) => figure !== '' && isMoving(own.map(({ change }) => change)))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostCharts)
    .map(([title, own], at) =>
      chartOf(context, { id: `figure-${at}`, title, changes: own.map(({ change }) => change) }),
    )
}

/** Clocks and tracks, in per cent of what fills them. */
function clockChart(context: ReportContext): Chart[] {
  const changes = context.material.entries.flatMap((entry): Change[] => {
    const { kind, about, from, to, with: own } = entry.fact
    const size = Number(own?.['size'] ?? 0)
    if (kind !== 'track.advanced' || own?.['pool'] !== undefined || size <= 0) return []
    if (typeof from !== 'number' || typeof to !== 'number') return []
    const share = (value: number) => Math.round((100 * value) / size)
    return [{ entry, line: about[0]?.name ?? '', from: share(from), to: share(to) }]
  })
  if (!isMoving(changes)) return []
  const title = context.words.t('report.chart.clocks')
  return [chartOf(context, { id: 'clocks', title, changes })]
}

/** How the figures of the company and the clocks moved over what the report tells. A letter draws nothing. */
export function chartsOf(context: ReportContext, people: readonly { id: string }[]): Chart[] {
  if (context.audience === 'dispatch') return []
  return [...figureCharts(context, people), ...clockChart(context)]
}
