import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { inPlay } from '../cast/in-play'
import type { Read, Write } from '../file/handles'
import { letGo, type Lapsing } from '../hold/write'
import { endPhase } from '../play/phase'
import { comeBack } from '../pool/come-back'
import { dismissAll } from '../reminder/dismiss'
import { settleWithSession } from '../reminder/reminders'
import { refOf } from '../sheet/land'
import {
  nextNumber,
  runningScene,
  runningSession,
  sessionById,
  sessionRef,
  titleOf,
  today,
} from './read'
import { endScene } from './scene'

/** Records a fact of a session; those it is about come before the session itself. */
export function factOf(
  write: Write,
  session: { id: string; number: number; name: string },
  kind: string,
  secret: boolean,
  about: readonly Ref[] = [],
): void {
  write.record({
    kind,
    secret,
    about: [...about, sessionRef(session)],
    with: { title: titleOf(session) },
  })
}

/** Opens the next session with the attendance of everybody in play; refuses while one is going on. */
export function startSession(
  write: Write,
  { name, absent }: { name: string; absent: readonly string[] },
): { sessionId: string } {
  const running = runningSession(write)
  if (running) refuse('refusal.sessionRuns', { number: running.number })
  for (const characterId of absent) refOf(write, 'character', characterId)
  const sessionId = write.newId()
  write.run(
    `INSERT INTO session (id, number, name, started_at, first_day)
     VALUES (@sessionId, @number, @name, @at, @day)`,
    { sessionId, number: nextNumber(write), name, at: write.now, day: today(write) },
  )
  write.run(
    `INSERT INTO attendance (session_id, character_id, absent)
     SELECT @sessionId, id, id IN (SELECT value FROM json_each(@absent))
     FROM ${inPlay.character}`,
    { sessionId, absent: JSON.stringify(absent) },
  )
  factOf(write, sessionById(write, sessionId), 'session.started', false)
  return { sessionId }
}

/** Counts a new character among those who are there, where a session is going on. */
export function comeToSession(write: Write, characterId: string): void {
  const session = runningSession(write)
  if (!session) return
  write.run(
    `INSERT INTO attendance (session_id, character_id, absent) VALUES (@sessionId, @characterId, 0)`,
    { sessionId: session.id, characterId },
  )
}

/** Ends the session that is going on, its scene first; refuses when there is none. */
export function endSession(
  write: Write,
  {
    summary,
    letsGo,
    dropsHolds,
    dismisses,
  }: Lapsing & { summary?: string | undefined; dismisses: boolean },
): void {
  const session = runningSession(write) ?? refuse('refusal.noSession')
  const scene = runningScene(write)
  // Without a scene they go all the same.
  letGo(write, { letsGo, dropsHolds })
  if (scene) endScene(write, scene)
  settleWithSession(write)
  if (dismisses) dismissAll(write)
  comeBack(write, 'session', () => true, {})
  endPhase(write)
  // Told before it ends, so that the end itself still belongs to the session.
  factOf(write, session, 'session.ended', false)
  write.run(
    `UPDATE session SET ended_at = @at, last_day = @day, summary = @summary WHERE id = @id`,
    { id: session.id, at: write.now, day: today(write), summary: summary ?? session.summary },
  )
}

/** The last session goes on: it was ended too soon, or by mistake. */
export function reopenSession(write: Write, sessionId: string): void {
  const running = runningSession(write)
  if (running) refuse('refusal.sessionRuns', { number: running.number })
  const session = sessionById(write, sessionId)
  if (session.number !== nextNumber(write) - 1) refuse('refusal.sessionNotLast')
  write.run('UPDATE session SET ended_at = NULL, last_day = NULL WHERE id = @sessionId', {
    sessionId,
  })
  // Told once it goes on, so that it belongs to the session.
  factOf(write, session, 'session.reopened', false)
}

/** What is told of a session that nothing has been played in: that it began, and what for. */
const beginnings = ['session', 'attendance', 'scene']

/** Whether nothing has happened in a session beside its beginning. */
export function isUnplayed(read: Read, sessionId: string): boolean {
  return !read.get(
    `SELECT id FROM live_fact WHERE session_id = @sessionId
       AND substr(kind, 1, instr(kind, '.') - 1) NOT IN (SELECT value FROM json_each(@beginnings))
     LIMIT 1`,
    { sessionId, beginnings: JSON.stringify(beginnings) },
  )
}

/** The session that is going on was begun by mistake: it never was. */
export function callOffSession(write: Write): void {
  const session = runningSession(write) ?? refuse('refusal.noSession')
  if (!isUnplayed(write, session.id)) refuse('refusal.sessionPlayed', { number: session.number })
  write.run('DELETE FROM session WHERE id = @id', { id: session.id })
  // Told outside of it: it is no session any more.
  factOf(write, session, 'session.calledOff', true)
}
