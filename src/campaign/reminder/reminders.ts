import { factSchema, type Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { FactPlace, Read, Write } from '../file/handles'
import { readable, readStored } from '../file/stored'

interface ReminderRow {
  id: number
  fact: string
  mission_id: string | null
}

function parse({ fact, ...row }: ReminderRow) {
  const { about, cause: words } = readStored(factSchema, fact)
  return { ...row, about, words: words ?? phrase('move.nothing') }
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
      `SELECT id, fact, mission_id FROM live_fact WHERE kind = 'reminder.given' AND id NOT IN (
         SELECT json_extract(fact, '$.with.reminder') FROM live_fact WHERE kind = 'reminder.letGo')
       ORDER BY id`,
    ),
    parse,
  )
}

/** Lets go of a reminder: it is done, or not wanted. Refused when it is gone already. */
export function letGoOf(write: Write, reminderId: number): void {
  const {
    about,
    words,
    mission_id: missionId,
  } = readReminders(write).find(({ id }) => id === reminderId) ?? refuse('refusal.gone')
  write.record(
    { kind: 'reminder.letGo', secret: true, about, cause: words, with: { reminder: reminderId } },
    { missionId },
  )
}
