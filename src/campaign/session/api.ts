import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { refOf } from '../sheet/land'
import { readLooseEnds } from './loose-ends'
import {
  nextNumber,
  readExpected,
  readSessions,
  runningScene,
  runningSession,
  sessionById,
  today,
} from './read'
import { callOffSession, endSession, factOf, isUnplayed, reopenSession, startSession } from './run'
import { renaming } from '../note/write'
import { idSchema as id, maybeLine } from '../../shared/bounded'

const nothing = z.strictObject({})
const name = maybeLine(120)
const summary = maybeLine(20_000)

export const sessionApi = {
  /** Every session with its attendance, the newest first. */
  'session.list': query({ input: nothing, run: readSessions }),

  /**
   * The session and the scene that are going on, null for none; the calendar's today, the number of
   * the session that would begin now, and whether the one going on may be called off.
   */
  'session.current': query({
    input: nothing,
    run: (read) => {
      const session = runningSession(read) ?? null
      return {
        session,
        scene: runningScene(read) ?? null,
        day: today(read),
        nextNumber: nextNumber(read),
        mayCallOff: session !== null && isUnplayed(read, session.id),
      }
    },
  }),

  /** Who may be there when a session begins, and who is likely to. */
  'session.expected': query({ input: nothing, run: readExpected }),

  /** What is still open before a session ends, by kind. */
  'session.looseEnds': query({ input: nothing, run: readLooseEnds }),

  /** A session begins; `absent` are the characters whose players are not here. Answers its id. */
  'session.start': command({
    input: z.strictObject({ name: name.default(''), absent: z.array(id).max(100).default([]) }),
    label: (read) => phrase('history.session.start', { number: nextNumber(read) }),
    run: startSession,
  }),

  /** The session ends, and a scene that is being played with it. A copy of the file is set aside. */
  'session.end': command({
    input: z.strictObject({
      summary: summary.optional(),
      /** Whether effects that were to last for the scene go, too. */
      letsGo: z.boolean().default(false),
      /** Whether holds go, too: they may be spent at any later time (IF-013). */
      dropsHolds: z.boolean().default(false),
      /** Whether what moves asked to be kept in mind goes, too. */
      dismisses: z.boolean().default(false),
    }),
    setsCopyAside: true,
    label: (read) => phrase('history.session.end', { number: runningSession(read)?.number ?? 0 }),
    run: endSession,
  }),

  /** The last session goes on as if it had not ended; refused while another does. */
  'session.reopen': command({
    input: z.strictObject({ sessionId: id }),
    label: (read, { sessionId }) =>
      phrase('history.session.reopen', { number: sessionById(read, sessionId).number }),
    run: (write, { sessionId }) => reopenSession(write, sessionId),
  }),

  /** A session begun by mistake is taken back; refused once something was played in it. */
  'session.callOff': command({
    input: nothing,
    label: (read) =>
      phrase('history.session.callOff', { number: runningSession(read)?.number ?? 0 }),
    run: callOffSession,
  }),

  /** Another name or summary. Only the name may ever reach the players. */
  'session.edit': command({
    input: z.strictObject({
      sessionId: id,
      name: name.optional(),
      summary: summary.optional(),
    }),
    label: (read, { sessionId }) =>
      phrase('history.session.edit', { number: sessionById(read, sessionId).number }),
    run: (write, { sessionId, ...wanted }) => {
      const session = sessionById(write, sessionId)
      const now = {
        name: wanted.name ?? session.name,
        summary: wanted.summary ?? session.summary,
      }
      const isNamed = now.name !== session.name
      const isSummed = now.summary !== session.summary
      if (!isNamed && !isSummed) return
      renaming(write, 'session', sessionId, () =>
        write.run('UPDATE session SET name = @name, summary = @summary WHERE id = @sessionId', {
          sessionId,
          ...now,
        }),
      )
      const edited = { ...session, ...now }
      if (isNamed) factOf(write, edited, 'session.renamed', true)
      if (isSummed) factOf(write, edited, 'session.summed', true)
    },
  }),

  /** Whether somebody sits at the table in this session. */
  'session.setAttendance': command({
    input: z.strictObject({ sessionId: id, characterId: id, absent: z.boolean() }),
    label: (read, { characterId }) =>
      phrase('history.session.attendance', { name: refOf(read, 'character', characterId).name }),
    run: (write, { sessionId, characterId, absent }) => {
      const session = sessionById(write, sessionId)
      const who = refOf(write, 'character', characterId)
      const before = write.get<{ absent: number }>(
        `SELECT absent FROM attendance
         WHERE session_id = @sessionId AND character_id = @characterId`,
        { sessionId, characterId },
      )
      if (before?.absent === Number(absent)) return
      write.run(
        `INSERT INTO attendance (session_id, character_id, absent)
         VALUES (@sessionId, @characterId, @absent)
         ON CONFLICT (session_id, character_id) DO UPDATE SET absent = @absent`,
        { sessionId, characterId, absent: Number(absent) },
      )
      factOf(write, session, `attendance.${absent ? 'missed' : 'came'}`, false, [who])
    },
  }),
}
