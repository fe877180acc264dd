import { campaignName } from '../campaign-name'
import { encounterRef } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { words } from '../words'
import { missionRef } from '../mission/head'
import { readUnknown } from '../npc/unknown'
import { readAllSeen } from '../session/all-seen'
import { sessionRef } from '../session/read'
import type { Ref } from '../../shared/fact'
import { wholeCampaign, type Subject } from './kinds'
import { readScope, type Scope } from './material/read'
import { readSessions } from './material/sessions'

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

/** The sessions, fights and missions that a report tells of, as far as it matters to who was seen there. */
function placesOf(read: Read, { entries, fights, missions, sessionIds }: Scope): Ref[] {
  const outside = new Set(entries.map(({ sessionId, missionId }) => sessionId ?? missionId))
  return [
    ...missions.filter(({ id }) => outside.has(id)).map(missionRef),
    ...readSessions(read)
      .filter(({ id }) => sessionIds.has(id))
      .map(sessionRef),
    ...fights.filter(({ status }) => status !== 'prepared').map(encounterRef),
  ]
}

/** What a report tells of, by where players may have seen somebody. */
export const placesIn = (read: Read, wanted: { subject: Subject; id: string }): Ref[] =>
  placesOf(read, readScope(read, { ...wanted, audience: 'gm' }))

/**
 * Those of a report whom players know nothing of, each once, the sessions it tells of, and whether the game
 * master said that they saw everybody there.
 */
export function readUnknownIn(read: Read, wanted: { subject: Subject; id: string }) {
  const scope = readScope(read, { ...wanted, audience: 'gm' })
  const places = placesOf(read, scope)
  const said = readAllSeen(read)
  return {
    sessionIds: places.flatMap(({ type, id }) => (type === 'session' ? [id] : [])),
    unknown: readUnknown(read, scope.entries),
    isAllSeen: places.length > 0 && places.every(({ id }) => said.has(id)),
  }
}
