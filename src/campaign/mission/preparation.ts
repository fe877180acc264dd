import { phrase } from '../../shared/phrase'
import { sum, term, type Sum } from '../../shared/term'
import type { Read } from '../file/handles'
import { missionHead } from './head'

interface LinkRow {
  id: string
  name: string
  note: string
}
interface FightRow {
  id: string
  name: string
  status: 'prepared' | 'running' | 'over'
  place: string | null
}
interface RewardRow {
  id: string
  character_id: string | null
  character: string | null
  amount: number
  unit: string
  source: string
  secret: number
}

/** A piece of what a mission pays; everyone's when it names nobody. */
export interface MissionReward {
  id: string
  characterId: string | null
  character: string | null
  amount: number
  unit: string
  source: string
  secret: boolean
}

/** All of one unit that a mission pays, piece by piece. */
export interface RewardTotal {
  unit: string
  sum: Sum
}

/** What a mission pays, piece by piece in order. */
export function readRewards(read: Read, missionId: string): MissionReward[] {
  return read
    .all<RewardRow>(
      `SELECT mission_reward.id, mission_reward.character_id, character.name AS character,
              mission_reward.amount, mission_reward.unit, mission_reward.source,
              mission_reward.secret
       FROM mission_reward LEFT JOIN character ON character.id = mission_reward.character_id
       WHERE mission_reward.mission_id = @missionId ORDER BY mission_reward.position`,
      { missionId },
    )
    .map(({ character_id: characterId, secret, ...row }) => ({
      ...{ ...row, characterId, secret: secret === 1 },
    }))
}

/** Rewards as sums, one a unit however it is spelt, with their sources. Pure. */
export function rewardTotals(rewards: readonly MissionReward[]): RewardTotal[] {
  const units = new Map(rewards.map(({ unit }) => [unit.toLowerCase(), unit]))
  return [...units].map(([key, unit]) => ({
    unit,
    sum: sum(
      rewards
        .filter((each) => each.unit.toLowerCase() === key)
        .map(({ amount, source, character }) =>
          term(
            character === null
              ? phrase('missions.rewards.from', { source })
              : phrase('missions.rewards.fromFor', { source, name: character }),
            amount,
            '',
          ),
        ),
    ),
  }))
}

/** What hangs on a mission beside its story: cast, places, rewards, fights. Refuses when it is gone. */
export function readPreparation(read: Read, missionId: string) {
  missionHead(read, missionId)
  const bindings = { missionId }
  const rewards = readRewards(read, missionId)
  return {
    cast: read.all<LinkRow>(
      `SELECT npc.id, npc.name, mission_cast.note
       FROM mission_cast JOIN npc ON npc.id = mission_cast.npc_id
       WHERE mission_cast.mission_id = @missionId ORDER BY npc.position`,
      bindings,
    ),
    places: read.all<LinkRow>(
      `SELECT place.id, place.name, mission_place.note
       FROM mission_place JOIN place ON place.id = mission_place.place_id
       WHERE mission_place.mission_id = @missionId ORDER BY place.position`,
      bindings,
    ),
    rewards,
    totals: rewardTotals(rewards),
    fights: read.all<FightRow>(
      `SELECT encounter.id, encounter.name, encounter.status, place.name AS place
       FROM encounter LEFT JOIN place ON place.id = encounter.place_id
       WHERE encounter.mission_id = @missionId ORDER BY encounter.position`,
      bindings,
    ),
  }
}
