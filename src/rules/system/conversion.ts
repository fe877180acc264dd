import type { Phrase } from '../../shared/phrase'
import { phrase } from '../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../shared/term'

/**
 * The measures that somebody is told by whatever the system, each from 0 to 10: how well he fights,
 * how much he stands, how hard he hits, how much is stopped before it reaches him. They are this
 * product's own: no rule book says how one system's figures become another's.
 */
export const measures = ['skill', 'toughness', 'force', 'armour'] as const
export type Measure = (typeof measures)[number]

/** The most of a measure. */
export const mostOfMeasure = 10

/** What a body and a mind are good at, in words that no system owns. Only their order counts. */
export const aptitudes = [
  'strength',
  'quickness',
  'endurance',
  'presence',
  'stealth',
  'wits',
] as const
export type Aptitude = (typeof aptitudes)[number]

/** A way to do harm: what it is called, and its force as a measure. */
export interface Attack {
  name: string
  force: number
}

/** Words to play somebody by: how it looks, what it wants, what it does. */
export interface PlayLines {
  traits: readonly string[]
  wants: readonly string[]
  deeds: readonly string[]
}

/** Who can have sheets. */
export type MemberType = 'character' | 'npc'

/** What somebody amounts to, read from a sheet: each measure with its reasons. */
export interface Gauge {
  measures: Readonly<Record<Measure, Sum>>
  /** How many of them there are together, at least one. */
  count: number
  attacks: readonly Attack[]
  aptitudes: Readonly<Partial<Record<Aptitude, number>>>
  lines: PlayLines
}

/** What a proposed figure can be. */
export type FigureKind =
  | { type: 'number'; min: number; max: number }
  | { type: 'choice'; values: readonly { value: string; label: Phrase }[] }
  | { type: 'text'; max: number }

/** One figure of the sheet that is proposed, which the game master may change. */
export interface ProposedFigure {
  /** Dotted path in the sheet; a number points into a list. */
  path: string
  /** What else on the sheet is always the same: it follows. */
  alongside?: readonly string[]
  label: Phrase
  kind: FigureKind
  value: number | string
  /** Why it is so, in words, and what it was read from. */
  reason: Phrase
  terms: readonly Term[]
}

/** What somebody would be in a system. */
export interface Proposal {
  /** The sheet, complete; the figures stand in it. */
  sheet: object
  figures: readonly ProposedFigure[]
  /** What finds no place on the sheet, or wants a look. */
  notes: readonly Phrase[]
}

/** How a system takes part in conversion: it says what its sheets amount to, and proposes its own. */
export interface Conversion {
  /** What a sheet amounts to. Pure; a stronger sheet never amounts to less. */
  gauge(type: MemberType, sheet: object): Gauge
  /** What somebody called `name` would be here. The sheet always parses by the system's schema. */
  propose(type: MemberType, gauge: Gauge, name: string): Proposal
}

/** The points at which the second to the fifth degree of threat begin. */
const threatFrom = [6, 12, 19, 27]

/** The points of one trained fighter. */
export const pointsOfFighter = 7

/** How dangerous somebody is altogether. */
export interface Threat {
  /** 1 to 5. */
  degree: number
  /** Every measure in points; armour counts half. */
  points: Sum
  /** How many trained fighters that is, to the nearest half. */
  fighters: number
}

const worth = (measure: Measure, value: number) =>
  measure === 'armour' ? Math.floor(value / 2) : value

/** How dangerous one body of somebody is, whatever his system. A higher measure never lowers it. */
export function threatOf(gauge: Gauge): Threat {
  const points = sum(
    measures.map((measure) =>
      term(
        phrase(`conversion.measure.${measure}`),
        worth(measure, gauge.measures[measure].total),
        '',
      ),
    ),
  )
  return {
    degree: 1 + rungOf(threatFrom, points.total),
    points,
    fighters: Math.round((2 * points.total) / pointsOfFighter) / 2,
  }
}

/** How many steps of a rising ladder a figure has reached. */
export function rungOf(ladder: readonly number[], figure: number): number {
  return ladder.filter((from) => figure >= from).length
}

/** The entry of a ladder for a measure; `below` where not even the first is reached. */
export function entryOf<Entry>(ladder: readonly Entry[], measure: number, below: Entry): Entry {
  return ladder[Math.min(measure, ladder.length) - 1] ?? below
}

/** A measure with what it was read from: kept within 0 and 10. */
export function measured(label: Phrase, value: number): Sum {
  const kept = Math.min(mostOfMeasure, Math.max(0, Math.floor(value)))
  return sum([term(label, kept, '')])
}

/** Deals values out to stats, the best to what somebody is best at; what is not known comes last. */
export function dealtOut<Stat extends string>(
  known: Gauge['aptitudes'],
  stats: Readonly<Record<Stat, Aptitude>>,
  values: readonly number[],
): Record<Stat, number> {
  const height = (stat: Stat) => known[stats[stat]] ?? Number.NEGATIVE_INFINITY
  const names = Object.keys(stats) as Stat[]
  const ordered = names.toSorted((a, b) => {
    const [left, right] = [height(a), height(b)]
    return left === right ? 0 : right - left
  })
  return Object.fromEntries(ordered.map((stat, at) => [stat, values[at] ?? 0])) as Record<
    Stat,
    number
  >
}

function withAt(old: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(old)) {
    return old.map((each: unknown, at) => (String(at) === name ? withAt(each, rest, value) : each))
  }
  if (typeof old !== 'object' || old === null) return old
  const known = Object.entries(old).find(([key]) => key === name)?.[1] as unknown
  return { ...old, [name]: withAt(known, rest, value) }
}

/** A proposed sheet with a figure of it as the game master wants it. */
export function withFigure(
  sheet: object,
  { path, alongside = [] }: Pick<ProposedFigure, 'path' | 'alongside'>,
  value: number | string,
): object {
  return [path, ...alongside].reduce<object>(
    (changed, each) => withAt(changed, each.split('.'), value) as object,
    sheet,
  )
}
