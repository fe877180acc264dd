import { ruleSystems } from '../../../rules'
import type { Fact } from '../../../shared/fact'
import type { Hurt } from '../material/fights'
import type { Material } from '../material/read'
import { isLasting } from './timeline/told'
import { isEarned, isInner, wearingWay, worseWay } from './timeline/hurts'
import type { Report } from './schema'
import { figureName, isGain, isLack, isMark, said, type ReportContext } from './report-context'

type Harm = Report['harm'][number]

const isAbout = (fact: Fact, id: string) => fact.about[0]?.id === id

/** Whether a fact tells of a pool that somebody has beside their sheets. */
const isOfPool = ({ kind, about, with: own }: Fact, id: string) =>
  kind === 'track.advanced' && own?.['pool'] !== undefined && about.some((each) => each.id === id)

/**
 * What stays: what joined a list of the sheet and did not leave it again, and what left it; in a letter
 * only the marks that somebody bears. What closing rolls did is told to the game master as all else.
 */
function marksOf(context: ReportContext, facts: readonly Fact[]): Pick<Harm, 'gained' | 'lost'> {
  const gained: string[] = []
  const lost: string[] = []
  const { audience } = context
  const lasting = facts.filter(
    (each) => isLasting(each) && (audience !== 'dispatch' || isMark(each)),
  )
  for (const fact of lasting) {
    const { from, with: own } = fact
    const value = said(context, from === '' ? own?.is : own?.was)
    // What somebody is without is no more theirs under the name of where it lies.
    const isBare = audience === 'dispatch' || isLack(fact)
    const name = isBare ? value : `${figureName(context, fact)}: ${value}`
    const [into, outOf] = isGain(fact) ? [gained, lost] : [lost, gained]
    const at = outOf.indexOf(name)
    if (at >= 0) outOf.splice(at, 1)
    else into.push(name)
  }
  return { gained, lost }
}

const counted = [
  ...['sheet.changed', 'condition.changed', 'condition.left'],
  ...['track.advanced', 'party.changed'],
]

/**
 * A figure from what it was at first to what it was at last, and whether nothing but rest changed it; of one
 * that tells of harm the worst that it was, which may have healed again.
 */
interface Course {
  from: number
  to: number
  worst: number
  gained: number
  spent: number
  isRest: boolean
  /** Whether it says how tired somebody is: nobody tells of that once it is slept off. */
  isWeary: boolean
}

/** A fact of a figure, and the worst that the figure was in the fight that the fact books. */
interface Step {
  fact: Fact
  worst?: number
}

function courseAfter(before: Course | undefined, { fact, ...step }: Step): Course | undefined {
  const { from, to, cause } = fact
  if (typeof from !== 'number' || typeof to !== 'number') return before
  const isRest = cause?.key === 'cause.rest'
  const way = wearingWay(fact)
  const isWeary = way !== 0 && worseWay(fact) === 0
  const so = before ?? { from, worst: from, gained: 0, spent: 0, isRest: true }
  const worst = [step.worst ?? to, to].reduce(
    (most, each) => (way * (each - most) > 0 ? each : most),
    so.worst,
  )
  const gained = so.gained + Math.max(0, to - from)
  const spent = so.spent + Math.max(0, from - to)
  return { from: so.from, to, worst, gained, spent, isRest: so.isRest && isRest, isWeary }
}

/** What was gained and spent of a figure that both was done with, in words; else nothing. */
function movedWords({ words }: ReportContext, fact: Fact, { gained, spent }: Course): string {
  return isEarned(fact) && gained > 0 && spent > 0 ? words.t('report.moved', { gained, spent }) : ''
}

/** Whether it was worse in between than it was before and after. */
const wasWorse = ({ from, to, worst }: Course) => worst !== from && worst !== to

/** What a rest took away whole has left nothing behind. */
const isLeft = (course: Course) =>
  (wasWorse(course) && !(course.isWeary && course.from === course.to)) ||
  (course.from !== course.to && !(course.isRest && course.to === 0))

/** Each figure that changed, from what it was at first to what it was at last. */
function figuresOf(context: ReportContext, steps: readonly Step[]): Harm['figures'] {
  if (context.audience === 'dispatch') return []
  const figures = new Map<string, { course: Course; moved: string }>()
  for (const step of steps) {
    const { fact } = step
    if (!counted.includes(fact.kind) || isInner(fact)) continue
    const label = figureName(context, fact)
    const course = courseAfter(figures.get(label)?.course, step)
    if (course) figures.set(label, { course, moved: movedWords(context, fact, course) })
  }
  return [...figures]
    .filter(([, { course, moved }]) => moved !== '' || isLeft(course))
    .map(([label, { course, moved }]) => ({
      ...{ label, moved },
      from: said(context, course.from),
      to: said(context, course.to),
      isBack: course.from === course.to,
      worst: wasWorse(course) ? said(context, course.worst) : '',
    }))
}

/** The fields that say in a word what has become of somebody, by their names in a fact. */
const fates = new Set(
  ruleSystems.flatMap(({ fields = {} }) =>
    Object.values(fields).flatMap(({ label, told, values }) =>
      told && values ? [`@${label}`] : [],
    ),
  ),
)

/** Each of those that changed: what somebody was at first, and what they are at last. */
function fatesOf(context: ReportContext, facts: readonly Fact[]): Harm['figures'] {
  if (context.audience === 'dispatch') return []
  const told = facts.filter(
    ({ kind, with: own }) => kind === 'sheet.changed' && fates.has(String(own?.['field'])),
  )
  const ofEach = [...Map.groupBy(told, (fact) => figureName(context, fact))]
  return ofEach.flatMap(([label, changes]) => {
    const from = said(context, changes.at(0)?.with?.['was'])
    const to = said(context, changes.at(-1)?.with?.['is'])
    return from === to ? [] : [{ label, from, to, isBack: false, worst: '', moved: '' }]
  })
}

/** Whether figures are told as if no closing roll had been made, though a mission came to its end. */
export const isWithoutRolls = ({ audience, material }: ReportContext) =>
  audience === 'players' && material.entries.some(({ fact }) => fact.kind === 'mission.reported')

/** Whether a fact books what a fight has left of a harm on somebody. */
const books = ({ kind, about, with: own }: Fact, { who, figure }: Hurt) =>
  kind === 'condition.left' && about[0]?.id === who && own?.['figure'] === figure

/**
 * Of the fights told here those that hurt somebody and left them as they were: nothing books what was healed
 * again in them. One that went on on a later evening is told there.
 */
function healedIn({ entries, fights }: Material, id: string): { id: number; step: Step }[] {
  return fights.flatMap((fight) => {
    const hurt = fight.hurts.find(({ who, left, worst }) => who === id && worst > left)
    const end = fight.places.findLast(({ kind }) => kind === 'fight.ended')
    if (!hurt || !end) return []
    const own = entries.filter(({ encounterId }) => encounterId === fight.id)
    const isTold = own.some(({ sessionId }) => sessionId === end.sessionId)
    if (!isTold || own.some(({ fact }) => books(fact, hurt))) return []
    const { figure, left, worst } = hurt
    const values = { from: left, to: left, with: { figure } }
    const fact = { kind: 'condition.left', secret: false, about: [], ...values }
    return [{ id: end.id, step: { fact, worst } }]
  })
}

/** What became of somebody's figures, in order, with the worst that each fight made of them. */
function stepsOf({ material }: ReportContext, id: string): Step[] {
  const fights = new Map(material.fights.map((fight) => [fight.id, fight]))
  const own = material.entries.filter(({ fact }) => isAbout(fact, id) || isOfPool(fact, id))
  const told = own.map(({ id: at, encounterId, fact }) => {
    const hurt = fights.get(encounterId ?? '')?.hurts.find((each) => books(fact, each))
    return { id: at, step: { fact, ...(hurt && { worst: hurt.worst }) } }
  })
  return [...told, ...healedIn(material, id)]
    .toSorted((one, other) => one.id - other.id)
    .map(({ step }) => step)
}

function inFights({ fights }: Material, characterId: string) {
  const tolls = fights.flatMap(({ tolls, characterOf }) =>
    tolls.filter(({ id }) => characterOf.get(id) === characterId),
  )
  const total = (of: (toll: (typeof tolls)[number]) => number) =>
    tolls.reduce((all, toll) => all + of(toll), 0)
  const taken = total((toll) => toll.taken)
  const healed = total((toll) => toll.healed)
  return { wasHurt: taken + healed > 0, taken, healed }
}

/** How each of these characters came out of it, and the company as a whole; those whom nothing touched are left out. */
export function harmOf(
  context: ReportContext,
  people: readonly { id: string; name: string }[],
): Harm[] {
  const { material, audience } = context
  const facts = material.entries.map(({ fact }) => fact)
  const shared = figuresOf(
    context,
    facts.filter(({ kind }) => kind === 'party.changed').map((fact) => ({ fact })),
  )
  const company = {
    name: context.words.t('report.company'),
    wasHurt: false,
    taken: 0,
    healed: 0,
    figures: shared,
    gained: [],
    lost: [],
  }
  const each = people.flatMap(({ id, name }) => {
    const own = facts.filter((fact) => isAbout(fact, id) || isOfPool(fact, id))
    const marks = marksOf(context, own)
    const figures = [...fatesOf(context, own), ...figuresOf(context, stepsOf(context, id))]
    const fought = inFights(material, id)
    const points = audience === 'dispatch' ? { taken: 0, healed: 0 } : {}
    const isTouched = fought.wasHurt || figures.length + marks.gained.length + marks.lost.length > 0
    return isTouched ? { name, ...fought, ...points, figures, ...marks } : []
  })
  // A character's own history tells of them alone.
  const isTold = shared.length > 0 && context.scope !== 'character'
  return isTold ? [...each, company] : each
}
