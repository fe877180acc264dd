import type { Subject } from '../../kinds'
import type { Material } from '../../material/read'
import type { ReportContext } from '../report-context'
import { isOwed } from '../../../../rules/moves/effect'
import { dayWords } from '../report-context'

/** What a report lists with its missions is not said again. */
const listing = new Set<Subject>(['mission', 'session', 'character'])

function openObjectives({ material, words, audience }: ReportContext): string[] {
  if (audience !== 'dispatch' && listing.has(material.wanted.subject)) return []
  return material.missions.flatMap(({ objectives }) =>
    objectives
      .filter(({ state }) => state === 'open')
      .map(({ text }) => words.t('report.loose.objective', { text })),
  )
}

/** What everybody at the table knows is still open. */
function openAtTheTable(context: ReportContext): string[] {
  const { material, words } = context
  const claimed = new Set(material.missions.map(({ id }) => id))
  const milestones = material.milestones.filter(
    ({ gm, mission_id: id }) => gm === 'pending' && id !== null && claimed.has(id),
  )
  // Nobody waits any more for what has been reported.
  const due = material.missions.filter(({ id, status }) => {
    const isAwaited = status !== 'reporting' && status !== 'closed'
    return isAwaited && material.deadlines.has(id) && material.days.isKept
  })
  return [
    ...material.unfinished.map((name) =>
      words.t(`report.loose.${name === '' ? 'unnamedFight' : 'fight'}`, { name }),
    ),
    ...milestones.map(({ deed }) => words.t('report.loose.milestone', { deed })),
    ...due.map(({ id, name }) =>
      words.t('report.loose.deadline', {
        name,
        day: dayWords(context, material.deadlines.get(id) ?? null),
      }),
    ),
  ]
}

/** Reports of missions ask what the fronts behind those ask, whether they moved or not. */
const askingBehind = new Set<Subject>(['mission', 'board'])

/** What fronts ask that moved in what is told, or stand behind the missions that it is about. */
function askedHere({ missions, stakes, entries, frontOf, wanted }: Material): string[] {
  if (wanted.subject === 'character') return []
  const behind = missions.flatMap(({ front_id: id }) => id ?? [])
  const moved = entries.flatMap(({ fact }) => fact.about.map(({ id }) => id))
  const fronts = new Set(
    (askingBehind.has(wanted.subject) ? [...behind, ...moved] : moved).flatMap(
      (id) => frontOf.get(id) ?? [],
    ),
  )
  return stakes
    .filter(({ front_id: id }) => fronts.has(frontOf.get(id) ?? ''))
    .map(({ question }) => question)
}

/** The moves that the game master owes, or those that they may make (IF-005). */
function owedHere({ material, words, scope }: ReportContext, kind: 'owed' | 'offered'): string[] {
  const { missions, owed, wanted, entries } = material
  const ids = new Set(missions.map(({ id }) => id))
  const given = new Set(entries.flatMap(({ fact, at }) => (fact.kind === 'gmMove.owed' ? at : [])))
  const isHere = ({ mission_id: id, about, at }: (typeof owed)[number]) =>
    scope === 'character'
      ? about.some((each) => each.id === wanted.id)
      : given.has(at) || (id !== null && ids.has(id))
  return owed
    .filter((each) => isOwed(each) === (kind === 'owed') && isHere(each))
    .map(({ cause, about }) =>
      words.t(`report.loose.${kind}`, { cause: words.say(cause), who: about[0]?.name ?? '–' }),
    )
}

/** The moves that somebody still has to make, of what is told or of the missions that it is about. */
function toFollow({ material, words, scope }: ReportContext): string[] {
  const { missions, queued, wanted, entries } = material
  const told = new Set(entries.map(({ id }) => id))
  const ids = new Set(missions.map(({ id }) => id))
  const isHere = ({ by, missionId, since }: (typeof queued)[number]) =>
    scope === 'character'
      ? by?.id === wanted.id
      : (since !== null && told.has(since)) || (missionId !== null && ids.has(missionId))
  return queued.filter(isHere).map(({ cause, moves, by }) =>
    words.t('report.loose.queued', {
      move: moves.map((move) => words.say(move)).join(' / '),
      cause: words.say(cause),
      who: by?.name ?? '–',
    }),
  )
}

/** What was to be kept in mind of what is told, and stands still. */
function keptInMind({ material: { entries, reminders }, words }: ReportContext): string[] {
  const given = new Set(entries.map(({ id }) => id))
  const notes = reminders
    .filter(({ id }) => given.has(id))
    .map(({ words: note, from }) => {
      const said = words.say(note)
      return from ? words.t('moves.noteFrom', { note: said, from: words.say(from) }) : said
    })
  return [...new Set(notes)].map((note) => words.t('report.loose.reminder', { note }))
}

/** What only the game master still owes, keeps in mind or asks. */
function openForGm(context: ReportContext): string[] {
  const { material, words } = context
  return [
    ...owedHere(context, 'owed'),
    ...toFollow(context),
    ...askedHere(material).map((question) => words.t('report.loose.stake', { question })),
    ...owedHere(context, 'offered'),
    ...keptInMind(context),
  ]
}

/** What falls due after an evening; hidden appointments for the game master alone. */
function appointments(context: ReportContext): string[] {
  const { material, words, audience, scope } = context
  if (scope !== 'session') return []
  const known = material.appointments.filter(({ secret }) => audience === 'gm' || secret === 0)
  // Of what comes again and again, the next time is told.
  const next = known.filter(({ name }, at) => known.findIndex((each) => each.name === name) === at)
  return next.map(({ name, day }) =>
    words.t('report.loose.appointment', { name, day: dayWords(context, day) || `${day}` }),
  )
}

/**
 * What is still open when the report is written. A letter tells of what was asked, and no more; what is
 * read aloud tells of no owed move and no question of a front.
 */
export function looseEndsOf(context: ReportContext): string[] {
  const { audience, scope } = context
  const isForGm = audience === 'gm' && context.material.wanted.subject !== 'recap'
  // A letter about a mission has said it where it tells what was asked.
  if (audience === 'dispatch' && scope === 'mission') return []
  if (audience === 'dispatch') return openObjectives(context)
  return [
    ...openObjectives(context),
    ...openAtTheTable(context),
    ...appointments(context),
    ...(isForGm ? openForGm(context) : []),
  ]
}
