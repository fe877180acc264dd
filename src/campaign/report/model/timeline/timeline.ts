import type { Fact } from '../../../../shared/fact'
import { capitalized } from '../../../../shared/spelling'
import { isOfOne } from '../../../milestone/read'
import { clockOf, dateOf } from '../../../moments'
import type { Entry } from '../../material/entries'
import type { Place } from '../../material/fights'
import { isFrame, sentenceOf, sentencesAt, storyPlaces } from '../fights/fights'
import { introduced } from './introduced'
import { moveStory } from './move-story'
import type { Report, ReportEvent } from '../schema'
import { hasFigures, toldEntries } from './told'
import { advancesIn, tellAdvance } from './tracks'
import {
  dayWords,
  ended,
  lineIdOf,
  lineOf,
  saysFigure,
  sessionTitle,
  tellFact,
  tellFigure,
  type ReportContext,
} from '../report-context'

/** A list cut wherever its key changes. */
function runsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const runs: [Key, Item[]][] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = runs.at(-1)
    if (last?.[0] === key) last[1].push(item)
    else runs.push([key, [item]])
  }
  return runs
}

/** That a mission begins, for whom where a client is named. */
function begunWords(context: ReportContext, fact: Fact): string {
  const { material, audience, words } = context
  const [{ id, name: who } = { id: '', name: '' }] = fact.about
  const client = material.missions.find((mission) => mission.id === id)?.client
  if (!client || audience === 'dispatch') return tellFact(context, fact)
  return words.t('report.mission.begunFor', { who, client })
}

function textOf(
  context: ReportContext,
  entry: Entry,
  advances: ReturnType<typeof advancesIn>,
): string {
  const { material, audience, words } = context
  const { fact, encounterId } = entry
  const advance = advances.get(entry.id)
  if (advance) return tellAdvance(context, advance)
  if (fact.kind === 'mission.begun') return begunWords(context, fact)
  if (fact.kind === 'move.made') return moveStory(words, entry, { isForGm: audience === 'gm' })
  const fight = encounterId === null ? undefined : material.encounters.get(encounterId)
  if (!isFrame(entry) || fight === undefined) return tellFact(context, fact)
  const isLetter = audience === 'dispatch'
  if (fight !== '')
    return words.t(`${isLetter ? 'letter' : 'report'}.${fact.kind}`, { name: fight })
  // A letter has words without a name already.
  return isLetter ? tellFact(context, fact) : words.t(`report.unnamed.${fact.kind}`)
}

/** An evening as it is being told: what its lines belong to, and the day that was named last. */
interface Evening {
  title: string
  today: string
  advances: ReturnType<typeof advancesIn>
  /** What is told in a sentence; of the others only the figures stand here. */
  told: ReadonlySet<Entry>
}

/** What is told in one place: what a fact says, or a sentence of the fight that it frames. */
interface Moment {
  entry: Entry
  place: Place
  sentence?: () => string | null
}

/** What is told, each where it happened: a fight has the sentences of its story, all else one place. */
function momentsOf(
  context: ReportContext,
  places: ReturnType<typeof storyPlaces>,
  entries: readonly Entry[],
): Moment[] {
  return entries
    .flatMap(
      (entry): Moment[] =>
        sentencesAt(context, places, entry)?.map(({ fight, told, place }) => ({
          ...{ entry, place },
          sentence: () => sentenceOf(context, fight, told),
        })) ?? [{ entry, place: entry }],
    )
    .toSorted((one, other) => one.place.id - other.place.id)
}

/** The lines of what is told in one place: its sentence, and the figures of a blow. */
function linesAt(context: ReportContext, evening: Evening, { entry, sentence }: Moment): string[] {
  if (sentence) {
    const text = sentence()
    return text === null ? [] : [text]
  }
  const figures = hasFigures(entry, context.audience)
    ? [ended(tellFigure(context, entry.fact))]
    : []
  if (!evening.told.has(entry)) return figures
  const id = lineIdOf(entry.id)
  // In the words of the game master people are introduced, and figures told, as they see fit.
  const isOwn = context.material.lines.has(id)
  const made = ended(capitalized(textOf(context, entry, evening.advances)))
  const built = isOwn ? made : introduced(context, made)
  const text = lineOf(context, { id, under: evening.title, built })
  const besides = !isOwn && saysFigure(context, entry.fact) ? [] : figures
  return text === null ? figures : [text, ...besides]
}

/** Whether a fact is of a milestone that only its own player is told of: the game master reads that it is (IF-062). */
function isOfOneFact({ audience, material }: ReportContext, { about }: Fact): boolean {
  const milestone = audience === 'gm' && about.find(({ type }) => type === 'milestone')
  return milestone
    ? material.milestones.some((each) => each.id === milestone.id && isOfOne(each))
    : false
}

function eventsOf(
  context: ReportContext,
  evening: Evening,
  moments: readonly Moment[],
): ReportEvent[] {
  const lines = moments.flatMap((moment) =>
    linesAt(context, evening, moment).map((text) => ({ ...moment, text })),
  )
  return lines.map(({ entry, place, text }) => {
    const day = dayWords(context, place.day)
    const isNew = day !== evening.today
    evening.today = day
    return {
      at: place.at,
      time: clockOf(place.at),
      day: isNew ? day : '',
      kind: entry.fact.kind,
      text,
      isSecret: entry.fact.secret || isOfOneFact(context, entry.fact),
    }
  })
}

type Scene = Report['timeline'][number]['scenes'][number]

/**
 * The scenes of an evening for players, headed by their numbers and from when to when; one alone needs no
 * heading. The numbers count what is told, so that a scene of which players know nothing leaves no gap.
 */
function numbered({ words }: ReportContext, scenes: readonly (Scene & { id: string | null })[]) {
  const ids = [...new Set(scenes.flatMap(({ id }) => id ?? []))]
  return scenes.map(({ id, ...scene }): Scene => {
    if (id === null || ids.length < 2) return scene
    const [from, to] = [scene.events[0]?.time ?? '', scene.events.at(-1)?.time ?? '']
    const gaps = { number: ids.indexOf(id) + 1, from, to }
    return { ...scene, name: words.t(`report.scene.${from === to ? 'at' : 'span'}`, gaps) }
  })
}

/**
 * What happened, in order, by evening and scene. What scenes are called may tell more than players
 * know: only the game master reads it, and players their numbers. Their mood is a line for players.
 */
export function timelineOf(
  context: ReportContext,
  told = toldEntries(context),
): Report['timeline'] {
  const { material, audience } = context
  const sessions = new Map(material.sessions.map((session) => [session.id, session]))
  const headOf = (sceneId: string | null) => {
    const { name = '', mood = '' } = material.scenes.get(sceneId ?? '') ?? {}
    return {
      name: audience === 'gm' ? name : '',
      mood,
      id: audience === 'players' ? sceneId : null,
    }
  }
  const advances = advancesIn(context, material.entries)
  const places = storyPlaces(told)
  const sentences = new Set(told)
  const all = material.entries.filter(
    (entry) => sentences.has(entry) || hasFigures(entry, audience),
  )
  const moments = momentsOf(context, places, all)
  return runsOf(moments, ({ place }) => place.sessionId).flatMap(([sessionId, within]) => {
    const session = sessions.get(sessionId ?? '')
    const title = session ? sessionTitle(context, session) : ''
    const evening = { title, today: '', advances, told: sentences }
    const scenes = runsOf(within, ({ place }) => Object.values(headOf(place.sceneId)).join('\n'))
      .map(([, scene]) => ({
        ...headOf(scene[0]?.place.sceneId ?? null),
        events: eventsOf(context, evening, scene),
      }))
      .filter(({ events }) => events.length > 0)
    if (scenes.length === 0) return []
    const date = session ? dateOf(session.started_at) : ''
    const isTop = material.wanted.subject === 'session'
    return [{ title: isTop ? '' : title, date, scenes: numbered(context, scenes) }]
  })
}
