import { boxTicks } from '../../../../rules/tracks/progress'
import { progressTicks } from '../../../../rules/tracks/track'
import type { Entry } from '../../material/entries'
import { ended, lineIdOf, type ReportContext } from '../report-context'

/** Steps of one track as one: from where the first began to where the last, whose id it has, ended. */
interface Advance {
  id: number
  steps: readonly Entry[]
  from: number
  to: number
}

const trackOf = ({ fact }: Entry) => fact.about[0]?.id ?? ''

/** The steps of tracks told together by a key; what was stepped on and back again is not told. */
function advancesBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): Advance[] {
  const steps = entries.filter(({ fact }) => fact.kind === 'track.advanced')
  return [...Map.groupBy(steps, (step) => `${trackOf(step)} ${keyOf(step)}`).values()]
    .map((own) => ({
      steps: own,
      id: own.at(-1)?.id ?? 0,
      from: Number(own[0]?.fact.from),
      to: Number(own.at(-1)?.fact.to),
    }))
    .filter(({ from, to }) => from !== to)
}

const isProgress = ({ fact: { with: own } }: Entry) =>
  Number(own?.['size']) === progressTicks && own?.['pool'] === undefined

/**
 * Which turn of its track each step of progress belongs to, by ids: progress that is lost, and what is won
 * again, are turns of the story. What a hand alone takes back was a slip.
 */
function turnsOf(entries: readonly Entry[]): Map<number, number> {
  const last = new Map<string, { turn: number; isLoss: boolean }>()
  const steps = entries.filter((entry) => entry.fact.kind === 'track.advanced' && isProgress(entry))
  return new Map(
    steps.map((step) => {
      const { id, fact } = step
      const { turn, isLoss: wasLoss } = last.get(trackOf(step)) ?? { turn: 0, isLoss: false }
      const isBack = Number(fact.to) < Number(fact.from)
      const isLoss = isBack && (wasLoss || fact.cause?.key !== 'track.cause.byHand')
      const here = { turn: isLoss === wasLoss ? turn : turn + 1, isLoss }
      last.set(trackOf(step), here)
      return [id, here.turn]
    }),
  )
}

/**
 * The steps of tracks in a story, those of one scene as one, by the id of the last of them, but progress that
 * was lost apart from what was won. One that the game master put into words of their own stands by itself.
 */
export function advancesIn(
  { material: { lines } }: ReportContext,
  entries: readonly Entry[],
): Map<number, Advance> {
  const turns = turnsOf(entries)
  const advances = advancesBy(entries, ({ id, sessionId, sceneId }) => {
    return `${sessionId} ${sceneId} ${turns.get(id)} ${lines.has(lineIdOf(id)) ? id : ''}`
  })
  return new Map(advances.map((each) => [each.id, each]))
}

/** Progress in boxes, where they are whole; any other track as it is counted. */
function measured({ steps, from, to }: Advance) {
  const [step] = steps
  const size = Number(step?.fact.with?.['size'] ?? 0)
  const isOfTicks = step !== undefined && isProgress(step)
  const by = isOfTicks && from % boxTicks === 0 && to % boxTicks === 0 ? boxTicks : 1
  const unit = by === boxTicks ? 'boxes' : isOfTicks ? 'ticks' : 'steps'
  return { unit, from: from / by, to: to / by, size: size / by }
}

/** How far a track came, in a sentence. */
function advanceWords({ words: { t } }: ReportContext, advance: Advance): string {
  const { unit, ...figures } = measured(advance)
  return t(`report.track.${unit}`, { who: advance.steps[0]?.fact.about[0]?.name ?? '', ...figures })
}

/** The same with what moved it, where that was more than a hand; a hand among other causes is told as one. */
export function tellAdvance(context: ReportContext, advance: Advance): string {
  const { t, say } = context.words
  const told = advance.steps.flatMap(({ fact: { cause } }) => cause ?? [])
  const sentence = advanceWords(context, advance)
  if (told.every(({ key }) => key === 'track.cause.byHand')) return sentence
  const causes = told.map((cause) => say(cause).replace(/[.;]$/, ''))
  return t('report.track.because', { sentence, cause: [...new Set(causes)].join('; ') })
}

/** Whether a step was of a pool that somebody has: how they came out of it says so. */
const isOfSomebody = ({ fact: { about, with: own } }: Entry) =>
  own?.['pool'] !== undefined && about.length > 1

/**
 * How far tracks came in all, a sentence for each that the story tells more than once. What a chart
 * follows is said by its table, and a pool of somebody by how they came out of it.
 */
export function trackSums(
  context: ReportContext,
  told: readonly Entry[],
  drawn: ReadonlySet<string>,
): string[] {
  const open = told.filter(
    (entry) => !isOfSomebody(entry) && !drawn.has(entry.fact.about[0]?.name ?? ''),
  )
  const times = Map.groupBy(advancesIn(context, open).values(), ({ steps: [step] }) =>
    step ? trackOf(step) : '',
  )
  return advancesBy(open, () => '').flatMap((advance) => {
    const [step] = advance.steps
    const isOnce = !step || (times.get(trackOf(step))?.length ?? 0) < 2
    return isOnce ? [] : [ended(advanceWords(context, advance))]
  })
}
