import { z } from 'zod'
import { factSchema, type Fact } from '../../shared/fact'
import { query } from '../define'

interface FactRow {
  id: number
  at: string
  fact: string
}

/** A fact as the journal holds it. */
export interface JournalEntry {
  id: number
  at: string
  fact: Fact
}

/** Parses a row of the journal. */
export function entryOf(row: FactRow): JournalEntry {
  return { id: row.id, at: row.at, fact: factSchema.parse(JSON.parse(row.fact)) }
}

export const journalApi = {
  /** The newest facts, newest first; undone ones are left out. */
  'journal.recent': query({
    input: z.strictObject({ limit: z.number().int().min(1).max(500) }),
    run: (read, { limit }) =>
      read
        .all<FactRow>('SELECT id, at, fact FROM live_fact ORDER BY id DESC LIMIT @limit', { limit })
        .map(entryOf),
  }),
}
