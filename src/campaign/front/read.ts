import type { DoomKind } from '../../rules/fronts/danger-types'
import type { Read } from '../file/handles'

interface FrontRow {
  id: string
  name: string
  kind: 'campaign' | 'adventure'
  description: string
  notes: string
  status: 'active' | 'resolved'
  aftermath: string
}
interface DangerRow {
  id: string
  front_id: string
  name: string
  /** The id of a known category, or the GM's own words; so is the subtype. */
  category: string
  subtype: string
  impulse: string
  doom_kind: DoomKind | null
  doom: string
  state: 'active' | 'resolved' | 'moved'
  ordered: number
  aftermath: string
}
interface PortentRow {
  id: string
  danger_id: string
  text: string
  done_how: 'descriptive' | 'prescriptive' | null
  done_cause: string | null
  done_at: string | null
}
interface StakeRow {
  id: string
  front_id: string
  question: string
  answer: string | null
}
interface CastRow {
  /** The front or the danger whose cast it is. */
  of_id: string
  npc_id: string
  name: string
  note: string
}
interface CustomMoveRow {
  id: string
  front_id: string
  name: string
  made_by: 'player' | 'gm'
  trigger_text: string
  stat: string
  strong: string
  weak: string
  miss: string
}
interface MissionRow {
  id: string
  front_id: string
  name: string
  status: string
}

function readDangers(read: Read) {
  const portents = read.all<PortentRow>(
    `SELECT id, danger_id, text, done_how, done_cause, done_at FROM portent ORDER BY position`,
  )
  const cast = read.all<CastRow>(
    `SELECT danger_cast.danger_id AS of_id, danger_cast.npc_id, npc.name, danger_cast.note
     FROM danger_cast JOIN npc ON npc.id = danger_cast.npc_id ORDER BY npc.position`,
  )
  return read
    .all<DangerRow>(
      `SELECT id, front_id, name, category, subtype, impulse, doom_kind, doom, state, ordered,
         aftermath FROM danger ORDER BY position`,
    )
    .map((danger) => ({
      ...danger,
      ordered: danger.ordered === 1,
      portents: portents.filter((portent) => portent.danger_id === danger.id),
      cast: cast.filter((entry) => entry.of_id === danger.id),
    }))
}

/** Reads every front as a tree: dangers with their portents and cast, stakes, cast, moves, missions. */
export function readFronts(read: Read) {
  const dangers = readDangers(read)
  const stakes = read.all<StakeRow>(
    'SELECT id, front_id, question, answer FROM stake ORDER BY position',
  )
  const cast = read.all<CastRow>(
    `SELECT front_cast.front_id AS of_id, front_cast.npc_id, npc.name, front_cast.note
     FROM front_cast JOIN npc ON npc.id = front_cast.npc_id ORDER BY npc.position`,
  )
  const moves = read.all<CustomMoveRow>(
    `SELECT id, front_id, name, made_by, trigger_text, stat, strong, weak, miss
     FROM custom_move ORDER BY position`,
  )
  const missions = read.all<MissionRow>(
    `SELECT id, front_id, name, status FROM mission WHERE front_id IS NOT NULL ORDER BY position`,
  )
  return read
    .all<FrontRow>(
      `SELECT id, name, kind, description, notes, status, aftermath FROM front ORDER BY position`,
    )
    .map((front) => {
      const isOf = (each: { front_id: string }) => each.front_id === front.id
      return {
        ...front,
        dangers: dangers.filter(isOf),
        stakes: stakes.filter(isOf),
        cast: cast.filter((entry) => entry.of_id === front.id),
        customMoves: moves.filter(isOf),
        missions: missions.filter(isOf),
      }
    })
}
