import { campaignName } from '../campaign-name'
import type { Read } from '../file/handles'
import { words } from '../words'
import { wholeCampaign, type Subject } from './kinds'

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
