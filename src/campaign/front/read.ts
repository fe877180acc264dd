import type { Read } from '../file/handles'

interface FrontRow {
  id: string
  name: string
  kind: 'campaign' | 'adventure'
  description: string
  status: 'active' | 'resolved'
}
interface DangerRow {
  id: string
  front_id: string
  name: string
  category: string
  subtype: string
  impulse: string
  doom_kind: string
  doom: string
  state: 'active' | 'resolved' | 'moved'
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
  front_id: string
  npc_id: string
  name: string
  note: string
}

/** Reads every front as a tree: dangers with their portents, stakes, cast. */
export function readFronts(read: Read) {
  const dangers = read.all<DangerRow>(
    `SELECT id, front_id, name, category, subtype, impulse, doom_kind, doom, state
     FROM danger ORDER BY position`,
  )
  const portents = read.all<PortentRow>(
    `SELECT id, danger_id, text, done_how, done_cause, done_at FROM portent ORDER BY position`,
  )
  const stakes = read.all<StakeRow>(
    'SELECT id, front_id, question, answer FROM stake ORDER BY position',
  )
  const cast = read.all<CastRow>(
    `SELECT front_cast.front_id, front_cast.npc_id, npc.name, front_cast.note
     FROM front_cast JOIN npc ON npc.id = front_cast.npc_id ORDER BY npc.position`,
  )
  return read
    .all<FrontRow>('SELECT id, name, kind, description, status FROM front ORDER BY position')
    .map((front) => ({
      ...front,
      dangers: dangers
        .filter((danger) => danger.front_id === front.id)
        .map((danger) => ({
          ...danger,
          portents: portents.filter((portent) => portent.danger_id === danger.id),
        })),
      stakes: stakes.filter((stake) => stake.front_id === front.id),
      cast: cast.filter((entry) => entry.front_id === front.id),
    }))
}
