import { campaignName } from '../campaign-name'
import type { Read } from '../file/handles'
import { words } from '../words'
import { readNamedUnshown, readUnknown } from '../npc/unknown'
import type { Ref } from '../../shared/fact'
import { scopes, wholeCampaign, type Subject } from './kinds'

/** One thing there is a report of; a session has its number besides. */
export interface SubjectRow {
  id: string
  name: string
  number?: number
}

/** Everything there is a report of: missions, sessions with the newest first, characters. */
export function readSubjects(read: Read): Record<Subject, SubjectRow[]> {
  const sessions = read.all<{ id: string; name: string; number: number }>(
    'SELECT id, name, number FROM session ORDER BY number DESC',
  )
  const named = sessions.map(({ id, name, number }) => ({
    id,
    number,
    name: words.t(name === '' ? 'report.session' : 'report.namedSession', { number, name }),
  }))
  const characters = read.all<SubjectRow>('SELECT id, name FROM character ORDER BY position')
  const missions = read.all<SubjectRow>('SELECT id, name FROM mission ORDER BY position')
  const whole = (isThere: boolean) =>
    isThere ? [{ id: wholeCampaign, name: campaignName(read) }] : []
  return {
    mission: missions,
    session: named,
    recap: named,
    character: characters,
    saga: characters,
    chronicle: whole(sessions.length > 0),
    board: whole(missions.length > 0),
  }
}

/** The evenings that a report of an evening or of a mission tells of; none of any other. */
function sessionsOf(read: Read, { subject, id }: { subject: Subject; id: string }): string[] {
  if (scopes[subject] === 'session') return [id]
  if (subject !== 'mission') return []
  return read
    .all<{ id: string }>(
      `SELECT DISTINCT session_id AS id FROM live_fact
       WHERE mission_id = @id AND session_id IS NOT NULL ORDER BY 1`,
      { id },
    )
    .map((row) => row.id)
}

/** Those of a report whom players know nothing of, and whom it names though nobody ever showed them, each once. */
export function readUnknownIn(read: Read, wanted: { subject: Subject; id: string }) {
  const sessionIds = sessionsOf(read, wanted)
  const of = (readOf: (read: Read, sessionId: string) => Ref[]): Ref[] => [
    ...new Map(
      sessionIds.flatMap((each) => readOf(read, each)).map((ref) => [ref.id, ref]),
    ).values(),
  ]
  const unknown = of(readUnknown)
  const isKnown = ({ id }: Ref) => unknown.every((each) => each.id !== id)
  return { sessionIds, unknown, named: of(readNamedUnshown).filter(isKnown) }
}
