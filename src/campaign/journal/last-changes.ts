import { z } from 'zod'
import { query } from '../define'
import { fieldTitle } from '../sheet/field'
import { knownSystem } from '../sheet/sheets'
import { entryOf } from './api'

/** What last changed a field of everybody's sheets: the reason beside the figure. */
export const lastChangesApi = {
  /**
   * The newest change of a field, by the rules or by hand, one for each that has it; undone ones
   * are left out.
   */
  'journal.lastChanges': query({
    input: z.strictObject({
      system: z.string().min(1).max(40),
      field: z.string().min(1).max(80),
    }),
    run: (read, { system, field }) =>
      read
        .all<{ id: number; at: string; fact: string }>(
          `SELECT max(id) AS id, at, fact FROM live_fact
           WHERE kind IN ('sheet.changed', 'sheet.edited')
             AND json_extract(fact, '$.with.field') = @title
           GROUP BY json_extract(fact, '$.about[0].id') ORDER BY id DESC`,
          { title: fieldTitle(knownSystem(system), field) },
        )
        .map(entryOf),
  }),
}
