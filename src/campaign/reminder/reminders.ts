import type { ReminderLives } from '../../rules/system/reminders'
import { factSchema, type Fact, type Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { FactPlace, Read, Write } from '../file/handles'
import { readable, readStored } from '../file/stored'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay } from '../sheet/sheets'

interface ReminderRow {
  id: number
  /** When it was given; what else came of the same step has the same time. */
  at: string
  fact: string
  mission_id: string | null
  /** The fact of the move that gave it, as it was written down with it. */
  made: string | null
}

function parse({ fact, made, ...row }: ReminderRow) {
  const { about, cause: words } = readStored(factSchema, fact)
  return {
    ...row,
    about,
    words: words ?? phrase('move.nothing'),
    from: made === null ? null : fromWords(readStored(factSchema, made)),
  }
}

/**
 * Whose move, and which, it came from, the track that it was about and what it was made for; null where the move has
 * no name.
 */
export function fromWords({ kind, about: [who], cause: title, with: said }: Fact): Phrase | null {
  if (!title) return null
  const move = { ...title.with, move: `@${title.key}` }
  const { track, why } = said ?? {}
  const purpose = why === undefined ? {} : { why }
  const told = (from: string, gaps: Record<string, string | number>) =>
    phrase(`moves.from${from}${why === undefined ? '' : 'For'}`, { ...move, ...purpose, ...gaps })
  if (!who || kind !== 'move.made') return told('Move', {})
  return track === undefined
    ? told('Ones', { who: who.name })
    : told('OnesOn', { who: who.name, track })
}

/** What a move has asked to be kept in mind; `id` is that of the fact that says so. */
export type Reminder = ReturnType<typeof parse>

/** Writes down what somebody must keep in mind and no sheet can hold, until it is let go of. */
export function remind(
  write: Write,
  words: readonly Phrase[],
  about: readonly Ref[],
  place: FactPlace,
): void {
  for (const cause of words) {
    write.record({ kind: 'reminder.given', secret: true, about: about.slice(0, 8), cause }, place)
  }
}

/** What is still to be kept in mind, the latest last. */
export function readReminders(read: Read): Reminder[] {
  return readable(
    read,
    read.all<ReminderRow>(
      `SELECT id, at, fact, mission_id,
         (SELECT fact FROM live_fact AS made
          WHERE made.batch = given.batch AND made.kind IN ('move.made', 'groupMove.made')
          ORDER BY abs(made.id - given.id) LIMIT 1) AS made
       FROM live_fact AS given WHERE kind = 'reminder.given' AND id NOT IN (
         SELECT json_extract(fact, '$.with.reminder') FROM live_fact WHERE kind = 'reminder.letGo')
       ORDER BY id`,
    ),
    parse,
  )
}

/** Lets go of a reminder: it is done, or not wanted. Refused when it is gone already. */
export function letGoOf(write: Write, reminderId: number, isDone = false): void {
  const {
    about,
    words,
    mission_id: missionId,
  } = readReminders(write).find(({ id }) => id === reminderId) ?? refuse('refusal.gone')
  write.record(
    {
      kind: 'reminder.letGo',
      secret: true,
      about,
      cause: words,
      with: { reminder: reminderId, ...(isDone ? { isDone: 1 } : {}) },
    },
    { missionId },
  )
}

/** What its system says of how long it lasts; of some of them. */
const livesOf = (read: Read, life: 'track' | 'session') =>
  new Set(systemsInPlay(read).flatMap(({ reminders }) => reminders?.[life] ?? []))

/** Lets go of what is settled by itself. */
function settle(write: Write, isSettled: (reminder: Reminder) => boolean): void {
  for (const { id } of readReminders(write).filter(isSettled)) letGoOf(write, id, true)
}

/** What was to be kept in mind until a track is over is settled with it. */
export function settleWithTrack(write: Write, trackId: string): void {
  const keys = livesOf(write, 'track')
  if (keys.size === 0) return
  const isOfIt = ({ type, id }: Ref) => type === 'track' && id === trackId
  settle(write, ({ about, words }) => about.some(isOfIt) && keys.has(words.key))
}

/** What is a cue for the story of this session alone, and goes with it; and what outlasts it, unless somebody lets go of it. */
export function remindersAtEnd(read: Read): { passing: Reminder[]; lasting: Reminder[] } {
  const keys = livesOf(read, 'session')
  const all = readReminders(read)
  const isPassing = ({ words }: Reminder) => keys.has(words.key)
  return { passing: all.filter(isPassing), lasting: all.filter((each) => !isPassing(each)) }
}

/** What was a cue for this session alone is settled when it ends. */
export function settleWithSession(write: Write): void {
  for (const { id } of remindersAtEnd(write).passing) letGoOf(write, id, true)
}

/** What is to be kept in mind of somebody is settled where what changed on their sheet says so. */
export function settleBySheet(
  write: Write,
  { fields, isSettled }: ReminderLives,
  memberId: string,
  { sheet, changed }: { sheet: object; changed: readonly string[] },
): void {
  // Most that lands on a sheet touches none of them, and need not wait for all that is kept in mind to be read.
  if (!changed.some((field) => fields.includes(field.split('.')[0] ?? field))) return
  settle(write, ({ about, words }) => about[0]?.id === memberId && isSettled(words, sheet))
}

/** Lets go of what came with one step, of those that say so by one of these keys. */
function letGoSince(write: Write, owedSince: string, keys: readonly string[]): void {
  for (const { id, at, words } of readReminders(write)) {
    if (at === owedSince && keys.includes(words.key)) letGoOf(write, id)
  }
}

/** Keys of the blows that are to be kept in mind until they fall. */
const blowKeys = (read: Read) =>
  systemsInPlay(read).flatMap(({ acts = [] }) => acts.flatMap(({ settles = [] }) => settles))

/** Keys of what says what a move of the game master's is. */
const noteKeys = (read: Read) =>
  systemsInPlay(read).flatMap(({ id }) =>
    Object.values(playRulesOf(read, id).moves).flatMap(({ owedNotes = [] }) => owedNotes),
  )

/** What is kept in mind of moves that are owed: it came of the same step, and says what the move is. */
export function readDebts(read: Read, owed: readonly { at: string }[]): Reminder[] {
  if (owed.length === 0) return []
  const keys = new Set([...blowKeys(read), ...noteKeys(read)])
  const times = new Set(owed.map(({ at }) => at))
  return readReminders(read).filter(({ at, words: { key } }) => times.has(at) && keys.has(key))
}

/** Lets go of a blow that was to be kept in mind since the move that is owed for it was: it does not fall. */
export function letBlowGo(write: Write, owedSince: string): void {
  letGoSince(write, owedSince, blowKeys(write))
}

/** Lets go of what said what a move of the game master's is that is owed no more; it came of the same step. */
export function letOwedNotesGo(write: Write, owedSince: string): void {
  letGoSince(write, owedSince, noteKeys(write))
}
