import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

/** A place as facts point at it; a refusal in words when it is gone. */
export function placeRef(read: Read, placeId: string): Ref {
  const row = read.get<{ name: string }>('SELECT name FROM place WHERE id = @placeId', { placeId })
  return { type: 'place', id: placeId, name: row?.name ?? refuse('refusal.gone') }
}
