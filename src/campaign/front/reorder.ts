import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { activeFront, dangerById, frontById } from './row'

/** What stands in an order, with the table it lies in and what its neighbours have in common with it. */
const orders = {
  front: { table: 'front', within: 'status' },
  danger: { table: 'danger', within: 'front_id' },
  portent: { table: 'portent', within: 'danger_id' },
  stake: { table: 'stake', within: 'front_id' },
  customMove: { table: 'custom_move', within: 'front_id' },
}

/** What of a front can be put in another order. */
export type Ordered = keyof typeof orders
export const orderedKinds = ['front', 'danger', 'portent', 'stake', 'customMove'] as const

interface Place {
  id: string
  position: number
  within: string
}

/** A resolved front stays as it was left; among the others it may still be moved. */
function checkActive(read: Read, what: Ordered, within: string): void {
  if (what === 'front') return
  activeFront(read, what === 'portent' ? dangerById(read, within).front_id : within)
}

/** Changes places with the neighbour before (−1) or after (1); at the end of the row nothing happens. */
export function reorder(write: Write, what: Ordered, id: string, by: -1 | 1): void {
  const { table, within } = orders[what]
  const here =
    write.get<Place>(`SELECT id, position, ${within} AS within FROM ${table} WHERE id = @id`, {
      id,
    }) ?? refuse('refusal.gone')
  checkActive(write, what, here.within)
  const beside = write.get<Place>(
    `SELECT id, position FROM ${table}
     WHERE ${within} = @within AND ${by < 0 ? 'position < @position' : 'position > @position'}
     ORDER BY position ${by < 0 ? 'DESC' : 'ASC'} LIMIT 1`,
    { within: here.within, position: here.position },
  )
  if (!beside) return
  const set = `UPDATE ${table} SET position = @position WHERE id = @id`
  write.run(set, { id, position: beside.position })
  write.run(set, { id: beside.id, position: here.position })
}

/** What the history calls it: the name of the front it happens in. */
export function frontNameOf(read: Read, what: Ordered, id: string): string {
  if (what === 'front') return frontById(read, id).name
  if (what === 'danger') return dangerById(read, id).front
  const { table, within } = orders[what]
  const row =
    read.get<{ within: string }>(`SELECT ${within} AS within FROM ${table} WHERE id = @id`, {
      id,
    }) ?? refuse('refusal.gone')
  return what === 'portent' ? dangerById(read, row.within).front : frontById(read, row.within).name
}
