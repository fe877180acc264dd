import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface PortentRow {
  text: string
  done_at: string | null
  danger_id: string
  danger: string
  open_beside: number
}

/** A portent with its danger, and how many others of that danger are still to come. */
export function portentById(read: Read, id: string): PortentRow {
  const row = read.get<PortentRow>(
    `SELECT portent.text, portent.done_at, portent.danger_id, danger.name AS danger,
            (SELECT count(*) FROM portent AS other WHERE other.danger_id = portent.danger_id
              AND other.id <> portent.id AND other.done_at IS NULL) AS open_beside
     FROM portent JOIN danger ON danger.id = portent.danger_id
     WHERE portent.id = @id`,
    { id },
  )
  return row ?? refuse('refusal.gone')
}
