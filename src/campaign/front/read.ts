import type { z } from 'zod'
import type { DoomKind } from '../../rules/fronts/danger-types'
import { readMovesOfFronts } from '../custom-move/read'
import type { Read } from '../file/handles'
import { readPage, type pageInput } from '../search/page'

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
interface MissionRow {
  id: string
  front_id: string
  name: string
  status: string
}

/** Some rows of a table by the front or danger they belong to. */
const of = (column: string) => `${column} IN (SELECT value FROM json_each(@ids))`

function readDangers(read: Read, frontIds: string) {
  const dangers = read.all<DangerRow>(
    `SELECT id, front_id, name, category, subtype, impulse, doom_kind, doom, state, ordered,
       aftermath FROM danger WHERE ${of('front_id')} ORDER BY position`,
    { ids: frontIds },
  )
  const bindings = { ids: JSON.stringify(dangers.map(({ id }) => id)) }
  const portents = read.all<PortentRow>(
    `SELECT id, danger_id, text, done_how, done_cause, done_at FROM portent
     WHERE ${of('danger_id')} ORDER BY position`,
    bindings,
  )
  const cast = read.all<CastRow>(
    `SELECT danger_cast.danger_id AS of_id, danger_cast.npc_id, npc.name, danger_cast.note
     FROM danger_cast JOIN npc ON npc.id = danger_cast.npc_id
     WHERE ${of('danger_cast.danger_id')} ORDER BY npc.position`,
    bindings,
  )
  return dangers.map((danger) => ({
    ...danger,
    ordered: danger.ordered === 1,
    portents: portents.filter((portent) => portent.danger_id === danger.id),
    cast: cast.filter((entry) => entry.of_id === danger.id),
  }))
}

/** Reads these fronts as trees: dangers with their portents and cast, stakes, cast, moves, missions. */
export function readFronts(read: Read, frontIds: readonly string[]) {
  const bindings = { ids: JSON.stringify(frontIds) }
  const dangers = readDangers(read, bindings.ids)
  const stakes = read.all<StakeRow>(
    `SELECT id, front_id, question, answer FROM stake WHERE ${of('front_id')} ORDER BY position`,
    bindings,
  )
  const cast = read.all<CastRow>(
    `SELECT front_cast.front_id AS of_id, front_cast.npc_id, npc.name, front_cast.note
     FROM front_cast JOIN npc ON npc.id = front_cast.npc_id
     WHERE ${of('front_cast.front_id')} ORDER BY npc.position`,
    bindings,
  )
  const moves = readMovesOfFronts(read, bindings.ids)
  const missions = read.all<MissionRow>(
    `SELECT id, front_id, name, status FROM mission WHERE ${of('front_id')} ORDER BY position`,
    bindings,
  )
  return read
    .all<FrontRow>(
      `SELECT id, name, kind, description, notes, status, aftermath FROM front
       WHERE ${of('id')} ORDER BY position, id`,
      bindings,
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

/** The fronts in play, as trees. */
export function readFrontsInPlay(read: Read) {
  const ids = read.all<{ id: string }>(`SELECT id FROM front WHERE status = 'active'`)
  return readFronts(
    read,
    ids.map(({ id }) => id),
  )
}

type FrontHead = Pick<FrontRow, 'id' | 'name' | 'kind' | 'status'>

/** A page of the fronts, those in play first. */
export function readFrontPage(read: Read, asked: z.output<typeof pageInput>) {
  const columns = 'id, name, kind, status'
  const { rows: fronts, ...page } = readPage<FrontHead>(read, 'front', columns, asked)
  return { ...page, fronts }
}

/** The names of all fronts, in their places. */
export function readFrontNames(read: Read) {
  return read.all<FrontHead>('SELECT id, name, kind, status FROM front ORDER BY position, id')
}
