import type { Read } from '../../file/handles'
import { storedOwnFields, type OwnField } from '../../sheet/own-fields'
import type { Audience, Voice } from '../kinds'

/** What a mission pays: one piece with its source. */
export interface RewardRow {
  mission_id: string
  character_id: string | null
  name: string | null
  amount: number
  unit: string
  source: string
  secret: number
}

/** What these missions pay, piece by piece. */
export function readRewards(read: Read, missionIds: readonly string[]): RewardRow[] {
  return read.all(
    `SELECT mission_reward.mission_id, mission_reward.character_id, character.name,
       mission_reward.amount, mission_reward.unit, mission_reward.source, mission_reward.secret
     FROM mission_reward LEFT JOIN character ON character.id = mission_reward.character_id
     WHERE mission_reward.mission_id IN (SELECT value FROM json_each(@ids))
     ORDER BY mission_reward.position`,
    { ids: JSON.stringify(missionIds) },
  )
}

/** The day by which each mission has to be done. */
export function readDeadlines(read: Read): Map<string, number> {
  const rows = read.all<{ id: string; deadline_day: number }>(
    'SELECT id, deadline_day FROM mission WHERE deadline_day IS NOT NULL',
  )
  return new Map(rows.map(({ id, deadline_day }) => [id, deadline_day]))
}

/** Questions that a front still asks, by the front's id. */
export function readOpenStakes(read: Read): { front_id: string; question: string }[] {
  return read.all(
    'SELECT front_id, question FROM stake WHERE answer IS NULL ORDER BY front_id, position',
  )
}

/** What falls due and is not done. */
export function readAppointments(read: Read): { day: number; name: string; secret: number }[] {
  return read.all('SELECT day, name, secret FROM appointment WHERE done = 0 ORDER BY day, name')
}

/** Who a character is. */
export interface PersonRow {
  id: string
  name: string
  player: string
  description: string
  secret: string
  ownFields: readonly OwnField[]
  picture_id: string | null
}

/** The players' characters, in their order. */
export function readCompany(read: Read): PersonRow[] {
  return read
    .all<Omit<PersonRow, 'ownFields'> & { fields: string }>(
      `SELECT id, name, player, description, secret, picture_id, own_fields AS fields
       FROM character ORDER BY position`,
    )
    .map(({ fields, ...row }) => ({ ...row, ownFields: storedOwnFields(fields) }))
}

/** Who writes a dispatch, to whom and in which voice. */
interface LetterRow {
  addressee: string
  sender: string
  voice: Voice
}

/** Who writes a dispatch, and to whom; empty for the words the program brings. */
export function readLetter(read: Read): LetterRow {
  const row = read.get<LetterRow>('SELECT addressee, sender, voice FROM report_letter')
  return row ?? { addressee: '', sender: '', voice: 'clerk' }
}

/** Lines of the reports for an audience in the game master's own words, by their ids; empty when left out. */
export function readLines(read: Read, audience: Audience): Map<string, string> {
  const rows = read.all<{ line: string; text: string }>(
    'SELECT line, text FROM report_line WHERE audience = @audience',
    { audience },
  )
  return new Map(rows.map(({ line, text }) => [line, text]))
}
