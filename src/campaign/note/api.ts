import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { linksIn, replaceLinks, writeLink } from '../../shared/note/note-text'
import { readFight } from '../encounter/fight'
import type { FactPlace, Read, Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'
import { settleLinks } from './links'
import { isMentionable, mentionRefs, mentionSchema } from './mentions'
import { idSchema, line, whole } from '../../shared/bounded'

/** As many characters as a line of the history shows. */
const shownInHistory = 60

/** As many as a line can be about, beside the fight it stands in. */
const mostMentions = 7

interface Place extends FactPlace {
  about: Ref[]
  when: Record<string, number>
}

/** A note belongs to the fight on the screen, at its turn and step, and to the fight's mission. */
function placeInFight(write: Write, encounterId: string): Place {
  const { encounter, rules, snapshot } = readFight(write, encounterId)
  const moment = rules.momentOf(snapshot)
  if (moment) write.happensIn({ encounterId, ...moment })
  return {
    encounterId,
    missionId: encounter.mission_id,
    about: [{ type: 'encounter', id: encounterId, name: encounter.name }],
    when: moment ? { turn: moment.turn, step: moment.step } : {},
  }
}

/** Without a fight it belongs to the mission that is played. */
function placeOutside(write: Write): Place {
  return { missionId: missionInPlay(write), about: [], when: {} }
}

const jotText = line(500)
/** The number of the line in the journal. */
const jotId = whole(1)

const inShort = (text: string) =>
  text.length > shownInHistory ? `${text.slice(0, shownInHistory)}…` : text

/** What a line says now; a refusal in words when it is gone. */
function jotNow(read: Read, id: number): string {
  const row = read.get<{ text: string }>(
    `SELECT json_extract(fact, '$.with.text') AS text FROM live_fact
     WHERE id = @id AND kind = 'note.written'`,
    { id },
  )
  return row?.text ?? refuse('refusal.gone')
}

/** The journal keeps what was written; this is what is read instead, null for nothing. */
function rewrite(write: Write, id: number, text: string | null): void {
  write.run(
    `INSERT INTO rewritten_jot (journal_id, text) VALUES (@id, @text)
     ON CONFLICT (journal_id) DO UPDATE SET text = @text`,
    { id, text },
  )
}

/** A line as it is told: links that mean one thing by its name alone, and what they mean. */
function readLine(read: Read, line: string) {
  const settled = settleLinks(read, line)
  const text = replaceLinks(settled, (link) => (link.type ? link.name : writeLink(link)))
  return { text, about: linksIn(settled).filter(isMentionable) }
}

export const noteApi = {
  /** One line, written down as it is: for the game master alone, unless it is said to be for players. */
  'note.jot': command({
    input: z.strictObject({
      text: jotText,
      forPlayers: z.boolean().default(false),
      encounterId: idSchema.optional(),
      /** Whom and what it is about; the text names them already. */
      about: z.array(mentionSchema).max(mostMentions).default([]),
    }),
    label: (read, { text: line }) =>
      phrase('history.jot', { text: inShort(readLine(read, line).text) }),
    run: (write, { text: line, forPlayers, encounterId, about: mentions }) => {
      const { text, about: linked } = readLine(write, line)
      const { about, when, ...place } =
        encounterId === undefined ? placeOutside(write) : placeInFight(write, encounterId)
      write.record(
        {
          kind: 'note.written',
          secret: !forPlayers,
          about: [...about, ...mentionRefs(write, [...mentions, ...linked]).slice(0, mostMentions)],
          with: { ...when, text },
        },
        place,
      )
    },
  }),

  /** Puts the text of a line right; who and what it is about, and who may read it, stay. */
  'note.rewriteJot': command({
    input: z.strictObject({ jotId, text: jotText }),
    label: (_read, { text }) => phrase('history.jotRewritten', { text: inShort(text) }),
    run: (write, { jotId: id, text }) => {
      const before = jotNow(write, id)
      if (before === text) return
      rewrite(write, id, text)
      write.record({ kind: 'note.rewritten', secret: true, about: [], from: before, to: text })
    },
  }),

  /** Takes a line out of the log and of every report. */
  'note.removeJot': command({
    input: z.strictObject({ jotId }),
    label: (read, { jotId: id }) =>
      phrase('history.jotRemoved', { text: inShort(jotNow(read, id)) }),
    run: (write, { jotId: id }) => {
      const before = jotNow(write, id)
      rewrite(write, id, null)
      write.record({ kind: 'note.struck', secret: true, about: [], from: before })
    },
  }),
}
