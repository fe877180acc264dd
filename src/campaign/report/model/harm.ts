import type { Fact } from '../../../shared/fact'
import type { Material } from '../material/read'
import { isLasting } from './timeline/told'
import { isEarned, isInner, wearingWay, worseWay } from './timeline/hurts'
import type { Report } from './schema'
import { figureName, isGain, isMark, said, type ReportContext } from './report-context'

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
    const name = audience === 'dispatch' ? value : `${figureName(context, fact)}: ${value}`
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

function courseAfter(before: Course | undefined, fact: Fact): Course | undefined {
  const { from, to, cause } = fact
  if (typeof from !== 'number' || typeof to !== 'number') return before
  const isRest = cause?.key === 'cause.rest'
  const way = wearingWay(fact)
  const isWeary = way !== 0 && worseWay(fact) === 0
  const so = before ?? { from, worst: from, gained: 0, spent: 0, isRest: true }
  const worst = way * (to - so.worst) > 0 ? to : so.worst
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
function figuresOf(context: ReportContext, facts: readonly Fact[]): Harm['figures'] {
  if (context.audience === 'dispatch') return []
  const figures = new Map<string, { course: Course; moved: string }>()
  for (const fact of facts.filter((each) => counted.includes(each.kind) && !isInner(each))) {
    const label = figureName(context, fact)
    const course = courseAfter(figures.get(label)?.course, fact)
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

/** Whether figures are told as if no closing roll had been made, though a mission came to its end. */
export const isWithoutRolls = ({ audience, material }: ReportContext) =>
  audience === 'players' && material.entries.some(({ fact }) => fact.kind === 'mission.reported')

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
    facts.filter(({ kind }) => kind === 'party.changed'),
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
    const figures = figuresOf(context, own)
    const fought = inFights(material, id)
    const points = audience === 'dispatch' ? { taken: 0, healed: 0 } : {}
    const isTouched = fought.wasHurt || figures.length + marks.gained.length + marks.lost.length > 0
    return isTouched ? { name, ...fought, ...points, figures, ...marks } : []
  })
  // A character's own history tells of them alone.
  const isTold = shared.length > 0 && context.scope !== 'character'
  return isTold ? [...each, company] : each
}
