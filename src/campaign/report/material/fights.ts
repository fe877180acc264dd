import { readSummary } from '../../encounter/summary/read'
import type { Read } from '../../file/handles'
import type { Audience } from '../kinds'

interface EncounterRow {
  id: string
  name: string
  status: 'prepared' | 'running' | 'over'
}

const list = 'SELECT id, name, status FROM encounter'

/** The fights of a mission, prepared ones too. */
export function fightsOfMission(read: Read, missionId: string): EncounterRow[] {
  return read.all(`${list} WHERE mission_id = @missionId ORDER BY position`, { missionId })
}

/** The fights that were fought on an evening, also in part. */
export function fightsOfSession(read: Read, sessionId: string): EncounterRow[] {
  return read.all(
    `${list} WHERE status <> 'prepared' AND id IN
       (SELECT encounter_id FROM live_fact WHERE session_id = @sessionId) ORDER BY position`,
    { sessionId },
  )
}

/** The fights that a character was in. */
export function fightsOfCharacter(read: Read, characterId: string): EncounterRow[] {
  return read.all(
    `${list} WHERE status <> 'prepared' AND id IN
       (SELECT encounter_id FROM combatant WHERE character_id = @characterId) ORDER BY position`,
    { characterId },
  )
}

/** What came of a fight, as this audience may know it, and which combatant was which character. */
export function readFight(read: Read, { id }: EncounterRow, audience: Audience) {
  const people = read.all<{ id: string; character_id: string | null }>(
    'SELECT id, character_id FROM combatant WHERE encounter_id = @id',
    { id },
  )
  return {
    ...readSummary(read, id, audience === 'gm' ? 'gm' : 'players'),
    characterOf: new Map(people.map((each) => [each.id, each.character_id])),
  }
}
export type Fight = ReturnType<typeof readFight>
