import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface PortentRow {
  text: string
  done_at: string | null
  danger_id: string
}

/** A portent; a refusal in words when it is gone. */
export function portentById(read: Read, id: string): PortentRow {
  return (
    read.get<PortentRow>('SELECT text, done_at, danger_id FROM portent WHERE id = @id', { id }) ??
    refuse('refusal.gone')
  )
}
