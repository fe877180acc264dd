import { refNamed, type Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Binding, FactPlace, Read, Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'

interface FrontRow {
  id: string
  name: string
  status: 'active' | 'resolved'
}

interface DangerRow {
  id: string
  name: string
  front_id: string
  state: 'active' | 'resolved' | 'moved'
  front: string
  status: 'active' | 'resolved'
  portents: number
  /** How many of them are still to come. */
  open: number
}

/** A front; a refusal in words when it is gone. */
export function frontById(read: Read, frontId: string): FrontRow {
  return (
    read.get<FrontRow>('SELECT id, name, status FROM front WHERE id = @frontId', { frontId }) ??
    refuse('refusal.gone')
  )
}

/** A front that is still in play; a resolved one stays as it was left. */
export function activeFront(read: Read, frontId: string): FrontRow {
  const front = frontById(read, frontId)
  return front.status === 'active' ? front : refuse('refusal.frontResolved')
}

/** A danger with its front; a refusal in words when it is gone. */
export function dangerById(read: Read, dangerId: string): DangerRow {
  return (
    read.get<DangerRow>(
      `SELECT danger.id, danger.name, danger.front_id, danger.state, front.name AS front,
         front.status, count(portent.id) AS portents,
         count(portent.id) - count(portent.done_at) AS open
       FROM danger JOIN front ON front.id = danger.front_id
         LEFT JOIN portent ON portent.danger_id = danger.id
       WHERE danger.id = @dangerId GROUP BY danger.id`,
      { dangerId },
    ) ?? refuse('refusal.gone')
  )
}

/** A danger that still threatens, in a front that is still in play. */
export function activeDanger(read: Read, dangerId: string): DangerRow {
  const danger = dangerById(read, dangerId)
  if (danger.status === 'resolved') refuse('refusal.frontResolved')
  return danger.state === 'active' ? danger : refuse('refusal.dangerResolved')
}

/** A front or a danger as facts point at it. */
export function refTo(type: 'front' | 'danger', { id, name }: { id: string; name: string }): Ref {
  return refNamed(type, id, name)
}

/**
 * The mission that a front is played in, of several the one that is played now: what happens in the
 * front belongs to its log.
 */
export function placeOf(read: Read, frontId: string): FactPlace {
  const mission = read.get<{ id: string }>(
    `SELECT id FROM mission WHERE front_id = @frontId AND status = 'underWay'
     ORDER BY id IS NOT @inPlay, position`,
    { frontId, inPlay: missionInPlay(read) },
  )
  return { missionId: mission?.id ?? null }
}

type Table = 'front' | 'danger' | 'portent' | 'stake' | 'custom_move'

/** Changes the columns that are given and leaves the rest; the names are those of a command's own schema. */
export function editRow(
  write: Write,
  table: Table,
  id: string,
  columns: Record<string, Binding | undefined>,
): void {
  const given = Object.entries(columns).filter(
    (column): column is [string, Binding] => column[1] !== undefined,
  )
  if (given.length === 0) return
  const set = given.map(([column]) => `${column} = @${column}`).join(', ')
  write.run(`UPDATE ${table} SET ${set} WHERE id = @id`, { ...Object.fromEntries(given), id })
}

/** Inserts a row after the last one of the same parent, and answers its id. */
export function appendRow(
  write: Write,
  table: Table,
  columns: Record<string, Binding>,
  parent?: string,
): string {
  const id = write.newId()
  const names = Object.keys(columns)
  const beside = parent ? `WHERE ${parent} = @${parent}` : ''
  write.run(
    `INSERT INTO ${table} (id, position, ${names.join(', ')})
     SELECT @id, coalesce(max(position) + 1, 0), ${names.map((name) => `@${name}`).join(', ')}
     FROM ${table} ${beside}`,
    { ...columns, id },
  )
  return id
}
