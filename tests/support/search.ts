import { expect } from 'vitest'
import type { CampaignFile } from '../../src/campaign/file/campaign-file'
import { phrase } from '../../src/shared/phrase'

interface Entry {
  type: string
  name: string
}

/** What search keeps is what it would keep had it been made just now; the index fits it. */
export function expectWholeSearch(file: CampaignFile): Entry[] {
  const entries = (table: string) =>
    file.read((read) =>
      read.all<Entry>(`SELECT type, entity_id, name, body FROM ${table} ORDER BY 1, 2`),
    ).value
  const kept = entries('search_entry')
  expect(kept).toEqual(entries('searchable'))
  file.command(
    'test.check',
    () => phrase('test'),
    (write) =>
      write.run(`INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)`),
  )
  return kept
}
