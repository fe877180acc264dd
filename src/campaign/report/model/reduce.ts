import type { Speaker } from '../../../shared/words/speaker'
import { dateOf } from '../../moments'
import { isReward } from '../material/as-if-without'
import type { Material } from '../material/read'
import type { Subject } from '../kinds'
import { isBookkeeping, mayRead } from '../visibility'
import { chartsOf } from './charts'
import { fightOf, storyPlaces } from './fights/fights'
import { harmOf, isWithoutRolls } from './harm'
import { letterOf } from './missions/letter'
import { looseEndsOf } from './recap/loose-ends'
import { milestonesOf, missionOf } from './missions/missions'
import { handoutsOf, picturesOf, portraitOf } from './pictures'
import { proseOf } from './prose'
import { recapOf } from './recap/recap'
import { rewardsOf, rollsOf, votesOf } from './missions/rewards'
import { reportSchema, type Report } from './schema'
import {
  contextOf,
  sessionTitle,
  spanWords,
  tellFact,
  type Line,
  type ReportContext,
} from './report-context'
import { timelineOf } from './timeline/timeline'
import { toldEntries } from './timeline/told'
import { trackSums } from './timeline/tracks'

/** The reports that tell their evenings in short. */
const isRecapped: ReadonlySet<Subject> = new Set(['recap', 'chronicle'])

const frontKinds = /^(front|danger|portent|stake)\./

/** What the charts follow, by name. */
const seriesOf = (charts: Report['charts']) =>
  new Set(charts.flatMap(({ series }) => series.map(({ name }) => name)))

/** Those a report is about: who took part, who was there, or the one character. */
function peopleOf({ material, scope }: ReportContext) {
  const { wanted, missions, sessions, company } = material
  if (scope === 'campaign') return company.map((each) => ({ ...each, absent: false }))
  if (scope === 'character') {
    return company.filter(({ id }) => id === wanted.id).map((each) => ({ ...each, absent: false }))
  }
  const taking =
    scope === 'mission'
      ? missions.flatMap(({ participants }) => participants)
      : sessions.flatMap(({ attendance }) =>
          attendance.map(({ character_id: id, absent }) => ({ id, absent })),
        )
  return company.flatMap((each) => {
    const part = taking.find(({ id }) => id === each.id)
    return part ? { ...each, absent: part.absent } : []
  })
}

function sessionOf(context: ReportContext, session: Material['sessions'][number]) {
  const { number, started_at, ended_at, first_day, summary, attendance } = session
  // One that still runs has come to this day.
  const last_day = ended_at === null ? context.material.days.today : session.last_day
  const who = (isAbsent: boolean) =>
    attendance.filter(({ absent }) => absent === isAbsent).map(({ name }) => name)
  return {
    number,
    title: sessionTitle(context, session),
    date: dateOf(started_at),
    days: spanWords(context, [first_day, last_day]),
    summary: context.audience === 'gm' ? proseOf(context, summary) : [],
    present: who(false),
    absent: who(true),
  }
}

/** NPCs whose sheets changed: what was done to them is the game master's to know. */
function npcsOf({ material, audience }: ReportContext): { id: string; name: string }[] {
  if (audience !== 'gm') return []
  const refs = material.entries.flatMap(({ fact: { kind, about } }) =>
    kind === 'sheet.changed' && about[0]?.type === 'npc' ? [about[0]] : [],
  )
  return [...new Map(refs.map(({ id, name }) => [id, { id, name }])).values()]
}

function frontsOf(context: ReportContext): Report['fronts'] {
  const { material, audience } = context
  if (audience !== 'gm') return []
  const fronts = new Map<string, string[]>()
  for (const { fact } of material.entries) {
    if (!frontKinds.test(fact.kind) || isBookkeeping(fact.kind)) continue
    const at = fact.about.flatMap(({ id }) => material.frontOf.get(id) ?? [])[0] ?? ''
    fronts.set(at, [...(fronts.get(at) ?? []), tellFact(context, fact)])
  }
  return [...fronts].map(([name, moves]) => ({ name, moves }))
}

/** What a report is called: a session by its number and its name, “last time” by the name it has, and whatever is told otherwise by what it is. */
function titleOf(context: ReportContext): string {
  const { material, scope, words } = context
  const { subject } = material.wanted
  const [session] = material.sessions
  const isNumbered = session && scope === 'session' && (subject === scope || session.name === '')
  const name = isNumbered ? sessionTitle(context, session) : material.title
  return scope === subject ? name : words.t(`report.title.${subject}`, { name })
}

/** The lines of a report that the game master may word anew or leave out, in order. */
export function linesOf(material: Material, words: Speaker): Line[] {
  const context = contextOf(material, words)
  const told = toldEntries(context)
  const places = storyPlaces(told)
  timelineOf(context, told)
  const apart = material.fights.filter(({ id }) => !places.has(id))
  for (const fight of apart) fightOf(context, fight, places)
  return context.lines
}

/** Reduces what was read to a report. Pure: `at` is the time it is written, ISO. */
export function reduceReport(material: Material, words: Speaker, at: string): Report {
  const { audience, subject, id } = material.wanted
  const context = contextOf(material, words)
  const people = peopleOf(context)
  const character =
    context.scope === 'character' ? people.find((each) => each.id === id) : undefined
  const told = toldEntries(context)
  const places = storyPlaces(told)
  const fights = material.fights.map((fight) => fightOf(context, fight, places))
  const charts = chartsOf(context, people)
  const report = reportSchema.parse({
    format: 'iron-table.report',
    version: 1,
    exportedAt: at,
    subject,
    audience,
    campaign: material.campaign,
    title: titleOf(context),
    description: proseOf(context, character?.description ?? ''),
    secret: audience === 'gm' ? proseOf(context, character?.secret ?? '') : [],
    ownFields: audience === 'gm' ? [...(character?.ownFields ?? [])] : [],
    date: dateOf(at),
    days: spanWords(
      context,
      // The same days for whoever reads it: those of what players may know.
      material.entries
        .filter(({ fact }) => mayRead('players', fact) && !isReward(fact))
        .map(({ day }) => day),
    ),
    letter: letterOf(context),
    people: people.map(({ name, player, absent, picture_id: picture }) => ({
      name,
      isAbsent: absent,
      player: audience === 'dispatch' ? '' : player,
      portrait: portraitOf(context, picture),
    })),
    missions: material.missions.map((mission) => missionOf(context, mission)),
    sessions: material.sessions.map((session) => ({
      ...sessionOf(context, session),
      recap: isRecapped.has(subject) ? recapOf(context, session) : [],
    })),
    timeline: timelineOf(context, told),
    fights,
    harm: harmOf(context, [...people, ...npcsOf(context)]),
    isWithoutRolls: isWithoutRolls(context),
    fronts: frontsOf(context),
    tracks: trackSums(context, material.entries, seriesOf(charts)),
    milestones: milestonesOf(context),
    rewards: rewardsOf(context),
    rolls: rollsOf(context, people),
    votes: votesOf(context),
    looseEnds: looseEndsOf(context),
    charts,
    handouts: handoutsOf(context),
    pictures: picturesOf(context),
  } satisfies Report)
  return material.aliases.inData(report)
}
