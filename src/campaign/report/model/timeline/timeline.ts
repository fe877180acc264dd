import type { Fact } from '../../../../shared/fact'
import { capitalized } from '../../../../shared/spelling'
import { clockOf, dateOf } from '../../../moments'
import { isReward } from '../../material/as-if-without'
import type { Entry } from '../../material/entries'
import type { Place } from '../../material/fights'
import type { Audience } from '../../kinds'
import { isBookkeeping } from '../../visibility'
import { isFrame, sentenceOf, sentencesAt, storyPlaces } from '../fights/fights'
import { introduced } from './introduced'
import { hurtOnce, isBlow, isHealing, isRise, isSetByHand, isTallied } from './hurts'
import { isToldMove, moveStory } from './move-story'
import type { Report, ReportEvent } from '../schema'
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

/** What is written on a sheet to stay, or struck off it: it joins a list, or leaves one. */
export const isLasting = ({ kind, from, to }: Fact) =>
  kind === 'sheet.changed' && (from === '' || to === '')

/** How an NPC stands from now on: panicked, out of it. What is done to them only the game master reads. */
const isStanding = ({ kind, about, to }: Fact) =>
  kind === 'sheet.changed' && about[0]?.type === 'npc' && typeof to === 'string'

/** A rest, a treatment: what any other act did is told by figures alone. */
const isToldAct = ({ kind, told = [] }: Fact) => kind === 'act.done' && told.length > 0

/**
 * A change that is a turn of the story: somebody fell, or is out of it. What comes to an NPC only the game
 * master reads, unless it came about before everybody's eyes: by a character, or on the table.
 */
function isTurn(entry: Entry, { audience, material }: ReportContext): boolean {
  const [who, by] = entry.fact.about
  if (isToldAct(entry.fact)) return true
  if (entry.fact.kind !== 'sheet.changed' || !entry.fact.told?.length || !who) return false
  if (audience === 'gm' || who.type === 'character' || by?.type === 'character') return true
  return material.isSeen(entry, who.id)
}

/**
 * What a letter about a mission says by being written, and where it tells what was asked: that there is a
 * report, that the mission is over, what was reached.
 */
const isSaidByLetter = ({ kind }: Fact) =>
  kind === 'mission.reported' || kind === 'mission.closed' || kind.startsWith('objective.')

/** Whether a move has something to tell; what the game master ruled, as a price, is theirs to read. */
const isMoveTold = (entry: Entry, { audience }: ReportContext) =>
  isToldMove(entry) || (audience === 'gm' && entry.fact.chosenByGm !== undefined)

/** A letter tells the marks that stay once, at its end. */
function isTold(entry: Entry, context: ReportContext): boolean {
  const { audience, scope } = context
  const { fact, encounterId } = entry
  // How it went with everybody in a fight is told with the fight.
  if (fact.kind === 'state.changed' && encounterId !== null) return false
  if (audience === 'dispatch' && scope === 'mission' && isSaidByLetter(fact)) return false
  if (audience === 'dispatch' && isRise(fact)) return false
  if (fact.kind === 'move.made') return isMoveTold(entry, context)
  if (isTurn(entry, context) || (audience === 'gm' && isStanding(fact))) return true
  if (!isLasting(fact)) return !isBookkeeping(fact.kind)
  // What a closing roll did stands beside the roll, which only the game master reads (IF-071).
  return audience !== 'dispatch' && !isReward(fact)
}

/** What need not be told where its outcome is, the same evening. */
const outcomeOf: Readonly<Record<string, string>> = {
  'mission.briefed': 'mission.begun',
  'mission.closed': 'mission.reported',
  'fight.ended': 'fight.begun',
  'milestone.claimed': 'milestone.awarded',
  'milestone.confirmed': 'milestone.awarded',
}

/**
 * Whether figures are told: those of characters lie open on the table, what a blow cost them, what they were
 * healed, and what the company has in common; of whom the game master plays the blows are the game master's,
 * and so is what was set by hand, and what rises and falls with most moves.
 */
function hasFigures({ fact }: Entry, audience: Audience): boolean {
  // What a fight has left on somebody is told with the fight, and with how they came out of it.
  if (audience === 'dispatch' || fact.kind === 'condition.left') return false
  if (audience === 'gm' && (isSetByHand(fact) || isTallied(fact))) return true
  if (fact.kind === 'party.changed') return typeof fact.from === 'number'
  if (fact.about[0]?.type !== 'character') return audience === 'gm' && isBlow(fact)
  return isBlow(fact) || (isHealing(fact) && !isReward(fact))
}

/** What brings somebody into a fight: its plan says that they come, and each of them that they are there. */
const arrivalOf = ({ at, encounterId }: Entry) => `${encounterId} ${at}`

/** Which mission, milestone or fight a fact is about, and on which evening. */
const subjectOf = ({ sessionId, encounterId, fact: { kind, about } }: Entry) => {
  const what = about.find(({ type }) => type === 'mission' || type === 'milestone')?.id
  return `${kind.startsWith('fight.') ? encounterId : what} ${sessionId}`
}

/** What is told of what happened, in order, before it is put into words. */
export const toldEntries = (context: ReportContext): Entry[] => {
  const told = hurtOnce(
    context,
    context.material.entries.filter((entry) => isTold(entry, context)),
  )
  const advances = advancesIn(context, told)
  const said = new Set(told.map((entry) => `${entry.fact.kind} ${subjectOf(entry)}`))
  const arrivals = new Set(
    told.filter(({ fact }) => fact.kind === 'combatant.joined').map(arrivalOf),
  )
  return told.filter((entry) => {
    const { kind } = entry.fact
    if (kind === 'track.advanced') return advances.has(entry.id)
    if (kind === 'row.happened' && arrivals.has(arrivalOf(entry))) return false
    return !said.has(`${outcomeOf[kind]} ${subjectOf(entry)}`)
  })
}

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
      isSecret: entry.fact.secret,
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
