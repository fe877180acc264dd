import type { SessionNote } from '../material/sessions'
import type { Material } from '../material/read'
import { looseEndsOf } from './loose-ends'
import type { ReportContext } from './report-context'
import type { Report, ReportEvent } from './schema'
import { sessionTitle } from './timeline'

/** Words that a recap has at the most: it is read aloud while everybody sits down. */
export const mostWords = 150
/** Things that are still open, as many as are called to mind. */
const mostOpen = 3

/** A sentence of a recap; the lower its rank, the sooner it is kept. */
interface Sentence {
  rank: number
  text: string
}

/** What is told first of what happened; what is not named here is left to the report. */
const ranks: readonly [RegExp, number][] = [
  [/^(death\.died|mission\.(closed|abandoned|reported)|objective\.)/, 1],
  [/^(note\.written|milestone\.awarded|portent\.cameTrue|stake\.answered)/, 2],
  [/^mission\.(briefed|begun)$/, 3],
  [/^move\.made$/, 4],
]

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** As a sentence, whatever it was as a line. */
const ended = (text: string) => (/[.!?…”"’')]$/.test(text) ? text : `${text}.`)

/** What an evening was told of in its report. */
interface Told {
  session: SessionNote
  timeline: Report['timeline']
  fights: Report['fights']
  missions: Material['missions']
}

/** Who was there, and what for. */
function opening({ words, audience }: ReportContext, { session, missions }: Told, text: string) {
  const { t } = words
  const there = session.attendance.filter(({ absent }) => !absent).map(({ name }) => name)
  const who = new Intl.ListFormat('en-GB').format(there)
  // What they were out for in that evening: one of the missions that its lines name.
  const mission = missions.find(({ name }) => name !== '' && text.includes(name))
  const voice = audience === 'dispatch' ? 'letter' : 'table'
  const sentences = [
    ...(who === '' ? [] : [t(`report.recap.there.${voice}`, { who, count: there.length })]),
    ...(mission ? [t(`report.recap.errand.${voice}`, { mission: mission.name })] : []),
  ]
  return sentences.map((each): Sentence => ({ rank: 0, text: each }))
}

/** The sentences of a fight: how it began and ended come first. */
function fightSentences(fight: Report['fights'][number] | undefined): Sentence[] {
  const story = fight?.story ?? []
  return story.map((text, at) => {
    return { rank: at === 0 || at === story.length - 1 ? 1 : 3, text }
  })
}

function eventSentences(
  { words }: ReportContext,
  event: ReportEvent,
  fights: Report['fights'],
): Sentence[] {
  const { kind, text } = event
  if (kind === 'fight.begun') {
    return fightSentences(fights.find(({ name }) => name !== '' && text.includes(name)))
  }
  const rank = ranks.find(([kinds]) => kinds.test(kind))?.[1]
  if (rank === undefined) return []
  const label = words.t('fact.note.written', { text: '' }).trim()
  const isNote = kind === 'note.written' && label !== '' && text.startsWith(label)
  return [{ rank, text: ended(isNote ? text.slice(label.length).trim() : text) }]
}

/** What an evening left open; of one among many nobody asks any more. */
function openEnds(context: ReportContext): Sentence[] {
  if (context.scope !== 'session') return []
  const open = looseEndsOf(context).slice(0, mostOpen)
  if (open.length === 0) return []
  return [{ rank: 0, text: context.words.t('report.recap.open', { open: open.join('; ') }) }]
}

/** The sentences that have room together, what matters most kept first, in the order of the evening. */
function withinWords(sentences: readonly Sentence[]): string[] {
  let left = mostWords
  const kept = new Set<Sentence>()
  for (const sentence of sentences.toSorted((one, other) => one.rank - other.rank)) {
    const count = wordsIn(sentence.text)
    if (count > left) continue
    left -= count
    kept.add(sentence)
  }
  return sentences.filter((sentence) => kept.has(sentence)).map(({ text }) => text)
}

/**
 * An evening in at most 150 words, sentence by sentence: who was there and what for, what happened in
 * the words of the report, what is open. It says nothing that the report for this audience does not say.
 */
export function recapOf(context: ReportContext, told: Told): string[] {
  const title = sessionTitle(context, told.session)
  const events = told.timeline
    .filter((each) => each.title === title)
    .flatMap(({ scenes }) => scenes)
    .flatMap((scene) => scene.events)
  const text = events.map((event) => event.text).join(' ')
  return withinWords([
    ...opening(context, told, text),
    ...events.flatMap((event) => eventSentences(context, event, told.fights)),
    ...openEnds(context),
  ])
}
