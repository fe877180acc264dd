import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { inPlay } from '../cast/in-play'
import type { Write } from '../file/handles'
import { letSceneGo } from '../hold/write'
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

/** Ends the session that is going on, its scene first; refuses when there is none. */
export function endSession(
  write: Write,
  { summary, letsGo }: { summary?: string | undefined; letsGo: boolean },
): void {
  const session = runningSession(write) ?? refuse('refusal.noSession')
  const scene = runningScene(write)
  if (scene) endScene(write, scene, letsGo)
  else if (letsGo) letSceneGo(write)
  // Told before it ends, so that the end itself still belongs to the session.
  factOf(write, session, 'session.ended', false)
  write.run(
    `UPDATE session SET ended_at = @at, last_day = @day, summary = @summary WHERE id = @id`,
    { id: session.id, at: write.now, day: today(write), summary: summary ?? session.summary },
  )
}
