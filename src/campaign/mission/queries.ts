import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { sum, term, type Sum } from '../../shared/term'
import { inPlay } from '../cast/in-play'
import { query } from '../define'
import type { Read } from '../file/handles'
import { readCasualties } from './casualties'
import { missionHead } from './head'
import { missionInPlay } from './in-play'
import { endingSystem } from './life'
import { readMissions, type MissionRow } from './read'
import { pageInput, readPage } from '../search/page'
import { filledText, idSchema } from '../../shared/bounded'

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
      ...row,
      characterId,
      secret: secret === 1,
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
function readPreparation(read: Read, missionId: string) {
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
    /** Those of the cast who are in play and not on the table. */
    absent: read
      .all<{ id: string }>(
        `SELECT npc.id FROM mission_cast JOIN ${inPlay.npc} ON npc.id = mission_cast.npc_id
         WHERE mission_cast.mission_id = @missionId
           AND npc.id NOT IN (SELECT npc_id FROM scene_presence) ORDER BY npc.position`,
        bindings,
      )
      .map(({ id }) => id),
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

function readMissionPage(read: Read, asked: z.output<typeof pageInput>) {
  const columns = 'id, name, status, outcome'
  type Head = Pick<MissionRow, 'id' | 'name' | 'status' | 'outcome'>
  const { rows: missions, ...page } = readPage<Head>(read, 'mission', columns, asked)
  const open = read.get<{ id: string }>(
    `SELECT id FROM mission WHERE status <> 'closed' ORDER BY position, id LIMIT 1`,
  )
  return {
    ...page,
    missions,
    openId: open?.id ?? null,
    endingSystem: endingSystem(read)?.id ?? null,
  }
}

const missionOnly = z.strictObject({ missionId: idSchema })

export const missionQueries = {
  /**
   * A page of the missions in their places: of all, or of those that hold the words typed. With it the
   * first that is not closed, and who rules the end of one.
   */
  'mission.list': query({ input: pageInput, run: readMissionPage }),

  /** The names of all missions, in their places: what one is chosen from. */
  'mission.names': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<Pick<MissionRow, 'id' | 'name' | 'status'>>(
        'SELECT id, name, status FROM mission ORDER BY position, id',
      ),
  }),

  /** These missions with objectives, participants and what their ends weigh, in their places. */
  'mission.byId': query({
    input: z.strictObject({ ids: z.array(idSchema).max(500) }),
    run: (read, { ids }) => readMissions(read, ids),
  }),

  /**
   * The mission that play belongs to now; null when that is not known. The `wanted` ones come first,
   * while they are under way.
   */
  'mission.inPlay': query({
    input: z.strictObject({ wanted: z.array(filledText(64)).max(4).default([]) }),
    run: (read, { wanted }) => missionInPlay(read, wanted),
  }),

  /** Cast, places, rewards with their sums, and fights of a mission. */
  'mission.preparation': query({
    input: missionOnly,
    run: (read, { missionId }) => readPreparation(read, missionId),
  }),

  /** Who did not walk away from the mission's fights. */
  'mission.casualties': query({
    input: missionOnly,
    run: (read, { missionId }) => readCasualties(read, missionId, 'gm'),
  }),
}
