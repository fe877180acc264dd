import { z } from 'zod'
import { factSchema, type Fact } from '../../shared/fact'
import { query } from '../define'
import { memoize } from '../file/memoize'
import { ifReadable, readStored } from '../file/stored'
import { fieldGaps } from '../sheet/field'
import { knownSystem } from '../sheet/sheets'
import { filledText, whole } from '../../shared/bounded'

/** A row of the journal. */
export interface FactRow {
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

/** Stands for a line of the journal that cannot be read: nobody knows whether players may. */
function unreadableFact(text: string): Fact {
  return { kind: 'note.unreadable', secret: true, about: [], with: { text: text.slice(0, 300) } }
}

/** The newest are read again with every step. */
const readFact = memoize((shape: typeof factSchema, text) => readStored(shape, text))

/** Reads a row of the journal; one that cannot be read says so, with its text. */
export function entryOf(row: FactRow): JournalEntry {
  const fact = ifReadable(() => readFact(factSchema, row.fact), unreadableFact)
  return { id: row.id, at: row.at, fact }
}

export const journalApi = {
  /** The newest facts, newest first; undone ones are left out. */
  'journal.recent': query({
    input: z.strictObject({ limit: whole(1, 500) }),
    run: (read, { limit }) =>
      read
        .all<FactRow>('SELECT id, at, fact FROM live_fact ORDER BY id DESC LIMIT @limit', { limit })
        .map(entryOf),
  }),

  /**
   * The newest change of a field, by the rules or by hand, one for each that has it: the reason
   * beside the figure. Undone ones are left out.
   */
  'journal.lastChanges': query({
    input: z.strictObject({
      system: filledText(40),
      field: filledText(80),
    }),
    run: (read, { system, field }) =>
      read
        .all<FactRow>(
          `SELECT max(id) AS id, at, fact FROM live_fact
           WHERE kind IN ('sheet.changed', 'sheet.edited', 'sheet.rewritten')
             AND (json_extract(fact, '$.with.field') = @title OR @title IN (
               SELECT value FROM json_each(ifnull(json_extract(fact, '$.with.fields'), '[]'))))
           GROUP BY json_extract(fact, '$.about[0].id') ORDER BY id DESC`,
          { title: fieldGaps(knownSystem(system), field).field },
        )
        .map(entryOf),
  }),
}
