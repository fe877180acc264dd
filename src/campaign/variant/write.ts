import type { Write } from '../file/handles'

/** Keeps what a thing is a variant of: another of its noun. */
export function keepVariant(write: Write, noun: string, id: string, ofId: string): void {
  write.run(
    `INSERT INTO variant (noun, id, of_id) VALUES (@noun, @id, @ofId)
     ON CONFLICT DO UPDATE SET of_id = excluded.of_id`,
    { noun, id, ofId },
  )
}
