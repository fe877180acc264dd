import { z } from 'zod'
import type { ConfidentialReport, MissionEnd } from '../../rules/system/mission-rules'
import type { MissionFate } from '../../rules/missions/life'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { ifReadable, readStored } from '../file/stored'
import { whole } from '../../shared/bounded'

/** A closing roll as it was made. */
export const rollSchema = z.object({
  dice: z.array(whole()),
  typed: z.boolean(),
  modifier: whole(),
  total: whole(),
  band: z.enum(['10+', '7-9', '6-']),
  picks: z.array(z.string()),
  /** Who holds the mission against the character; empty for nobody. */
  resentedBy: z.string().default(''),
})
export type ClosingRoll = z.infer<typeof rollSchema>

export interface MissionRow {
  id: string
  name: string
  client: string
  brief: string
  reward: string
  secret: string
  front: string | null
  front_id: string | null
  status: 'drafted' | 'briefed' | 'underWay' | 'reporting' | 'closed'
  outcome: MissionFate | null
  /** The day of the campaign calendar by which it has to be done; null for no hurry. */
  deadline_day: number | null
}
interface ObjectiveRow {
  id: string
  mission_id: string
  text: string
  state: 'open' | 'reached' | 'missed'
  /** 1 where only the game master knows of it yet. */
  secret: number
}
interface ParticipantRow {
  mission_id: string
  character_id: string
  name: string
  absent: number
  milestones: number
  roll: string | null
}
interface ReportRow {
  mission_id: string
  from_character_id: string | null
  to_character_id: string
  value: number
}

const missionColumns = `SELECT mission.id, mission.name, mission.client, mission.brief,
  mission.reward, mission.secret, front.name AS front, mission.front_id, mission.status, mission.outcome,
  mission.deadline_day
  FROM mission LEFT JOIN front ON front.id = mission.front_id`

function reportOf(row: ReportRow): ConfidentialReport {
  return {
    from: row.from_character_id,
    to: row.to_character_id,
    value: row.value === 1 ? 1 : -1,
  }
}

/** The closing roll of a participant; one that cannot be read is left out and told. */
function rollOf(read: Read, { roll }: ParticipantRow): ClosingRoll | null {
  if (roll === null) return null
  return ifReadable(
    () => readStored(rollSchema, roll),
    (text) => {
      read.leaveOut(text)
      return null
    },
  )
}

const participantOf = (read: Read, row: ParticipantRow) => ({
  id: row.character_id,
  name: row.name,
  absent: row.absent === 1,
  milestones: row.milestones,
  roll: rollOf(read, row),
})

/** The parts of these missions, by their ids: one question each, however many they are. */
function partsOf(read: Read, missions: readonly MissionRow[]) {
  const bindings = { ids: JSON.stringify(missions.map(({ id }) => id)) }
  const wanted = 'mission_id IN (SELECT value FROM json_each(@ids))'
  const objectives = read.all<ObjectiveRow>(
    `SELECT id, mission_id, text, state, secret FROM objective WHERE ${wanted} ORDER BY position`,
    bindings,
  )
  const participants = read.all<ParticipantRow>(
    `SELECT participant.mission_id, participant.character_id, character.name,
            participant.absent, participant.milestones, participant.roll
     FROM participant JOIN character ON character.id = participant.character_id
     WHERE ${wanted} ORDER BY participant.position`,
    bindings,
  )
  const reports = read.all<ReportRow>(
    `SELECT mission_id, from_character_id, to_character_id, value
     FROM confidential_report WHERE ${wanted} ORDER BY rowid`,
    bindings,
  )
  const missionOf = (row: { mission_id: string }) => row.mission_id
  return {
    objectives: Map.groupBy(objectives, missionOf),
    participants: Map.groupBy(participants, missionOf),
    reports: Map.groupBy(reports, missionOf),
  }
}

type MissionParts = ReturnType<typeof partsOf>

function complete(read: Read, mission: MissionRow, parts: MissionParts) {
  const participants = (parts.participants.get(mission.id) ?? []).map((row) =>
    participantOf(read, row),
  )
  const end: MissionEnd = {
    // One that was given up is closed with no rolls: nothing asks how it weighs.
    outcome: mission.outcome === 'abandoned' ? 'uncertain' : (mission.outcome ?? 'uncertain'),
    participants: participants.map((each) => each.id),
    absent: participants.filter((each) => each.absent).map((each) => each.id),
    reports: (parts.reports.get(mission.id) ?? []).map(reportOf),
    milestones: Object.fromEntries(participants.map((each) => [each.id, each.milestones])),
  }
  return { ...mission, objectives: parts.objectives.get(mission.id) ?? [], participants, end }
}

/** A mission with its objectives, participants, and what its end will weigh. */
export type Mission = ReturnType<typeof complete>

/** These missions, in their order. */
export function readMissions(read: Read, ids: readonly string[]): Mission[] {
  const rows = read.all<MissionRow>(
    `${missionColumns} WHERE mission.id IN (SELECT value FROM json_each(@ids))
     ORDER BY mission.position, mission.id`,
    { ids: JSON.stringify(ids) },
  )
  const parts = partsOf(read, rows)
  return rows.map((row) => complete(read, row, parts))
}

/** One mission; a refusal in words when it is gone. */
export function readMission(read: Read, id: string): Mission {
  const row =
    read.get<MissionRow>(`${missionColumns} WHERE mission.id = @id`, { id }) ??
    refuse('refusal.gone')
  return complete(read, row, partsOf(read, [row]))
}
